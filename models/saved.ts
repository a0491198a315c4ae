import { Schema, type Types } from 'mongoose';
import { define } from './define';

export interface SavedRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  internshipId: Types.ObjectId;
  /** When the next deadline reminder is due, or null. */
  remindAt: Date | null;
  savedAt: Date;
}

const schema = new Schema<SavedRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  internshipId: { type: Schema.Types.ObjectId, required: true },
  remindAt: { type: Date, default: null },
  savedAt: { type: Date, required: true },
});
schema.index({ userId: 1, internshipId: 1 }, { unique: true });
schema.index({ userId: 1, savedAt: -1, _id: -1 });
schema.index({ internshipId: 1 });
schema.index({ remindAt: 1, _id: 1 }, { partialFilterExpression: { remindAt: { $type: 'date' } } });

export const SavedModel = define('Saved', schema, 'saved');
