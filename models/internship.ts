import { Schema, type Types } from 'mongoose';
import { prefixesOf } from './prefixes';
import { define } from './define';
import { LISTING_PATHS } from './listing-paths';
import { OWNED_PATHS, type Owned } from './owned';
import type { ListingValues } from './listing-values';
import { INDUSTRY_IDS, SUBMISSION_STATUSES, type SubmissionStatus } from './vocabulary';

/** A stored listing: its fields (`LISTING_FIELDS`) and its metadata. */
export interface InternshipRecord extends ListingValues, Owned {
  _id: Types.ObjectId;
  /** The last part of the listing's address, unique within its industry. */
  slug: string;
  /** The company and the title, as used in the address of a featured listing. Not unique. */
  featuredSlug: string;
  /** Its previous industry. Pages cached for it are also invalidated. */
  formerIndustryId?: number | null;
  createdBy: Types.ObjectId | null;
  submissionRef: { submissionId: Types.ObjectId; status: SubmissionStatus } | null;
  hiddenAt: Date | null;
  /** True while reports hide it, until staff decide. If they dismiss the reports, it is shown again. */
  hiddenByReports?: boolean;
  deletedAt: Date | null;
  /** The approved versions of texts that the employer has since corrected. */
  approvedTexts?: Partial<Record<'title' | 'duration' | 'howToApply' | 'descriptionParagraph', string>>;
  /** When it will be published. Until then it is hidden. Missing once published. */
  publishAt?: Date;
  /** When its unanswered applications ended. Cleared when the deadline moves. */
  roundEndedAt?: Date | null;
  /** When reports of it were last dismissed. For 30 days after that, only a decision can hide it. */
  reportsDismissedAt?: Date;
  /** The number of reports it has ever had. Concurrent reports conflict on this field. */
  reports?: number;
  /** How many reminders were sent to the employer since the deadline: at most two. */
  nudges?: number;
  /** How many days before the deadline the employer was last notified. */
  closingTold?: number | null;
  /** The employer's closings of the last minutes, which can be undone, and the deadline before them. */
  closing?: { deadline: Date; times: Date[] };
  /** When the employer was last asked whether it is still open. */
  stillOpenAskedAt?: Date;
  /** For searching the staff's list. Empty for a deleted listing. */
  prefixes?: string[];
  /** Deduplication hash of its current fields (lib/internships/listings/fingerprint.ts). */
  fingerprint?: string;
  /** The deduplication hash of an imported listing when it was imported. Edits do not change it. */
  importKey?: string;
  createdAt: Date;
  updatedAt: Date;
}

type Named = Pick<InternshipRecord, 'title' | 'company' | 'location'> & { deletedAt?: Date | null };

/** The search prefixes of a listing. Rewrite them whenever a source field changes. */
export const internshipPrefixes = ({ title, company, location, deletedAt }: Named): string[] =>
  deletedAt ? [] : prefixesOf([title, company, location]);

const schema = new Schema<InternshipRecord>(
  {
    ...LISTING_PATHS,
    slug: { type: String, required: true },
    featuredSlug: { type: String, required: true },
    formerIndustryId: { type: Number, enum: INDUSTRY_IDS },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    ...OWNED_PATHS,
    submissionRef: {
      type: new Schema(
        {
          submissionId: { type: Schema.Types.ObjectId, required: true },
          status: { type: String, enum: SUBMISSION_STATUSES, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    hiddenAt: { type: Date, default: null },
    hiddenByReports: { type: Boolean, select: false },
    deletedAt: { type: Date, default: null },
    approvedTexts: {
      type: new Schema(
        {
          title: { type: String },
          duration: { type: String },
          howToApply: { type: String },
          descriptionParagraph: { type: String },
        },
        { _id: false },
      ),
      select: false,
    },
    publishAt: { type: Date, default: undefined },
    roundEndedAt: { type: Date, select: false },
    nudges: { type: Number, select: false },
    closingTold: { type: Number, select: false },
    closing: {
      type: new Schema(
        { deadline: { type: Date, required: true }, times: { type: [Date], required: true } },
        { _id: false },
      ),
      select: false,
    },
    reportsDismissedAt: { type: Date, select: false },
    reports: { type: Number, select: false },
    stillOpenAskedAt: { type: Date, select: false },
    prefixes: {
      type: [String],
      select: false,
      default(this: InternshipRecord) {
        return internshipPrefixes(this);
      },
    },
    fingerprint: { type: String, select: false },
    importKey: { type: String, select: false },
  },
  { timestamps: true },
);
schema.index({ industryId: 1, slug: 1 }, { unique: true });
schema.index({ industryId: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1, applicationDeadline: 1 });
schema.index({ industryId: 1, deletedAt: 1, hiddenAt: 1, applicationDeadline: 1, _id: 1 });
schema.index({ county: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1, applicationDeadline: 1 });
schema.index({ county: 1, deletedAt: 1, hiddenAt: 1, applicationDeadline: 1 });
schema.index({ isFeatured: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1, applicationDeadline: 1 });
schema.index({ deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1, applicationDeadline: 1 });
schema.index({ deletedAt: 1, hiddenAt: 1, applicationDeadline: 1, _id: 1 });
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ deletedAt: 1, applicationDeadline: 1, _id: 1 });
schema.index({ deletedAt: 1, title: 1, createdAt: -1, _id: -1 });
schema.index({ deletedAt: 1, isFeatured: 1, createdAt: -1, _id: -1 });
schema.index({ prefixes: 1, createdAt: -1, _id: -1 });
schema.index({ featuredSlug: 1, createdAt: -1, _id: -1 });
schema.index({ employer: 1, deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ postedBy: 1 });
schema.index({ createdBy: 1 });
schema.index({ roundEndedAt: 1, applicationDeadline: 1, _id: 1 });
schema.index({ publishAt: 1 }, { sparse: true });
schema.index({ fingerprint: 1 });
schema.index({ importKey: 1 }, { unique: true, partialFilterExpression: { importKey: { $exists: true } } });
schema.index(
  { 'submissionRef.submissionId': 1 },
  { unique: true, partialFilterExpression: { 'submissionRef.submissionId': { $exists: true } } },
);

export const InternshipModel = define('Internship', schema, 'internships');
