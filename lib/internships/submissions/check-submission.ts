import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { findBorrowedName, isVerifiedAs } from '@/lib/employers/name-lock/name-lock';
import type { SubmissionRecord } from '@/models/submission';
import { storedTextIfAny } from '@/lib/platform/files/stored-text';
import { findSenders, senderOf } from './find-senders';

const UNREAD: Finding = {
  ...{ rule: 'file-unread', group: 'file', level: 'warning', field: 'file', start: 0, end: 0, quote: '' },
  because:
    'We can’t read the attached document. It may be a scan, damaged or too large. Read it yourself before you decide.',
};

const CUT: Finding = {
  ...UNREAD,
  rule: 'file-cut',
  because: 'The attached document is long, so we checked only the first part. Open it and read the rest.',
};

type Checked = Pick<SubmissionRecord, 'employer' | 'submittedBy'> & {
  file: SubmissionRecord['file'] | undefined;
};

/**
 * Checks a submission with the text of its file and its sender's account. `fields` may complete or correct it before publication.
 * An unreadable file is reported as a finding, not as an error.
 */
export const checkSubmission = (
  submission: SubmissionRecord,
  fields: CheckedListing = submission,
): Promise<Finding[]> => checkFields(submission, fields);

/** The same for a submission that is not stored. */
export async function checkFields(submission: Checked, fields: CheckedListing): Promise<Finding[]> {
  const { file } = submission;
  const [company, now] = [fields.company ?? '', new Date()];
  const [text, senders, isVerified] = await Promise.all([
    file && storedTextIfAny(file),
    findSenders([submission]),
    isVerifiedAs(company, submission.employer, now),
  ]);
  const sender = senderOf(submission, senders);
  const findings = [
    ...(await findBorrowedName(company, submission.employer, now)),
    ...(await checkListing(fields, {
      employer: sender ? { email: sender.email, isVerified } : {},
      ...(text && { file: text.text }),
    })),
  ];
  if (!text) return [...findings, UNREAD];
  return text.isCut ? [...findings, CUT] : findings;
}
