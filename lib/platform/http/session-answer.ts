import { companionCookies, noSessionCookies, sessionCookies } from '@/lib/platform/auth/session-cookie';
import { isSecure } from '@/lib/platform/env/env';

export function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

interface Opened {
  token: string;
  seconds: number;
  device: string;
}

export const withSession = (answer: Response, { token, seconds, device }: Opened): Response =>
  withCookies(answer, [...sessionCookies(token, seconds, isSecure()), device]);

/** Adds the cookies that accompany the session's cookie. */
export const withCompanionCookies = (
  answer: Response,
  { accountId, seconds, device }: Omit<Opened, 'token'> & { accountId: string },
): Response => withCookies(answer, [...companionCookies(accountId, seconds, isSecure()), device]);

export const withoutSession = (answer: Response): Response =>
  withCookies(answer, noSessionCookies(isSecure()));
