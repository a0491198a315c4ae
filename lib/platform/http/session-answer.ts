import { noSessionCookies, sessionCookies } from '@/lib/platform/auth/session-cookie';
import { isSecure } from '@/lib/platform/env/env';

function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** The answer with the cookies of a session of so many seconds. */
export const withSession = (answer: Response, token: string, seconds: number): Response =>
  withCookies(answer, sessionCookies(token, seconds, isSecure()));

/** The answer with the cookies that end the session in this browser. */
export const withoutSession = (answer: Response): Response =>
  withCookies(answer, noSessionCookies(isSecure()));
