import type { County, EmployerKind, EvidenceKind } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { EmployerRecord, EvidenceRecord, MemberRecord } from '@/models/employer';
import type { UserRecord } from '@/models/user';
import { badgeOf, type Badge } from './badge';
import { toFigures, type PublicFigures } from './public-figures';

/** Times are ISO 8601, UTC. */
export interface PublicEmployer {
  _id: string;
  slug: string;
  name: string;
  kind: EmployerKind;
  website: string | null;
  county: County | null;
  about: string;
  logo: string | null;
  badge: Badge | null;
  /** Null for an employer without a verification, even with a confirmed domain. */
  verifiedUntil: string | null;
  /** Null below ten applications: so few prove nothing, and could reveal who applied. */
  figures: PublicFigures | null;
}

export interface Member {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRecord['role'];
}

/** Without its content. */
export interface Evidence {
  _id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  kind: EvidenceKind;
  at: AnsweredMoment;
}

export interface OwnEmployer extends PublicEmployer {
  /** Since when its documents await review. */
  askedAt: AnsweredMoment;
  refusal: { at: AnsweredMoment; comments: string } | null;
  evidence: Evidence[];
  members: Member[];
  role: MemberRecord['role'];
}

export interface ReviewedEmployer extends Omit<OwnEmployer, 'role'> {
  recalledAt: AnsweredMoment;
}

/** From the root. */
export const employerPath = ({ slug }: Pick<EmployerRecord, 'slug'>): string => `/employers/${slug}`;

/** Changes with each logo, so that caches miss. */
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

const toEvidence = ({ fileId, fileName, size, kind, at }: EvidenceRecord): Evidence => ({
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
