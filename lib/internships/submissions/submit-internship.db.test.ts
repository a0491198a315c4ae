import { expect, test } from 'vitest';
import { pdfFile } from '@/dev/testing/data/documents';
import { asActor, makeUser, storedFiles } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { submissionFields } from '@/dev/testing/client/submission-form';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { submitInternship } from './submit-internship';

preparedDatabase();

test('an account that is deleted while its file is on the way leaves no submission and no file', async () => {
  const employer = await makeUser('employer');
  const receive: OptionalUpload['receive'] = async (storage) => {
    async function* bytes() {
      yield pdfFile();
      await UserModel.deleteOne({ _id: employer._id });
    }
    return {
      kept: await storage.keep(bytes(), 'details.pdf'),
      fields: { data: JSON.stringify(submissionFields()) },
    };
  };
  const slow: OptionalUpload = { receive, receiveIfAny: receive };
  await expect(submitInternship(asActor(employer), slow)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await SubmissionModel.exists({ submittedBy: employer._id })).toBeNull();
  expect(await storedFiles(employer._id)).toEqual({ files: 0, chunks: 0 });
});
