import mongoose, { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, makeListing, makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { pdfFile } from '@/dev/testing/data/documents';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { removeUserFiles } from '@/lib/identity/users/remove-user-files';
import { uploadResume } from '@/lib/identity/users/upload-resume';
import type { FilePurpose } from '@/lib/platform/core/vocabulary';
import { ApplicationModel } from '@/models/application';
import { JobItemModel } from '@/models/job-item';
import { PendingFileModel } from '@/models/pending-file';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { DocumentInspector } from '@/lib/platform/files/sniff-document-type';
import { clearPending, markPending } from '@/lib/platform/files/pending';
import { sweepAbandonedFiles } from './sweep-abandoned-files';
import { storeFile } from '@/lib/platform/files/store';

preparedDatabase();

/** The limit in the operations guide. */
const HOUR = 3_600_000;

const chunks = () => mongoose.connection.collection('files.chunks');
const files = () => mongoose.connection.collection('files.files');

const keep = ({ _id: ownerId }: TestUser, purpose: FilePurpose) =>
  storeFile(
    (async function* () {
      yield pdfFile();
    })(),
    { givenName: 'a.pdf', ownerId, purpose },
    new DocumentInspector(),
  );

async function keepResume(user: TestUser, { current }: { current: boolean }) {
  const file = await keep(user, 'resume');
  const _id = new Types.ObjectId();
  await ResumeModel.create({ _id, userId: user._id, ...file, uploadedAt: new Date() });
  if (current) await UserModel.updateOne({ _id: user._id }, { $set: { resumeId: _id } });
  return { _id, file };
}

/** Stores what is left of an upload whose process was killed after the first bytes. */
async function breakOff(): Promise<Types.ObjectId> {
  const files_id = new Types.ObjectId();
  await markPending(files_id);
  await chunks().insertOne({ files_id, n: 0, data: Buffer.from('%PDF-1.4') });
  return files_id;
}

const later = (ms: number) => new Date(Date.now() + ms);
const isThere = async (id: Types.ObjectId) =>
  (await chunks().countDocuments({ files_id: id })) + (await files().countDocuments({ _id: id })) > 0;

test('an upload that broke off and a file no record leads to go after an hour, and not before', async () => {
  const cut = await breakOff();
  const { fileId: forgotten } = await keep(await makeUser('employer'), 'submission');
  expect(await sweepAbandonedFiles({ now: later(HOUR - 60_000) })).toEqual({ removed: 0 });
  expect(await isThere(cut)).toBe(true);
  expect(await sweepAbandonedFiles({ now: later(HOUR + 60_000) })).toEqual({ removed: 2 });
  expect(await isThere(cut)).toBe(false);
  expect(await isThere(forgotten)).toBe(false);
});

test('what a resume, a submission, a picture or an application needs stays, however old', async () => {
  const user = await makeUser('recent graduate');
  const sent = await keepResume(user, { current: false });
  const { _id: internshipId } = await makeListing();
  await ApplicationModel.create({
    internshipId,
    userId: user._id,
    resumeId: sent._id,
    status: 'applied',
    appliedAt: new Date(),
  });
  const current = await keepResume(user, { current: true });
  const picture = await keep(user, 'picture');
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { picture: { fileId: picture.fileId, uploadedAt: new Date() } } },
  );
  const employer = await makeUser('employer');
  const details = await keep(employer, 'submission');
  await makeSubmission({ file: details, submittedBy: employer._id });
  expect(await sweepAbandonedFiles({ now: later(400 * 24 * HOUR) })).toEqual({ removed: 0 });
  for (const { fileId } of [sent.file, current.file, picture, details])
    expect(await isThere(fileId)).toBe(true);
});

const pdf: IncomingUpload = {
  receive: async (storage) => {
    async function* bytes() {
      yield pdfFile();
    }
    return { kept: await storage.keep(bytes(), 'cv.pdf'), fields: {} };
  },
};

test('a resume is replaced as a whole or not at all wherever the process dies, and its file goes with it', async () => {
  const user = await makeUser('recent graduate');
  await uploadResume(asActor(user), pdf);
  const [first] = await ResumeModel.find({ userId: user._id }).lean();
  const current = async () => (await UserModel.findById(user._id).lean())?.resumeId;
  let broken = 0;
  const writes = await breakOffAnywhere(
    () => uploadResume(asActor(user), pdf),
    async () => {
      broken += 1;
      if (String(await current()) !== String(first?._id)) return;
      expect(await ResumeModel.countDocuments({ userId: user._id })).toBe(1);
      expect(await isThere(new Types.ObjectId(first?.fileId))).toBe(true);
    },
  );
  expect(writes).toBeGreaterThan(5);
  await sweepAbandonedFiles({ now: later(2 * HOUR) });
  const [kept, ...others] = await ResumeModel.find({ userId: user._id }).lean();
  expect(others).toEqual([]);
  expect(await current()).toEqual(kept?._id);
  expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  expect(await PendingFileModel.countDocuments()).toBe(0);
  expect(broken).toBe(writes);
});

test('more than one batch is looked through', async () => {
  await Promise.all(Array.from({ length: 130 }, breakOff));
  expect(await sweepAbandonedFiles({ now: later(2 * HOUR) })).toEqual({ removed: 130 });
  expect(await sweepAbandonedFiles({ now: later(2 * HOUR) })).toEqual({ removed: 0 });
});

test('a file that cannot be removed does not keep the others', async () => {
  const [held, free] = [await breakOff(), await breakOff()];
  const session = await mongoose.startSession();
  session.startTransaction();
  await PendingFileModel.deleteOne({ _id: held }, { session });
  const { deleteOne } = PendingFileModel;
  const spy = vi.spyOn(PendingFileModel, 'deleteOne').mockImplementation(((
    ...input: Parameters<typeof deleteOne>
  ) => {
    const query = deleteOne.apply(PendingFileModel, input);
    return query.maxTimeMS(200);
  }) as typeof deleteOne);
  await expect(sweepAbandonedFiles({ now: later(2 * HOUR) })).rejects.toThrow('sweeping files: 1 failed');
  expect(await JobItemModel.findOne({ itemId: held }).lean()).toMatchObject({
    error: expect.stringContaining('time limit') as string,
  });
  spy.mockRestore();
  expect(await isThere(free)).toBe(false);
  await session.abortTransaction();
  await session.endSession();
  await sweepAbandonedFiles({ now: later(2 * HOUR) });
  expect(await PendingFileModel.countDocuments()).toBe(0);
});

test('no byte of a deleted user stays, wherever the process dies that removes the files', async () => {
  const user = await makeUser('recent graduate');
  const ids: Types.ObjectId[] = [];
  const another = async () => {
    const { fileId } = await keep(user, 'resume');
    await clearPending(fileId);
    ids.push(fileId);
  };
  await another();
  await breakOffAnywhere(() => removeUserFiles(user._id), another);
  expect(ids.length).toBeGreaterThan(2);
  await sweepAbandonedFiles({ now: later(2 * HOUR) });
  for (const id of ids) expect(await isThere(id)).toBe(false);
});

test('a file of an earlier version, which was never marked, stays', async () => {
  const employer = await makeUser('employer');
  const { fileId } = await keep(employer, 'submission');
  await PendingFileModel.deleteMany({});
  expect(await sweepAbandonedFiles({ now: later(2 * HOUR) })).toEqual({ removed: 0 });
  expect(await isThere(fileId)).toBe(true);
});
