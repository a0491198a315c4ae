import { answered, type Answered } from '@/lib/internships/listings/mapper';
import { dayForInput } from '@/lib/platform/format/dates';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, isKnown, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { SubmissionRecord } from '@/models/submission';
import {
  STATED_NAMES,
  SUBMISSION_NAMES,
  type StatedFieldName,
  type SubmissionFieldName,
} from '@/models/submission-fields';
import type { UserRecord } from '@/models/user';

/** The optional fields; null if empty. */
type Stated = { [Name in StatedFieldName]: Answered<Name>[Name] | null };

const statedOf = (submission: SubmissionRecord): Stated =>
  Object.fromEntries(STATED_NAMES.map((name) => [name, submission[name] ?? null])) as Stated;

/** A submission as its employer sees it. Times are ISO 8601, UTC. */
export interface OwnSubmission extends Answered<SubmissionFieldName>, Stated {
  _id: string;
  createdAt: AnsweredMoment;
  status: SubmissionStatus;
  comments: string | null;
  internshipId: string | null;
  /** The published listing that it changes. Null for a new one. */
  replaces: string | null;
  /** YYYY-MM-DD in Nairobi. Null if published immediately, 'Invalid Date' if it cannot be read. */
  publishOn: string | null;
  file: { fileName: string; size: number };
}

export interface Submission extends OwnSubmission {
  updatedAt: AnsweredMoment;
  /** Null if the account has been deleted. */
  submittedBy: { _id: string; firstName: string; lastName: string; email: string } | null;
}

export type Sender = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>;

/** An interrupted approval refers to a listing that does not exist. */
const publishedAs = ({ status, decision }: SubmissionRecord): string | null =>
  (status === 'approved' && decision?.internshipId?.toHexString()) || null;

function publishOn(publishAt: Date | undefined): string | null {
  const day = answeredMoment(publishAt);
  return isKnown(day) ? dayForInput(day) : day;
}

export const toOwnSubmission = (submission: SubmissionRecord): OwnSubmission => ({
  _id: submission._id.toHexString(),
  ...answered(submission, SUBMISSION_NAMES),
  ...statedOf(submission),
  createdAt: answeredMoment(submission.createdAt),
  status: submission.status,
  comments: submission.decision?.comments ?? null,
  internshipId: publishedAs(submission),
  replaces: submission.replaces?.toHexString() ?? null,
  publishOn: publishOn(submission.publishAt),
  file: { fileName: submission.file.fileName, size: submission.file.size },
});

export const toSubmission = (submission: SubmissionRecord, sender: Sender | undefined): Submission => ({
  ...toOwnSubmission(submission),
  updatedAt: answeredMoment(submission.updatedAt),
  submittedBy: sender
    ? {
        _id: sender._id.toHexString(),
        firstName: sender.firstName,
        lastName: sender.lastName,
        email: sender.email,
      }
    : null,
});
