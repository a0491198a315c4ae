import type { ReportReason, ReportState } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';
import type { ReportRecord } from '@/models/report';
import { internshipPath } from '@/lib/internships/listings/mapper';

export interface Report {
  _id: string;
  reason: ReportReason;
  text: string | null;
  state: ReportState;
  applied: boolean;
  /** One of the independent reports that are enough to hide the listing. */
  urgent: boolean;
  /** The reporter gets the decision by e-mail. */
  answers: boolean;
  /** ISO 8601, UTC. */
  createdAt: AnsweredMoment;
  comments: string | null;
  internship: ReportedListing | null;
}

export interface ReportedListing {
  _id: string;
  title: string;
  company: string;
  path: string;
  hidden: boolean;
  deleted: boolean;
}

type Listing = Pick<
  InternshipRecord,
  '_id' | 'title' | 'company' | 'industryId' | 'slug' | 'hiddenAt' | 'deletedAt'
>;

export const REPORTED_FIELDS = ['title', 'company', 'industryId', 'slug', 'hiddenAt', 'deletedAt'] as const;

const toReportedListing = (listing: Listing): ReportedListing => ({
  _id: listing._id.toHexString(),
  title: listing.title,
  company: listing.company,
  path: internshipPath(listing),
  hidden: listing.hiddenAt !== null,
  deleted: listing.deletedAt !== null,
});

export const toReport = (report: ReportRecord, listing: Listing | undefined): Report => ({
  _id: report._id.toHexString(),
  reason: report.reason,
  text: report.text,
  state: report.state,
  applied: report.weight > 1,
  urgent: report.harm < 0,
  answers: report.email !== null,
  createdAt: answeredMoment(report.createdAt),
  comments: report.decision?.comments ?? null,
  internship: listing ? toReportedListing(listing) : null,
});
