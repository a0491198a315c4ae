import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, type ReportReason } from './vocabulary';
import type { EmployerRecord } from './employer';
import { OWNED_PATHS, type Owned } from './owned';

/** A listing that a recall closed, as it was before the recall. */
export interface ClosedListing {
  internshipId: Types.ObjectId;
  applicationDeadline: Date;
  /** When it was to be published. Null if it was already published. */
  publishAt: Date | null;
}

/** The employer's state before a recall, so that the recall can be undone. It is written in one transaction, which limits its size. */
export interface BeforeRecall {
  /** Null if the employer had already been recalled. */
  standing: Pick<EmployerRecord, 'verification' | 'refusal' | 'askedAt'> | null;
  closed: ClosedListing[];
}

/** A listing that was taken down. Everyone who applied to it is warned, and then everyone who saved it. Kept for two years. */
export interface RecallRecord extends Owned {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  title: string;
  company: string;
  /** The worst reason among the upheld reports. Missing or null for a fraudulent listing that was recalled with its employer. */
  reason?: ReportReason | null;
  /** The last application whose applicant was notified. */
  told: Types.ObjectId | null;
  /** When all applicants had been notified. Those who saved the listing come next. */
  applicantsDoneAt?: Date | null;
  /** The last saved listing whose user was notified. */
  toldSaved?: Types.ObjectId | null;
  /** Applications and saved listings whose batch failed. Each is notified separately. After an undo: those who had not been warned. */
  untold?: Types.ObjectId[];
  count: number;
  at: Date;
  /** When everyone had been notified. After an undo: when all of them had received the correction. */
  doneAt: Date | null;
  /** Missing or null for a recall without an employer, or if an earlier version did not store it. */
  before?: BeforeRecall | null;
  /** When it was undone. Nobody else is warned, and everyone who was warned receives a correction. */
  undoneAt?: Date | null;
  /** The last application whose applicant received the correction. */
  corrected?: Types.ObjectId | null;
  /** When all warned applicants had received the correction. Those who saved the listing come next. */
  applicantsCorrectedAt?: Date | null;
  /** The last saved listing whose user received the correction. */
  correctedSaved?: Types.ObjectId | null;
  /** Those whose batch of corrections failed. */
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
