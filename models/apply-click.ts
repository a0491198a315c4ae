import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** One press of Apply Now that was tracked. */
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
schema.index({ internshipId: 1, at: -1 });
schema.index({ userId: 1 });
schema.index({ at: -1 });

export const ApplyClickModel = define('ApplyClick', schema, 'applyclicks');
