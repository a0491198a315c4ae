import type { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { PendingFileModel } from '@/models/pending-file';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { filesBucket } from '@/lib/platform/files/bucket';
import { clearPending } from '@/lib/platform/files/pending';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { inBatches } from '@/lib/platform/jobs/in-batches';
import { removeFile } from '@/lib/platform/files/remove';

/** Milliseconds. An upload may take 45 minutes (server/slow-bodies.ts), so a running one is younger than this, even if clocks differ. */
const SAFE_AGE_MS = 60 * 60_000;
const BATCH = 100;

interface FileOwner {
  _id: Types.ObjectId;
  metadata?: { ownerId?: Types.ObjectId };
}

/** The files that a resume, a submission, a picture or an employer refers to. */
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
  now: Date;
  /** Aborts the sweep between two files. */
  signal?: AbortSignal;
}

interface Pending {
  _id: Types.ObjectId;
  /** The files in its batch that a record refers to. Null if the batch could not be read. */
  named: Set<string> | null;
}

async function* pendingFiles(now: Date): AsyncGenerator<Pending> {
  const files = PendingFileModel.find({ at: { $lt: new Date(now.getTime() - SAFE_AGE_MS) } })
    .sort({ at: 1 })
    .lean<{ _id: Types.ObjectId }[]>()
    .cursor();
  for await (const batch of inBatches(files, BATCH)) {
    const ids = batch.map(({ _id }) => _id);
    const named = await namedAmong(ids).catch(() => null);
    for (const _id of ids) yield { _id, named };
  }
}

/**
 * Deletes files that have been pending for an hour, for example after an upload was killed. Keeps a file that a record refers to,
 * for example after a restore. Safe during uploads and on several nodes.
 */
export async function sweepAbandonedFiles({ now, signal }: Sweep): Promise<{ removed: number }> {
  const removed = await forEachItem({
    job: 'sweeping files',
    items: pendingFiles(now),
    act: async ({ _id, named }) => {
      const isNamed = (named ?? (await namedAmong([_id]))).has(_id.toHexString());
      await (isNamed ? clearPending(_id) : removeFile(_id));
      return !isNamed;
    },
    signal,
  });
  return { removed };
}
