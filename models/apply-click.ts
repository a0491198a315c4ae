import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';

/** A click on Apply Now. Kept for 400 days, so that a month can be compared with the same month a year earlier. */
export interface ApplyClickRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  userId: Types.ObjectId | null;
  at: Date;
}

const schema = new Schema<ApplyClickRecord>({
  internshipId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  at: { type: Date, required: true },
});
schema.index({ userId: 1 });
schema.index({ internshipId: 1, at: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS });

export const ApplyClickModel = define('ApplyClick', schema, 'applyclicks');
