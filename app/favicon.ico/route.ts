import { readFile } from 'node:fs/promises';
import { site } from '@/lib/platform/core/site';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

/** The mark of the project, for a site without a logo of its own. */
const MARK = new URL('../_icons/favicon.ico', import.meta.url);

/** The icon for programs that look for it here whatever a page names. */
export const GET = route(async () =>
  site.logo === undefined
    ? new Response(await readFile(MARK), { headers: { 'Content-Type': 'image/x-icon' } })
    : new Response(null, { status: 302, headers: { Location: site.logo } }),
);
