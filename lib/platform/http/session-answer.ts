import { noSessionCookies, sessionCookies } from '@/lib/platform/auth/session-cookie';
import { isSecure } from '@/lib/platform/env/env';

/** Adds these `Set-Cookie` values to the answer. */
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

/** Adds the cookies of a new session to the answer. */
export const withSession = (answer: Response, { token, seconds, device }: Opened): Response =>
  withCookies(answer, [...sessionCookies(token, seconds, isSecure()), device]);

/** Adds the cookies that clear the session to the answer. */
export const withoutSession = (answer: Response): Response =>
  withCookies(answer, noSessionCookies(isSecure()));
