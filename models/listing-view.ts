import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';

/** Views of a listing's page on one day. Kept for 400 days, like clicks on Apply Now. */
export interface ListingViewRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  /** 00:00 in Nairobi. */
  day: Date;
  views: number;
}

const schema = new Schema<ListingViewRecord>({
  internshipId: { type: Schema.Types.ObjectId, required: true },
  day: { type: Date, required: true },
  views: { type: Number, required: true },
});
schema.index({ internshipId: 1, day: 1 }, { unique: true });
schema.index({ day: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS });

export const ListingViewModel = define('ListingView', schema, 'listingviews');
