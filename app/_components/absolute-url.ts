import { env } from '@/lib/platform/env/env';

/** Call it only while handling a request: the build does not know the site's address. */
export const absoluteUrl = (path: string): string => new URL(path, env().APP_URL).href;
