import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/audit/record';
import { overrideOf, type Override } from '@/lib/checks/override';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { auditFields } from '@/lib/internships/audit-facts';
import { insertInternship } from '@/lib/internships/insert';
import { answered, type StaffInternship } from '@/lib/internships/mapper';
import { asPublishedBy } from '@/lib/internships/with-creators';
import { keepResult } from '@/lib/platform/idempotency/once';
import { enqueue } from '@/lib/platform/mail/outbox';
import { approvedTemplate } from './mail-templates';
import { lockUser } from '@/lib/accounts/lock-user';
import type { InternshipRecord } from '@/models/internship';
import type { SubmissionRecord } from '@/models/submission';
import { SUBMISSION_NAMES } from '@/models/submission-fields';
import { alreadyDecided } from './already-decided';
import { decide } from './decide';
import { auditTarget, findSubmission, SUBMISSION_NOT_FOUND } from './find-submission';
import { checkSubmission } from './check-submission';
import { approvedSchema } from './schemas';

/**
 * Approves a submission: publishes it as a listing of its employer.
 * Takes the submission's id, the industry, the description and any listing field that completes or corrects it;
 * missing fields are never made up. Stores the decision, the listing, the mail and the audit entry in one
 * transaction. A severe finding of the checks takes `overrideReason`, which the audit entry keeps. Of several simultaneous calls one succeeds, the others get 409. Throws 404, 409, 422.
 */
export async function approveSubmission(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: StaffInternship }> {
  const administrator = authorize(actor, 'submission:decide');
  const submission = await findSubmission(input.id);
  if (submission.status !== 'pending') throw await alreadyDecided(submission._id);
  const given = Object(input.fields) as Record<string, unknown>;
  const { overrideReason, ...fields } = approvedSchema.parse({
    ...answered(submission, SUBMISSION_NAMES),
    ...given,
  });
  const override = overrideOf(await checkSubmission(submission, fields), overrideReason);
  const origin = {
    _id: new Types.ObjectId(),
    createdBy: new Types.ObjectId(administrator.id),
    employerId: submission.submittedBy,
    submissionRef: { submissionId: submission._id, status: 'approved' as const },
  };
  return insertInternship(fields, origin, {
    alongside: (listing) => noteApproval(administrator, submission, { listing, override }),
    result: (listing) =>
      keepResult(
        { internship: asPublishedBy(listing, administrator) },
        submission.submittedBy ? [submission.submittedBy] : [],
      ),
  });
}

/** In the transaction that writes the listing. */
async function noteApproval(
  administrator: SignedInUser,
  submission: SubmissionRecord,
  { listing, override }: { listing: InternshipRecord; override: Partial<Override> },
): Promise<void> {
  const { industryId, title } = listing;
  const internshipId = listing._id.toHexString();
  const by = new Types.ObjectId(administrator.id);
  const decision = { by, at: new Date(), comments: null, industryId, internshipId: listing._id };
  await decide(submission._id, { status: 'approved', decision });
  const employer = submission.submittedBy && (await lockUser({ _id: submission.submittedBy }));
  if (!employer) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  await enqueue(approvedTemplate(employer, { title, internshipId }));
  await recordAuditEntry(administrator, {
    action: 'submission approved',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'approved', internshipId, ...auditFields(listing), ...override },
  });
}
