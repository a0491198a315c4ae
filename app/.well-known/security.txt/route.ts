import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { site } from '@/lib/platform/core/site';
import { DAY_MS } from '@/lib/platform/format/nairobi';

export const dynamic = 'force-dynamic';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export function GET(): Response {
  const today = Date.now() - (Date.now() % DAY_MS);
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
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
