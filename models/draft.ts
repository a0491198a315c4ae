import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** The prefix of `about` for rejected forms, whose content is kept for a few minutes. */
export const TYPED_PREFIX = 'typed ';

/** The content of a form that was rejected or has not been sent yet. */
export interface DraftRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A submission: `new`, a listing's ID after `copy-` or `edit-`, or the submission's ID. A rejected form: `typed ` and its name. */
  about: string;
  /** Maps each field to what was typed, without validation. */
  fields: Record<string, unknown>;
  /** The name of the chosen file, as a reminder, because browsers do not restore the choice. */
  fileName: string | null;
  savedAt: Date;
  purgeAt: Date;
}

const schema = new Schema<DraftRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    about: { type: String, required: true },
    fields: { type: Schema.Types.Mixed, required: true },
    fileName: { type: String, default: null },
    savedAt: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ userId: 1, about: 1 }, { unique: true });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const DraftModel = define('Draft', schema, 'drafts');
