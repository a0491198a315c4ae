import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { toOwnSubmission, type OwnSubmission } from './mapper';

/** The submissions of the signed-in employer in every state, newest first, ten a page. */
export async function listOwnSubmissions(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ submissions: OwnSubmission[] } & Paged> {
  const filter = { submittedBy: new Types.ObjectId(authorize(actor, 'submission:read-own').id) };
  const page = pageNumber(input.page);
  const [records, total] = await Promise.all([
    SubmissionModel.find(filter)
      .sort({ createdAt: -1 })
      .skip(skipTo(page))
      .limit(PAGE_SIZE)
      .lean<SubmissionRecord[]>(),
    SubmissionModel.countDocuments(filter),
  ]);
  return { submissions: records.map(toOwnSubmission), ...paged(page, total) };
}
