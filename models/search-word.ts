import { Schema } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';

/** A word that some listing has or had: what the beginning of a word, or a misspelt one, can have meant. */
export interface SearchWordRecord {
  _id: string;
  stem: string;
  /** Stands in a title, a company or a place. */
  head: boolean;
  /** The word and what is left of it without one letter. */
  typoKeys: string[];
  /** When a listing with it was last written, or still open; to the month. Two years later it is deleted. */
  seenAt: Date;
}

const schema = new Schema<SearchWordRecord>({
  _id: { type: String, required: true },
  stem: { type: String, required: true },
  head: { type: Boolean, required: true },
  typoKeys: { type: [String], default: [] },
  seenAt: { type: Date, default: () => new Date() },
});
schema.index({ stem: 1 });
schema.index({ typoKeys: 1 });
schema.index({ seenAt: 1 }, { expireAfterSeconds: 730 * DAY_SECONDS });

export const SearchWordModel = define('SearchWord', schema, 'searchWords');
