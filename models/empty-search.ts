import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';

/** How often a search found nothing on one day. Does not store who searched. Kept for 90 days. */
export interface EmptySearchRecord {
  _id: Types.ObjectId;
  /** The normalised query: lower case, without punctuation or long numbers. */
  words: string;
  /** 00:00 in Nairobi. */
  day: Date;
  count: number;
}

const schema = new Schema<EmptySearchRecord>({
  words: { type: String, required: true },
  day: { type: Date, required: true },
  count: { type: Number, required: true },
});
schema.index({ words: 1, day: 1 }, { unique: true });
schema.index({ day: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS });

export const EmptySearchModel = define('EmptySearch', schema, 'emptysearches');
