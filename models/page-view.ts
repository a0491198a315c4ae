import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { PAGE_VIEW_KINDS, type PageViewKind } from './vocabulary';

/** Counts the views of a public page, and clicks on it or leading to it, on one day. Stores no visitors. Kept for 400 days. */
export interface PageViewRecord {
  _id: Types.ObjectId;
  kind: PageViewKind;
  /** The path of a page on this site, or `other`. */
  path: string;
  /** 00:00 in Nairobi. */
  day: Date;
  count: number;
}

const schema = new Schema<PageViewRecord>({
  kind: { type: String, enum: PAGE_VIEW_KINDS, required: true },
  path: { type: String, required: true },
  day: { type: Date, required: true },
  count: { type: Number, required: true },
});
schema.index({ kind: 1, path: 1, day: 1 }, { unique: true });
schema.index({ day: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS });

export const PageViewModel = define('PageView', schema, 'pageviews');
