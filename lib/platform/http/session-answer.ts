import { noSessionCookies, sessionCookies } from '@/lib/platform/auth/session-cookie';
import { isSecure } from '@/lib/platform/env/env';

/** The answer with these `Set-Cookie` values, too. */
export function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** A log-in: the token, how many seconds it is good for, and the `Set-Cookie` value that makes the browser known to the account. */
interface Opened {
  token: string;
  seconds: number;
  device: string;
}

/** The answer with the cookies of a session that begins. */
export const withSession = (answer: Response, { token, seconds, device }: Opened): Response =>
  withCookies(answer, [...sessionCookies(token, seconds, isSecure()), device]);

/** The answer with the cookies that end the session in this browser. */
export const withoutSession = (answer: Response): Response =>
  withCookies(answer, noSessionCookies(isSecure()));
