import { z } from 'zod';
import { exactTime } from '@/lib/platform/format/answer-values';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { EmployerRecord } from '@/models/employer';

/** The badge next to an employer's name. */
export const badgeAnswer = z
  .union([
    z.strictObject({ kind: z.literal('verified'), until: exactTime }),
    z.strictObject({ kind: z.literal('domain'), domain: z.string(), until: exactTime }),
  ])
  .nullable()
  .meta({
    description:
      '`verified`: an administrator checked documents. `domain`: a team member reads e-mail at the website’s domain, which does not prove the name. Null if a listing is under another name.',
  });

export type Badge = NonNullable<z.infer<typeof badgeAnswer>>;

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
