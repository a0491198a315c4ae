import { readFile } from 'node:fs/promises';
import { site } from '@/lib/platform/core/site';
import { route } from '@/lib/platform/http/route';
import { readTouchIcon } from '@/lib/content/site-settings/touch-icon';

export const dynamic = 'force-dynamic';

/** The mark of the project, for a site without a logo of its own. */
const MARK = new URL('../apple-icon.png', import.meta.url);

/** The icon for the home screen of a phone, which looks for it here, and under the names of `TOUCH_ICON`, whatever a page names. */
export const GET = route(async () => {
  const icon = site.logo === undefined ? await readFile(MARK) : await readTouchIcon(site.logo);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
});
