import { readFile } from 'node:fs/promises';
import { site } from '@/lib/platform/core/site';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

/** The project's icon, for a site without its own logo. */
const MARK = new URL('../_icons/favicon.ico', import.meta.url);

/** For clients that request this path, whatever icon the page declares. */
export const GET = route(async () =>
  site.logo === undefined
    ? new Response(await readFile(MARK), { headers: { 'Content-Type': 'image/x-icon' } })
    : new Response(null, { status: 302, headers: { Location: site.logo } }),
);
