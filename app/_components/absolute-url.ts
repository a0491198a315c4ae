import { env } from '@/lib/platform/env/env';

/** The full address of a path of this site. Only where a request is answered: the build knows no address. */
export const absoluteUrl = (path: string): string => new URL(path, env().APP_URL).href;
