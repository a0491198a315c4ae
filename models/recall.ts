import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, type ReportReason } from './vocabulary';
import type { EmployerRecord } from './employer';
import { OWNED_PATHS, type Owned } from './owned';

/** A listing that a recall closed, as it was before. */
export interface ClosedListing {
  internshipId: Types.ObjectId;
  applicationDeadline: Date;
  /** When it was to be published; null for one that was. */
  publishAt: Date | null;
}

/**
 * What a recall took from the employer, to give it back where the recall is undone. One transaction writes it,
 * which bounds it.
 */
export interface BeforeRecall {
  /** Null where the employer was recalled already. */
  standing: Pick<EmployerRecord, 'verification' | 'refusal' | 'askedAt'> | null;
  closed: ClosedListing[];
}

/** A listing that was taken down and that people are warned of: everybody who applied or saved it is told, in the order in which they did. Kept for two years. */
export interface RecallRecord extends Owned {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  title: string;
  company: string;
  /** The worst of the reports that were upheld; none for a fraud that was recalled with its employer. */
  reason?: ReportReason | null;
  /** The last application whose applicant was told. */
  told: Types.ObjectId | null;
  /** When everybody who applied had been told; those who saved it follow. */
  applicantsDoneAt?: Date | null;
  /** The last of those who saved it that was told. */
  toldSaved?: Types.ObjectId | null;
  /** Applications and saved listings whose people could not be told with the others: each is told alone. Once it is undone, those who were not warned. */
  untold?: Types.ObjectId[];
  count: number;
  at: Date;
  /** When everybody had been told; once it is undone, when everybody who was told had been corrected. */
  doneAt: Date | null;
  /** None for a recall without an employer, and for one of a version that did not keep it. */
  before?: BeforeRecall | null;
  /** When it was undone: nobody else is warned, and those who were are told that it was wrong. */
  undoneAt?: Date | null;
  /** The last application whose applicant was told so. */
  corrected?: Types.ObjectId | null;
  /** When every applicant who had been warned was told so; those who saved it follow. */
  applicantsCorrectedAt?: Date | null;
  /** The last of those who saved it that was told so. */
  correctedSaved?: Types.ObjectId | null;
  /** Those who could not be told so with the others. */
  uncorrected?: Types.ObjectId[];
}

const standing = new Schema(
  {
    verification: {
      type: new Schema(
        { by: String, domain: String, at: Date, until: Date, remindedAt: Date },
        { _id: false },
      ),
      default: null,
    },
    refusal: { type: new Schema({ at: Date, comments: String }, { _id: false }), default: null },
    askedAt: { type: Date, default: null },
  },
  { _id: false },
);
const closed = new Schema(
  {
    internshipId: Schema.Types.ObjectId,
    applicationDeadline: Date,
    publishAt: { type: Date, default: null },
  },
  { _id: false },
);

const schema = new Schema<RecallRecord>({
  internshipId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  company: { type: String, required: true },
  reason: { type: String, enum: [...REPORT_REASONS, null], default: null },
  ...OWNED_PATHS,
  told: { type: Schema.Types.ObjectId, default: null },
  applicantsDoneAt: { type: Date, default: null },
  toldSaved: { type: Schema.Types.ObjectId, default: null },
  untold: { type: [Schema.Types.ObjectId], default: undefined },
  count: { type: Number, default: 0 },
  at: { type: Date, required: true },
  doneAt: { type: Date, default: null },
  before: {
    type: new Schema({ standing: { type: standing, default: null }, closed: [closed] }, { _id: false }),
    default: null,
  },
  undoneAt: { type: Date, default: null },
  corrected: { type: Schema.Types.ObjectId, default: null },
  applicantsCorrectedAt: { type: Date, default: null },
  correctedSaved: { type: Schema.Types.ObjectId, default: null },
  uncorrected: { type: [Schema.Types.ObjectId], default: undefined },
});
schema.index({ internshipId: 1 }, { unique: true });
schema.index({ doneAt: 1 });
schema.index({ postedBy: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 730 * DAY_SECONDS });

export const RecallModel = define('Recall', schema, 'recalls');
