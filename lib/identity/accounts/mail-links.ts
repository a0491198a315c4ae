import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';

/** For each kind of mail, the audience of its signature, so that no other token is accepted, and its path. */
const KINDS = {
  reminders: { audience: 'mwanzo-unsubscribe', path: '/unsubscribe' },
  alerts: { audience: 'mwanzo-alerts', path: '/unsubscribe/alerts' },
} as const;

/** Mails that somebody gets until they end them. */
export type RegularMail = keyof typeof KINDS;

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/) });

/** The addresses at which somebody ends mails of a kind without logging in; they never expire. */
export interface MailLinks {
  /** For people. */
  page: string;
  /** For mail programs, with one press (RFC 8058). */
  call: string;
}

/** Takes the kind of mail and the id of the user. */
export const mailLinks = (kind: RegularMail, userId: string): MailLinks => {
  const { audience, path } = KINDS[kind];
  const token = jwt.sign({}, secretKey(), {
    algorithm: 'HS256',
    audience,
    subject: userId,
    noTimestamp: true,
  });
  const address = (start: string): string => new URL(`${start}${path}/${token}`, env().APP_URL).href;
  return { page: address(''), call: address('/api') };
};

/** The id of the user in a token of this kind of mail; null where it is not ours. */
export function readMailToken(kind: RegularMail, token: string): string | null {
  try {
    const content = jwt.verify(token, secretKey(), {
      algorithms: ['HS256'],
      audience: KINDS[kind].audience,
    });
    return claims.safeParse(content).data?.sub ?? null;
  } catch {
    return null;
  }
}
