import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A stored file that no record refers to (yet). Has the file's ID. */
export interface PendingFileRecord {
  _id: Types.ObjectId;
  at: Date;
}

const schema = new Schema<PendingFileRecord>({
  _id: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
});
schema.index({ at: 1, _id: 1 });

export const PendingFileModel = define('PendingFile', schema, 'pendingfiles');
