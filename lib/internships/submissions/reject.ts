import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { rejectedTemplate } from './mail-templates';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { withTransaction } from '@/lib/platform/db/transaction';
import { lockSenders } from '@/lib/employers/members/recipients';
import type { SubmissionRecord } from '@/models/submission';
import { decide, refuseChanged } from './decide';
import { auditTarget, findSubmission } from './find-submission';
import { rejectionSchema, seenVersion } from './schemas';

/** Rejects a pending submission and e-mails the employer the reason, in one transaction with the audit entry. Throws 404, 409 and 422. */
export async function rejectSubmission(actor: Actor, input: { id: unknown; fields: unknown }): Promise<void> {
  const administrator = authorize(actor, 'submission:decide');
  const { comments } = rejectionSchema.parse(input.fields);
  const submission = await findSubmission(input.id);
  await refuseChanged(submission, seenVersion(input.fields));
  await withTransaction(() => reject(administrator, submission, comments));
}

async function reject(
  administrator: SignedInUser,
  submission: SubmissionRecord,
  comments: string,
): Promise<void> {
  const { _id, title } = submission;
  const by = new Types.ObjectId(administrator.id);
  const decision = { by, at: new Date(), comments, industryId: null, internshipId: null };
  await decide(submission, { status: 'rejected', decision });
  const facts = { title, submissionId: _id.toHexString(), comments };
  await enqueueAll((await lockSenders(submission)).map((to) => rejectedTemplate(to, facts)));
  await recordAuditEntry(administrator, {
    action: 'submission rejected',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'rejected', comments },
  });
  await keepResult(null);
}
