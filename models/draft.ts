import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** The prefix of `about` for refused forms, whose texts are kept for a few minutes. */
export const TYPED_PREFIX = 'typed ';

/** The content of a form that is not sent yet, or was refused. */
export interface DraftRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A submission: `new`, `copy-` or `edit-` with a listing's ID, or the submission's ID. A refused form: `typed ` and its name. */
  about: string;
  /** Field → what was typed, unchecked. */
  fields: Record<string, unknown>;
  /** The chosen file's name, to remind the user: browsers do not choose a file again. */
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
