import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';

const NAMED = 3;

export interface OwnWaiting {
  pending: number;
  rejected: number;
  toCorrect: { _id: string; title: string; comments: string | null }[];
}

export async function readOwnWaiting(actor: Actor): Promise<OwnWaiting> {
  const { id } = authorize(actor, 'submission:read-own');
  const own = await ofOwnEmployer(id);
  const [counted, newest] = await Promise.all([
    SubmissionModel.aggregate<{ _id: SubmissionStatus; count: number }>([
      { $match: { ...own, status: { $in: ['pending', 'rejected'] } } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]),
    SubmissionModel.find({ ...own, status: 'rejected' })
      .sort({ createdAt: -1 })
      .limit(NAMED)
      .select('title decision.comments')
      .lean<Pick<SubmissionRecord, '_id' | 'title' | 'decision'>[]>(),
  ]);
  const toCorrect = newest.map(({ _id, title, decision }) => ({
    _id: _id.toHexString(),
    title,
    comments: decision?.comments ?? null,
  }));
  const countOf = (status: SubmissionStatus) => counted.find(({ _id }) => _id === status)?.count ?? 0;
  return { pending: countOf('pending'), rejected: countOf('rejected'), toCorrect };
}
