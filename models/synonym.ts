import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** Two phrases that have the same meaning in searches, added by an administrator to the built-in ones. */
export interface SynonymRecord {
  _id: Types.ObjectId;
  /** A phrase in searches, in normalised form: lower case, without punctuation. */
  phrase: string;
  /** The phrase in listings, in the same form. */
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
