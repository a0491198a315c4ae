import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';
import { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
import { namesWhere, valueIn, type ListingValues, type NamesWhere } from '@/models/listing-values';
import { industryById } from '@/lib/internships/industries/industries';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import type { EmployerSummary } from '@/lib/employers/verification/employer-summaries';
import { SUMMARY_NAMES, type SummaryFieldName, type SummaryRecord } from './summary-fields';
import { isShown, statusAt, type InternshipStatus } from './open-status';

export type { Stipend } from '@/models/listing-field';

/** Fields as the API returns them: dates are ISO 8601, UTC. */
export type Answered<Name extends ListingFieldName> = {
  [Field in Name]: ListingValues[Field] extends Date ? AnsweredMoment : ListingValues[Field];
};

export interface InternshipSummary extends Answered<SummaryFieldName> {
  _id: string;
  /** The path of its page: /internships/{industry}/{slug}. */
  path: string;
  featuredSlug: string;
  createdAt: AnsweredMoment;
  status: InternshipStatus;
  /** Only in public responses. Null for a listing by staff, or if its employer has no profile. */
  employer?: EmployerSummary | null;
}

export interface PublicInternship extends InternshipSummary, Answered<NamesWhere<'shown', 'in full'>> {
  updatedAt: AnsweredMoment;
  /** Only in public responses: its employer currently accepts no applications. */
  paused?: true;
}

export interface StaffInternship extends PublicInternship {
  createdBy: { firstName: string; lastName: string } | null;
  /** Not public: hidden by reports or staff, or not published yet. */
  hidden: boolean;
}

export interface EmployerInternship extends PublicInternship {
  submissionRef: { status: SubmissionStatus } | null;
  publishAt: AnsweredMoment;
  /** Not public: hidden by reports or staff, or not published yet. */
  hidden: boolean;
  applicants: number;
  /** Page views by people in the last 400 days. */
  views: number;
}

export const internshipPath = (internship: Pick<InternshipRecord, 'industryId' | 'slug'>): string =>
  `/internships/${industryById(internship.industryId)?.slug ?? internship.industryId}/${internship.slug}`;

/** Maps these fields. Fields that an earlier version did not store get their defaults. */
export const answered = <Name extends ListingFieldName>(
  listing: { readonly [Field in Name]?: ListingValues[Field] },
  names: readonly Name[],
): Answered<Name> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      LISTING_FIELDS[name].holds.kind === 'moment'
        ? answeredMoment(valueIn(listing, name))
        : valueIn(listing, name),
    ]),
  ) as Answered<Name>;

export function toSummary(internship: SummaryRecord, now: Date): InternshipSummary {
  return {
    _id: internship._id.toHexString(),
    ...answered(internship, SUMMARY_NAMES),
    path: internshipPath(internship),
    featuredSlug: internship.featuredSlug,
    createdAt: answeredMoment(internship.createdAt),
    status: statusAt(internship.applicationDeadline, now),
  };
}

const IN_FULL = namesWhere('shown', 'in full');

export function toPublic(internship: InternshipRecord, now: Date): PublicInternship {
  return {
    ...toSummary(internship, now),
    ...answered(internship, IN_FULL),
    updatedAt: answeredMoment(internship.updatedAt),
  };
}

export const toEmployer = (
  internship: InternshipRecord,
  { applicants, views }: Pick<EmployerInternship, 'applicants' | 'views'>,
  now: Date,
): EmployerInternship => ({
  ...toPublic(internship, now),
  submissionRef: internship.submissionRef && { status: internship.submissionRef.status },
  publishAt: answeredMoment(internship.publishAt),
  hidden: !isShown(internship),
  applicants,
  views,
});
