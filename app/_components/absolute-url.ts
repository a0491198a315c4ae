import { env } from '@/lib/platform/env/env';

/** The absolute URL of a path of this site. Only while answering a request: the build does not know the address. */
export const absoluteUrl = (path: string): string => new URL(path, env().APP_URL).href;
