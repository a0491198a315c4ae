import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { ROLES, type Role } from './vocabulary';

/** A download of a resume by someone other than its owner. Kept for two years. */
export interface ResumeDownloadRecord {
  _id: Types.ObjectId;
  resumeId: Types.ObjectId;
  ownerId: Types.ObjectId;
  /** The listing it was sent to. Null if an administrator opened it. */
  internshipId: Types.ObjectId | null;
  /** Null if the account was deleted. */
  by: Types.ObjectId | null;
  role: Role;
  at: Date;
}

const schema = new Schema<ResumeDownloadRecord>({
  resumeId: { type: Schema.Types.ObjectId, required: true },
  ownerId: { type: Schema.Types.ObjectId, required: true },
  internshipId: { type: Schema.Types.ObjectId, default: null },
  by: { type: Schema.Types.ObjectId, default: null },
  role: { type: String, enum: ROLES, required: true },
  at: { type: Date, required: true },
});
schema.index({ ownerId: 1, at: -1, _id: -1 });
schema.index({ by: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 730 * DAY_SECONDS });

export const ResumeDownloadModel = define('ResumeDownload', schema, 'resumedownloads');
