import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** An uploaded resume. Never changes: a newer upload is a new record. */
export interface ResumeRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  fileId: Types.ObjectId;
  fileName: string;
  contentType: string;
  size: number;
  uploadedAt: Date;
}

const schema = new Schema<ResumeRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  fileId: { type: Schema.Types.ObjectId, required: true },
  fileName: { type: String, required: true },
  contentType: { type: String, required: true },
  size: { type: Number, required: true },
  uploadedAt: { type: Date, required: true },
});
schema.index({ userId: 1, uploadedAt: -1, _id: -1 });

export const ResumeModel = define('Resume', schema, 'resumes');
