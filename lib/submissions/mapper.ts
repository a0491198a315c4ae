import { answered, type Answered } from '@/lib/internships/mapper';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import type { SubmissionRecord } from '@/models/submission';
import { SUBMISSION_NAMES, type SubmissionFieldName } from '@/models/submission-fields';
import type { UserRecord } from '@/models/user';

/** A submission as the employer who sent it sees it. Times are ISO 8601, UTC. */
export interface OwnSubmission extends Answered<SubmissionFieldName> {
  _id: string;
  createdAt: string;
  status: SubmissionStatus;
  /** Why it was rejected. */
  comments: string | null;
  /** The listing it was published as. */
  internshipId: string | null;
  file: { fileName: string; size: number };
}

/** A submission as an administrator sees it. */
export interface Submission extends OwnSubmission {
  /** Null when the account is gone. */
  submittedBy: { _id: string; firstName: string; lastName: string; email: string } | null;
}

export type Sender = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'>;

/** An interrupted approval refers to a listing that does not exist. */
const publishedAs = ({ status, decision }: SubmissionRecord): string | null =>
  (status === 'approved' && decision?.internshipId?.toHexString()) || null;

export const toOwnSubmission = (submission: SubmissionRecord): OwnSubmission => ({
  _id: submission._id.toHexString(),
  ...answered(submission, SUBMISSION_NAMES),
  createdAt: submission.createdAt.toISOString(),
  status: submission.status,
  comments: submission.decision?.comments ?? null,
  internshipId: publishedAs(submission),
  file: { fileName: submission.file.fileName, size: submission.file.size },
});

export const toSubmission = (submission: SubmissionRecord, sender: Sender | undefined): Submission => ({
  ...toOwnSubmission(submission),
  submittedBy: sender
    ? {
        _id: sender._id.toHexString(),
        firstName: sender.firstName,
        lastName: sender.lastName,
        email: sender.email,
      }
    : null,
});
