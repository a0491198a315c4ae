import { readFile } from 'node:fs/promises';
import { site } from '@/lib/platform/core/site';
import { route } from '@/lib/platform/http/route';
import { readTouchIcon } from '@/lib/content/site-settings/touch-icon';

export const dynamic = 'force-dynamic';

/** The project's icon, for a site without its own logo. */
const MARK = new URL('../apple-icon.png', import.meta.url);

/** The home-screen icon. Phones request it here or under the names in `TOUCH_ICON`, whatever the page declares. */
export const GET = route(async () => {
  const icon = site.logo === undefined ? await readFile(MARK) : await readTouchIcon(site.logo);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
});
