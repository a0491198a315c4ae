import type { EmployerRecord } from '@/models/employer';

/**
 * What a badge says: an administrator looked at documents, or a member reads mail at the domain of the
 * website.
 */
export const EMPLOYER_GRADES = ['verified', 'domain confirmed'] as const;
export type EmployerGrade = (typeof EMPLOYER_GRADES)[number];

export interface Standing {
  /** Null where nothing is shown. */
  grade: EmployerGrade | null;
  /** The domain that was confirmed; null for other grades. */
  domain: string | null;
  /** Until when; null without a grade. */
  until: Date | null;
}

/** The grade of an employer at a moment. */
export function standingOf({ verification }: Pick<EmployerRecord, 'verification'>, now: Date): Standing {
  if (verification === null || verification.until <= now) return { grade: null, domain: null, until: null };
  const { by, domain, until } = verification;
  return by === 'documents'
    ? { grade: 'verified', domain: null, until }
    : { grade: 'domain confirmed', domain, until };
}

/** Whether an administrator has verified it, and that has not ended. */
export const isVerified = (employer: Pick<EmployerRecord, 'verification'>, now: Date): boolean =>
  standingOf(employer, now).grade === 'verified';

/** The query for employers that are verified: a confirmed domain says nothing of a name. */
export const verified = (now: Date) =>
  ({ 'verification.by': 'documents', 'verification.until': { $gt: now } }) as const;
