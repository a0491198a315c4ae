import type { InternshipRecord } from '@/models/internship';
import { industryById } from '@/lib/industries/industries';
import type { County, Kind, StipendKind, SubmissionStatus } from '@/lib/platform/core/vocabulary';
import type { SummaryRecord } from './summary-fields';
import { statusAt, type InternshipStatus } from './visibility';

export interface Stipend {
  kind: StipendKind;
  /** Whole Kenya shillings a month. */
  min: number | null;
  max: number | null;
}

/** A listing as anybody may see it in a list. Times are ISO 8601, UTC. */
export interface InternshipSummary {
  _id: string;
  title: string;
  company: string;
  industryId: number;
  /** Its own page on this site, from the root: /internships/{industry}/{slug}. */
  path: string;
  /** Its page as a featured listing: the company and the title. */
  featuredSlug: string;
  location: string;
  county: County | null;
  remote: boolean;
  kind: Kind;
  stipend: Stipend;
  duration: string;
  createdAt: string;
  applicationDeadline: string;
  status: InternshipStatus;
  isFeatured: boolean;
}

/** A listing as anybody may read it in full. */
export interface PublicInternship extends InternshipSummary {
  applyLink: string;
  descriptionIntroHeading: string;
  descriptionParagraph: string;
  howToApply: string;
  whyJoinUs: string[];
  yourRole: string[];
  whatWeLookFor: string[];
  niceToHaveSkills: string[];
  perksAndBenefits: string[];
  updatedAt: string;
}

/** A listing as staff see it. */
export interface StaffInternship extends PublicInternship {
  /** Who published it; null when the account is gone. */
  createdBy: { firstName: string; lastName: string } | null;
}

/** A listing as its employer sees it. */
export interface EmployerInternship extends PublicInternship {
  submissionRef: { status: SubmissionStatus } | null;
  /** How many have applied. */
  applicants: number;
}

/** A listing's own page. */
export const internshipPath = (internship: Pick<InternshipRecord, 'industryId' | 'slug'>): string =>
  `/internships/${industryById(internship.industryId)?.slug ?? internship.industryId}/${internship.slug}`;

/** What a list shows of a listing. */
export function toSummary(internship: SummaryRecord, now: Date): InternshipSummary {
  return {
    _id: internship._id.toHexString(),
    title: internship.title,
    company: internship.company,
    industryId: internship.industryId,
    path: internshipPath(internship),
    featuredSlug: internship.featuredSlug,
    location: internship.location,
    county: internship.county,
    remote: internship.remote,
    kind: internship.kind,
    stipend: { kind: internship.stipend.kind, min: internship.stipend.min, max: internship.stipend.max },
    duration: internship.duration,
    createdAt: internship.createdAt.toISOString(),
    applicationDeadline: internship.applicationDeadline.toISOString(),
    status: statusAt(internship.applicationDeadline, now),
    isFeatured: internship.isFeatured,
  };
}

/** What the page of a listing shows. */
export function toPublic(internship: InternshipRecord, now: Date): PublicInternship {
  return {
    ...toSummary(internship, now),
    applyLink: internship.applyLink,
    descriptionIntroHeading: internship.descriptionIntroHeading,
    descriptionParagraph: internship.descriptionParagraph,
    howToApply: internship.howToApply,
    whyJoinUs: internship.whyJoinUs,
    yourRole: internship.yourRole,
    whatWeLookFor: internship.whatWeLookFor,
    niceToHaveSkills: internship.niceToHaveSkills,
    perksAndBenefits: internship.perksAndBenefits,
    updatedAt: internship.updatedAt.toISOString(),
  };
}

/** What the employer of a listing sees of it. */
export const toEmployer = (
  internship: InternshipRecord,
  applicants: number,
  now: Date,
): EmployerInternship => ({
  ...toPublic(internship, now),
  submissionRef: internship.submissionRef && { status: internship.submissionRef.status },
  applicants,
});
