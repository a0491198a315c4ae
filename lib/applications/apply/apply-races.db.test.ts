import mongoose, { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { pdfFile } from '@/dev/testing/data/documents';
import { asActor, makeListing, makeUser, storedFiles } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AppError } from '@/lib/platform/core/errors';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { uploadResume } from '@/lib/identity/users/upload-resume';
import { ApplicationModel } from '@/models/application';
import { ResumeModel } from '@/models/resume';
import { applyToInternship } from './apply';

preparedDatabase();

const pdf: IncomingUpload = {
  receive: async (storage) => {
    async function* bytes() {
      yield pdfFile();
    }
    return { kept: await storage.keep(bytes(), 'cv.pdf'), fields: {} };
  },
};

test('whoever applies while the resume is replaced: every application keeps its resume and its file', async () => {
  const user = await makeUser('recent graduate');
  const actor = asActor(user);
  let { resume } = await uploadResume(actor, pdf);
  let refused = 0;
  for (let round = 0; round < 40; round += 1) {
    const listing = await makeListing({ title: `Round ${round}` });
    const input = { internshipId: listing._id.toHexString(), resumeId: resume._id };
    const [applied, replaced] = await Promise.all([
      applyToInternship(actor, input).catch((error: unknown) => {
        if (error instanceof AppError && (error.code === 'conflict' || error.code === 'forbidden'))
          return null;
        throw error;
      }),
      uploadResume(actor, pdf),
    ]);
    if (!applied) refused += 1;
    expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(applied ? 1 : 0);
    resume = replaced.resume;
  }
  const applications = await ApplicationModel.find({ userId: user._id }).lean();
  expect(applications).toHaveLength(40 - refused);
  const sent = new Set(applications.map(({ resumeId }) => resumeId.toHexString()));
  const kept = await ResumeModel.find({ userId: user._id }).lean();
  expect(new Set(kept.map(({ _id }) => _id.toHexString()))).toEqual(new Set([...sent, resume._id]));
  const files = mongoose.connection.db?.collection('files.files');
  for (const { fileId } of kept) expect(await files?.findOne({ _id: fileId })).not.toBeNull();
  expect((await storedFiles(new Types.ObjectId(user.id))).files).toBe(kept.length);
});
