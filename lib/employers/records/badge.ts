import { storedTime } from '@/lib/platform/format/stored-moment';
import type { EmployerRecord } from '@/models/employer';

/** `until`: ISO 8601, UTC. */
export type Badge =
  /** An administrator checked documents. */
  | { kind: 'verified'; until: string }
  /** A member reads mail at the website's domain, which does not prove the name. */
  | { kind: 'domain'; domain: string; until: string };

export function badgeOf({ verification }: Pick<EmployerRecord, 'verification'>, now: Date): Badge | null {
  if (verification === null || !(storedTime(verification.until) > now.getTime())) return null;
  const until = verification.until.toISOString();
  return verification.domain !== null && verification.by === 'domain'
    ? { kind: 'domain', domain: verification.domain, until }
    : { kind: 'verified', until };
}

export const isVerified = (employer: Pick<EmployerRecord, 'verification'>, now: Date): boolean =>
  badgeOf(employer, now)?.kind === 'verified';

/** Excludes confirmed domains, which do not prove a name. */
export const verified = (now: Date) =>
  ({ 'verification.by': 'documents', 'verification.until': { $gt: now } }) as const;
