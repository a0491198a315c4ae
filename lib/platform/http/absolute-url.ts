import { env } from '@/lib/platform/env/env';

/** The URL of a path on this site. Do not call it during the build, which does not know the address of the site. */
export const absoluteUrl = (path: string): string => new URL(path, env().APP_URL).href;
