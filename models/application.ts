import { Schema, type Types } from 'mongoose';
import { define } from './define';
import type { UserName } from './user';
import { APPLICATION_STATUSES, type ApplicationStatus } from './vocabulary';

export interface ApplicationRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  userId: Types.ObjectId;
  /** The name it was sent with; null where it was sent before that was kept, and the name has not changed since. */
  applicant: UserName | null;
  /** The resume that was sent; a later upload does not change it. */
  resumeId: Types.ObjectId;
  /** The employer of the listing when it was sent; null for a listing that staff wrote. */
  employerId: Types.ObjectId | null;
  status: ApplicationStatus;
  /** `by` is null when the account is gone. */
  history: { status: ApplicationStatus; at: Date; by: Types.ObjectId | null }[];
  appliedAt: Date;
}

const status = { type: String, enum: APPLICATION_STATUSES, required: true };

const schema = new Schema<ApplicationRecord>({
  internshipId: { type: Schema.Types.ObjectId, ref: 'Internship', required: true },
  userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  applicant: {
    type: new Schema({ firstName: String, lastName: String }, { _id: false }),
    default: null,
  },
  resumeId: { type: Schema.Types.ObjectId, ref: 'Resume', required: true },
  employerId: { type: Schema.Types.ObjectId, default: null },
  status,
  history: [new Schema({ status, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
  appliedAt: { type: Date, required: true },
});
schema.index({ userId: 1, internshipId: 1 }, { unique: true });
schema.index({ appliedAt: -1 });
schema.index({ userId: 1, appliedAt: -1 });
schema.index({ internshipId: 1, appliedAt: -1 });
schema.index({ employerId: 1, userId: 1, appliedAt: -1 });

export const ApplicationModel = define('Application', schema, 'applications');
