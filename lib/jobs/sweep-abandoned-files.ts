import type { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { PendingFileModel } from '@/models/pending-file';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { filesBucket } from '@/lib/platform/files/bucket';
import { clearPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';

/**
 * Age of an abandoned pending file, in milliseconds. Node ends a request that takes longer than five minutes to
 * arrive, so a running upload is far younger, even if the clocks of two nodes differ.
 */
const SAFE_AGE_MS = 60 * 60_000;

/** Files per batch. */
const BATCH = 100;

interface FileOwner {
  _id: Types.ObjectId;
  metadata?: { ownerId?: Types.ObjectId };
}

/** The files among these that a resume, a submission, a picture or an employer refers to. */
async function namedAmong(ids: Types.ObjectId[]): Promise<Set<string>> {
  const files = (await (await filesBucket()).find({ _id: { $in: ids } }).toArray()) as FileOwner[];
  const owners = files.flatMap(({ metadata }) => metadata?.ownerId ?? []);
  if (owners.length === 0) return new Set();
  const [resumes, submissions, users, employers] = await Promise.all([
    ResumeModel.find({ userId: { $in: owners }, fileId: { $in: ids } })
      .select('fileId')
      .lean<Pick<ResumeRecord, 'fileId'>[]>(),
    SubmissionModel.find({ submittedBy: { $in: owners }, 'file.fileId': { $in: ids } })
      .select('file.fileId')
      .lean<Pick<SubmissionRecord, 'file'>[]>(),
    UserModel.find({ _id: { $in: owners }, 'picture.fileId': { $in: ids } })
      .select('picture')
      .lean<Pick<UserRecord, 'picture'>[]>(),
    EmployerModel.find({ _id: { $in: owners } })
      .select('logo evidence')
      .lean<Pick<EmployerRecord, 'logo' | 'evidence'>[]>(),
  ]);
  const naming = [
    ...resumes.map(({ fileId }) => fileId),
    ...submissions.map(({ file }) => file.fileId),
    ...users.flatMap(({ picture }) => picture?.fileId ?? []),
    ...employers.flatMap(({ logo, evidence }) => [
      ...(logo ? [logo.fileId] : []),
      ...evidence.map(({ fileId }) => fileId),
    ]),
  ];
  return new Set(naming.map((id) => id.toHexString()));
}

export interface Sweep {
  /** The time of the sweep; files pending for less than an hour are left alone. */
  now: Date;
  /** Aborts the sweep between two files. */
  signal?: AbortSignal;
}

/**
 * Removes files that have been pending for an hour: uploads and replaced files whose process was killed. Gives
 * the number of removed files. Keeps a pending file that a record refers to, as after a restore. If one cannot
 * be removed, removes the others and then throws the first error.
 * Safe during uploads and on several nodes at once.
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
