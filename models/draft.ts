import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** What the name of a form begins with whose texts are kept for a few minutes, because the form was refused. */
export const TYPED_PREFIX = 'typed ';

/** What somebody has written into a form that is not sent yet, or was refused. */
export interface DraftRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /**
   * Which form. Of a submission: `new`, `copy-` or `edit-` with the id of a listing, or the id of a submission. Of one that was refused:
   * `typed ` and the name of the form.
   */
  about: string;
  /** Field → what was typed; nothing of it was checked. */
  fields: Record<string, unknown>;
  /** The name of the file that was chosen: a browser does not choose it again by itself. */
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
