import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { toOwnSubmission, type OwnSubmission } from './mapper';

export async function listOwnSubmissions(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ submissions: OwnSubmission[] } & Paged> {
  const { id } = authorize(actor, 'submission:read-own');
  const filter = await ofOwnEmployer(id);
  const { records, ...facts } = await findPage<SubmissionRecord>(SubmissionModel, {
    filter,
    page: input.page,
    order: { createdAt: -1 },
  });
  return { submissions: records.map(toOwnSubmission), ...facts };
}
