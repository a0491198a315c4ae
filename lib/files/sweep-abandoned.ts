import { Types } from 'mongoose';
import { connect } from '@/lib/db';
import { removeUnsentResume } from '@/lib/users/remove-unsent-resume';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { filesBucket } from './bucket';
import { removeFile } from './remove';

/**
 * Milliseconds after which a file is nobody's when no record leads to it. Node ends a request that takes longer than five
 * minutes to arrive, so that an upload under way is far younger, also where the clocks of two nodes differ.
 */
export const SAFE_AGE_MS = 60 * 60_000;

/** Files looked at together. */
const BATCH = 100;

type Ids = Types.ObjectId[];

const SMALLEST = new Types.ObjectId('000000000000000000000000');

/** Ids begin with the second they were made in. */
const idAt = (time: number) => Types.ObjectId.createFromTime(Math.floor(time / 1_000));

/** The next ids with bytes in the database, finished or not, in order. */
async function nextFiles(after: Types.ObjectId, before: Types.ObjectId): Promise<Ids> {
  const chunks = (await connect()).connection.collection<{ files_id: Types.ObjectId }>('files.chunks');
  const found: Ids = [];
  let last = after;
  while (found.length < BATCH) {
    const next = await chunks.findOne(
      { files_id: { $gt: last, $lt: before } },
      { sort: { files_id: 1, n: 1 }, projection: { _id: 0, files_id: 1 } },
    );
    if (!next) break;
    last = next.files_id;
    found.push(last);
  }
  return found;
}

interface FileOwner {
  _id: Types.ObjectId;
  metadata?: { ownerId?: Types.ObjectId };
}

/** Which of these files a resume, a submission or a picture of its owner names. */
async function namedAmong(ids: Ids): Promise<{ named: Set<string>; resumes: ResumeRecord[] }> {
  const files = (await (await filesBucket()).find({ _id: { $in: ids } }).toArray()) as FileOwner[];
  const owners = files.flatMap(({ metadata }) => metadata?.ownerId ?? []);
  const [resumes, submissions, users] = await Promise.all([
    ResumeModel.find({ userId: { $in: owners }, fileId: { $in: ids } }).lean<ResumeRecord[]>(),
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
  return { named: new Set(naming.map((id) => id.toHexString())), resumes };
}

/** Those that never became, or no longer are, what their user sends. An application may have one all the same. */
async function replacedAmong(resumes: ResumeRecord[]): Promise<ResumeRecord[]> {
  const current = await UserModel.find({ _id: { $in: resumes.map(({ userId }) => userId) } })
    .select('resumeId')
    .lean<Pick<UserRecord, '_id' | 'resumeId'>[]>();
  const ids = new Set(current.map(({ resumeId }) => resumeId?.toHexString()));
  return resumes.filter(({ _id }) => !ids.has(_id.toHexString()));
}

export interface Sweep {
  /** The moment of the sweep; only what was begun an hour before it is touched. */
  now: Date;
  /** Leaves out what was of that age at this moment already. */
  since?: Date;
  /** Ends it between two batches. */
  signal?: AbortSignal;
}

/**
 * Removes the bytes of uploads whose process was killed half-way, files no record leads to, and resumes that were replaced
 * without being cleared away. Gives how many files went. Safe beside uploads under way, and on several nodes at once.
 */
export async function sweepAbandonedFiles({ now, since, signal }: Sweep): Promise<{ removed: number }> {
  const before = idAt(now.getTime() - SAFE_AGE_MS);
  let after = since ? idAt(since.getTime() - SAFE_AGE_MS) : SMALLEST;
  let removed = 0;
  while (!signal?.aborted) {
    const ids = await nextFiles(after, before);
    const last = ids.at(-1);
    if (!last) break;
    after = last;
    const { named, resumes } = await namedAmong(ids);
    const abandoned = ids.filter((id) => !named.has(id.toHexString()));
    for (const id of abandoned) await removeFile(id);
    removed += abandoned.length;
    for (const { userId, _id } of await replacedAmong(resumes)) {
      if (await removeUnsentResume(userId, _id)) removed += 1;
    }
  }
  return { removed };
}
