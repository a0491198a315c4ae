import { z } from 'zod';
import { exactTime, id, path, time } from '@/lib/platform/format/answer-values';
import { COUNTIES, EMPLOYER_KINDS, EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { EmployerRecord, EvidenceRecord } from '@/models/employer';
import type { UserRecord } from '@/models/user';
import { badgeAnswer, badgeOf } from './badge';
import { publicFigures, toFigures } from './public-figures';

/** An employer as shown on its public page. */
export const publicEmployer = z.strictObject({
  _id: id,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(EMPLOYER_KINDS),
  website: z.string().nullable(),
  county: z.enum(COUNTIES).nullable(),
  about: z.string(),
  logo: path.nullable(),
  badge: badgeAnswer,
  /** Also null for a confirmed domain. */
  verifiedUntil: exactTime.nullable(),
  figures: publicFigures
    .nullable()
    .meta({ description: 'Response record of the last twelve months; null for fewer than ten applications' }),
});

export type PublicEmployer = z.infer<typeof publicEmployer>;

const reviewed = z.strictObject({
  ...publicEmployer.shape,
  askedAt: time.meta({ description: 'When its latest document was sent; null if none waits for review' }),
  refusal: z.strictObject({ at: time, comments: z.string() }).nullable(),
  evidence: z.array(
    z.strictObject({
      _id: id,
      fileName: z.string(),
      size: z.int(),
      kind: z.enum(EVIDENCE_KINDS),
      at: time,
    }),
  ),
  members: z.array(
    z.strictObject({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'member']),
    }),
  ),
});

export type Member = z.infer<typeof reviewed>['members'][number];

export const ownEmployer = z
  .strictObject({ ...reviewed.shape, role: z.enum(['owner', 'member']) })
  .meta({ id: 'OwnEmployer' });

export type OwnEmployer = z.infer<typeof ownEmployer>;

export const reviewedEmployer = z
  .strictObject({
    ...reviewed.shape,
    recalledAt: time.meta({ description: 'When it was recalled for fraud' }),
  })
  .meta({ id: 'ReviewedEmployer' });

export type ReviewedEmployer = z.infer<typeof reviewedEmployer>;

export const employerPath = ({ slug }: Pick<EmployerRecord, 'slug'>): string => `/employers/${slug}`;

/** Changes with every new logo, so that caches miss. */
export const logoPath = ({ slug, logo }: Pick<EmployerRecord, 'slug' | 'logo'>): string | null =>
  logo && `/api/employers/${slug}/logo?v=${logo.fileId.toHexString()}`;

export function toPublicEmployer(employer: EmployerRecord, now: Date): PublicEmployer {
  const badge = badgeOf(employer, now);
  return {
    _id: employer._id.toHexString(),
    slug: employer.slug,
    name: employer.name,
    kind: employer.kind,
    website: employer.website,
    county: employer.county,
    about: employer.about,
    logo: logoPath(employer),
    badge,
    verifiedUntil: badge?.kind === 'verified' ? badge.until : null,
    figures: toFigures(employer.figures),
  };
}

const toEvidence = ({ fileId, fileName, size, kind, at }: EvidenceRecord) => ({
  _id: fileId.toHexString(),
  fileName,
  size,
  kind,
  at: answeredMoment(at),
});

export type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>;

export function toReviewed(employer: EmployerRecord, people: readonly Person[], now: Date): ReviewedEmployer {
  const { askedAt, refusal, evidence, members, recalledAt } = employer;
  return {
    ...toPublicEmployer(employer, now),
    askedAt: answeredMoment(askedAt),
    refusal: refusal && { at: answeredMoment(refusal.at), comments: refusal.comments },
    evidence: evidence.map(toEvidence),
    members: members.flatMap(({ userId, role }) => {
      const person = people.find(({ _id }) => _id.equals(userId));
      if (!person) return [];
      const { firstName, lastName, email } = person;
      return [{ _id: userId.toHexString(), firstName, lastName, email, role }];
    }),
    recalledAt: answeredMoment(recalledAt),
  };
}
