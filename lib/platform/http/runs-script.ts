import { cookieUnderAnyName } from '@/lib/platform/auth/cookie-name';

const NAME = 'mwanzo-script';

/**
 * Records, until the browser closes, that it runs scripts: only such a browser can put the parts of a streamed page into place. Place it
 * on every page that may be streamed.
 */
export const RUNS_SCRIPT = `document.cookie=(location.protocol=="https:"?"__Secure-${NAME}=1;secure":"${NAME}=1")+";path=/dashboard;samesite=lax"`;

/** Whether a page of the dashboard has run its script in the browser with these cookies. */
export const runsScript = (cookies: Record<string, string | undefined>): boolean =>
  cookieUnderAnyName(cookies, NAME) === '1';
