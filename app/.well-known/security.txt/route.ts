import { absoluteUrl } from '@/app/_components/absolute-url';
import { site } from '@/lib/platform/core/site';
import { DAY_MS } from '@/lib/platform/format/nairobi';

export const dynamic = 'force-dynamic';

/** Days a reader may rely on it: RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
