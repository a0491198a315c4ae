import { z } from 'zod';
import { id, time, path } from '@/lib/platform/format/answer-values';
import { REPORT_REASONS, REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';
import type { ReportRecord } from '@/models/report';
import { internshipPath } from '@/lib/internships/listings/mapper';

export const reportAnswer = z
  .strictObject({
    _id: id,
    reason: z.enum(REPORT_REASONS),
    text: z.string().nullable(),
    state: z.enum(REPORT_STATES),
    applied: z.boolean().meta({ description: 'True if the reporter applied to the listing' }),
    urgent: z.boolean().meta({
      description:
        'True for reports by independent people once there are enough to hide the listing. They come first in the queue',
    }),
    answers: z.boolean().meta({ description: 'True if the reporter is e-mailed the decision' }),
    createdAt: time,
    comments: z.string().nullable(),
    internship: z
      .strictObject({
        _id: id,
        title: z.string(),
        company: z.string(),
        path,
        hidden: z.boolean(),
        deleted: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Report' });

export type Report = z.infer<typeof reportAnswer>;

export type ReportedListing = NonNullable<Report['internship']>;

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
