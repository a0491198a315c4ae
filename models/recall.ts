import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, type ReportReason } from './vocabulary';
import { OWNED_PATHS, type Owned } from './owned';

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
  count: number;
  at: Date;
  /** When everybody had been told. */
  doneAt: Date | null;
}

const schema = new Schema<RecallRecord>({
  internshipId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  company: { type: String, required: true },
  reason: { type: String, enum: [...REPORT_REASONS, null], default: null },
  ...OWNED_PATHS,
  told: { type: Schema.Types.ObjectId, default: null },
  applicantsDoneAt: { type: Date, default: null },
  toldSaved: { type: Schema.Types.ObjectId, default: null },
  count: { type: Number, default: 0 },
  at: { type: Date, required: true },
  doneAt: { type: Date, default: null },
});
schema.index({ internshipId: 1 }, { unique: true });
schema.index({ doneAt: 1 });
schema.index({ postedBy: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 730 * DAY_SECONDS });

export const RecallModel = define('Recall', schema, 'recalls');
