import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** Two phrases that mean the same in a search, added by an administrator to those of the release. */
export interface SynonymRecord {
  _id: Types.ObjectId;
  /** A phrase in searches, as search normalises it: lower case, without punctuation. */
  phrase: string;
  /** The phrase in listings, likewise. */
  means: string;
  createdAt: Date;
}

const schema = new Schema<SynonymRecord>({
  phrase: { type: String, required: true },
  means: { type: String, required: true },
  createdAt: { type: Date, required: true },
});
schema.index({ phrase: 1, means: 1 }, { unique: true });

export const SynonymModel = define('Synonym', schema, 'synonyms');
