import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { findSenders, senderOf } from './find-senders';
import { toSubmission, type Submission } from './mapper';
import { statusSchema } from './schemas';

/** Lists submissions by status (pending by default), oldest first, ten per page. */
export async function listSubmissions(
  actor: Actor,
  input: { page?: unknown; status?: unknown },
): Promise<{ submissions: Submission[] } & Paged> {
  authorize(actor, 'submission:read');
  const filter = { status: statusSchema.parse(input.status) };
  const { records, ...facts } = await findPage<SubmissionRecord>(SubmissionModel, {
    filter,
    page: input.page,
    order: { createdAt: 1 },
  });
  const senders = await findSenders(records);
  return {
    submissions: records.map((record) => toSubmission(record, senderOf(record, senders))),
    ...facts,
  };
}
