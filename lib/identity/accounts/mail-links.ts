import { z } from 'zod';
import { readSigned, signFor } from '@/lib/platform/auth/signed-token';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';

/** A separate audience per kind of e-mail, so that no other token is accepted. */
const KINDS = {
  reminders: { audience: 'mwanzo-unsubscribe', path: '/unsubscribe' },
  alerts: { audience: 'mwanzo-alerts', path: '/unsubscribe/alerts' },
} as const;

/** Recurring e-mails, which stop when their reader unsubscribes. */
export type RegularMail = keyof typeof KINDS;

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/) });

/** Unsubscribe links that work without logging in and never expire. */
export interface MailLinks {
  page: string;
  /** For mail programs: one-click unsubscribe (RFC 8058). */
  call: string;
}

export const mailLinks = (kind: RegularMail, userId: string): MailLinks => {
  const { audience, path } = KINDS[kind];
  const token = signFor(audience, {}, { subject: userId });
  const address = (start: string): string => absoluteUrl(`${start}${path}/${token}`);
  return { page: address(''), call: address('/api') };
};

/** Returns the user id in a token for this kind of e-mail, or null for a token that we did not issue. */
export const readMailToken = (kind: RegularMail, token: string): string | null =>
  readSigned(KINDS[kind].audience, token, claims)?.sub ?? null;
