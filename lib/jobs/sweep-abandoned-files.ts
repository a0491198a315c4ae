import type { Types } from 'mongoose';
import { PendingFileModel } from '@/models/pending-file';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { filesBucket } from '@/lib/platform/files/bucket';
import { clearPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';

/**
 * Milliseconds after which a pending file is abandoned. Node ends a request that takes longer than five
 * minutes to arrive, so an upload under way is far younger, even where the clocks of two nodes differ.
 */
const SAFE_AGE_MS = 60 * 60_000;

/** Files checked together. */
const BATCH = 100;

interface FileOwner {
  _id: Types.ObjectId;
  metadata?: { ownerId?: Types.ObjectId };
}

/** Which of these files a resume, a submission or a picture of their owner refers to. */
async function namedAmong(ids: Types.ObjectId[]): Promise<Set<string>> {
  const files = (await (await filesBucket()).find({ _id: { $in: ids } }).toArray()) as FileOwner[];
  const owners = files.flatMap(({ metadata }) => metadata?.ownerId ?? []);
  const [resumes, submissions, users] = await Promise.all([
    ResumeModel.find({ userId: { $in: owners }, fileId: { $in: ids } })
      .select('fileId')
      .lean<Pick<ResumeRecord, 'fileId'>[]>(),
    SubmissionModel.find({ submittedBy: { $in: owners }, 'file.fileId': { $in: ids } })
      .select('file.fileId')
      .lean<Pick<SubmissionRecord, 'file'>[]>(),
    UserModel.find({ _id: { $in: owners }, 'picture.fileId': { $in: ids } })
      .select('picture')
      .lean<Pick<UserRecord, 'picture'>[]>(),
  ]);
  const naming = [
    ...resumes.map(({ fileId }) => fileId),
    ...submissions.map(({ file }) => file.fileId),
    ...users.flatMap(({ picture }) => picture?.fileId ?? []),
  ];
  return new Set(naming.map((id) => id.toHexString()));
}

export interface Sweep {
  /** The moment of the sweep; only what was pending an hour before it is touched. */
  now: Date;
  /** Ends it between two files. */
  signal?: AbortSignal;
}

/**
 * Removes the files that have been pending for an hour: uploads whose process was killed half-way, and replaced files whose
 * process was killed before it removed them. Gives how many files were removed. A pending file that a record refers to, as after a
 * restore, stays. When one cannot be removed, the others are, and then the first error is thrown.
 * Safe during uploads, and on several nodes at once.
 */
export async function sweepAbandonedFiles({ now, signal }: Sweep): Promise<{ removed: number }> {
  const at = { $lt: new Date(now.getTime() - SAFE_AGE_MS) };
  const failed = new Map<Types.ObjectId, unknown>();
  let removed = 0;
  while (!signal?.aborted) {
    const looked = { at, _id: { $nin: [...failed.keys()] } };
    const ids = (await PendingFileModel.find(looked).sort({ at: 1 }).limit(BATCH).lean()).map(
      ({ _id }) => _id,
    );
    if (ids.length === 0) break;
    const named = await namedAmong(ids);
    for (const id of ids) {
      if (signal?.aborted) break;
      const isNamed = named.has(id.toHexString());
      try {
        await (isNamed ? clearPending(id) : removeFile(id));
        if (!isNamed) removed += 1;
      } catch (error) {
        failed.set(id, error);
      }
    }
  }
  const [first] = failed.values();
  if (first) throw first as Error;
  return { removed };
}
