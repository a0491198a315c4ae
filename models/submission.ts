import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { optionalPaths, requiredPaths } from './listing-paths';
import {
  STATED_NAMES,
  SUBMISSION_NAMES,
  type StatedValues,
  type SubmissionValues,
} from './submission-fields';
import { SUBMISSION_STATUSES, type SubmissionStatus } from './vocabulary';

/** A stored submission: its fields (`SUBMISSION_FIELDS`) and its metadata. */
export interface SubmissionRecord extends SubmissionValues, StatedValues {
  _id: Types.ObjectId;
  file: { fileId: Types.ObjectId; fileName: string; contentType: string; size: number };
  /** Null if the employer was deleted. */
  employer: Types.ObjectId | null;
  /** Null if the account was deleted. */
  submittedBy: Types.ObjectId | null;
  /** The published listing that it replaces once approved. Missing for a new listing. */
  replaces?: Types.ObjectId;
  /** The start of the publication day. Missing if it is published at once. */
  publishAt?: Date;
  status: SubmissionStatus;
  /** The decision. While pending: an approval in progress. */
  decision: {
    /** Null if the account was deleted. */
    by: Types.ObjectId | null;
    at: Date;
    comments: string | null;
    industryId: number | null;
    internshipId: Types.ObjectId | null;
  } | null;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<SubmissionRecord>(
  {
    ...requiredPaths(SUBMISSION_NAMES),
    ...optionalPaths(STATED_NAMES),
    file: {
      type: new Schema(
        {
          fileId: { type: Schema.Types.ObjectId, required: true },
          fileName: { type: String, required: true },
          contentType: { type: String, required: true },
          size: { type: Number, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    employer: { type: Schema.Types.ObjectId, default: null },
    submittedBy: { type: Schema.Types.ObjectId, ref: 'User', default: null },
    replaces: { type: Schema.Types.ObjectId, default: undefined },
    publishAt: { type: Date, default: undefined },
    status: { type: String, enum: SUBMISSION_STATUSES, default: 'pending' },
    decision: {
      type: new Schema(
        {
          by: Schema.Types.ObjectId,
          at: Date,
          comments: { type: String, default: null },
          industryId: { type: Number, default: null },
          internshipId: { type: Schema.Types.ObjectId, default: null },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { timestamps: true },
);
schema.index({ status: 1, createdAt: 1, _id: 1 });
schema.index({ employer: 1, createdAt: -1, _id: -1 });
schema.index({ submittedBy: 1, createdAt: -1, _id: -1 });
schema.index({ replaces: 1 }, { sparse: true });
schema.index({ 'decision.by': 1 }, { sparse: true });

export const SubmissionModel = define('Submission', schema, 'submissions');
