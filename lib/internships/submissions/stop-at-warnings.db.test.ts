import { expect, test } from 'vitest';
import { onePagePdf } from '@/dev/sample/pdf';
import { asActor, makeListing, makeUser, storedFiles } from '@/dev/testing/data/fixtures';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { submissionFields } from '@/dev/testing/client/submission-form';
import { searchIndex } from '@/lib/internships/listings/search-index';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { SubmissionModel } from '@/models/submission';
import { readFindings } from './read-findings';
import { submitInternship } from './submit-internship';

preparedDatabase();

const FEE = { howToApply: 'Pay the registration fee of KES 500 before the interview.' };

const formOf = (change: object, text = 'Milk the cows.'): OptionalUpload => {
  const receive: OptionalUpload['receive'] = async (storage) => {
    async function* bytes() {
      yield await Promise.resolve(onePagePdf('Shamba Intern', [text]));
    }
    const data = JSON.stringify({ ...submissionFields(), ...change });
    return { kept: await storage.keep(bytes(), 'details.pdf'), fields: { data } };
  };
  return { receive, receiveIfAny: receive };
};

test('the form of an employer stores nothing until the findings were read; programs are not stopped', async () => {
  const employer = await makeUser('employer');
  const submit = (change: object, text?: string) => submitInternship(asActor(employer), formOf(change, text));
  await expect(submit({ ...FEE, stopAtWarnings: true })).rejects.toMatchObject({
    status: 422,
    details: {
      errors: {
        howToApply: expect.stringContaining('registration fee') as string,
        warningsRead: 'Change the listing, or tick this to send it unchanged.',
      },
    },
  });
  await expect(submit({ stopAtWarnings: true }, 'Send your M-Pesa PIN to us.')).rejects.toMatchObject({
    details: { errors: { internshipFile: expect.stringContaining('PIN') as string } },
  });
  expect(await SubmissionModel.countDocuments({ submittedBy: employer._id })).toBe(0);
  expect(await storedFiles(employer._id)).toEqual({ files: 0, chunks: 0 });
  await submit({ stopAtWarnings: true });
  await submit({ ...FEE, stopAtWarnings: false });
  await submit(FEE);
  const stored = await SubmissionModel.find({ submittedBy: employer._id }).lean();
  expect(stored).toHaveLength(3);
  expect(stored.some((one) => 'stopAtWarnings' in one)).toBe(false);
});

test('an open listing that is the same opening is named before sending, and to the reviewer', async () => {
  const same = { title: 'Dairy Records Intern', company: 'Kilima Creamery', location: 'Nyeri' };
  const { _id } = await makeListing(same);
  await searchIndex();
  const employer = await makeUser('employer');
  await expect(
    submitInternship(asActor(employer), formOf({ ...same, stopAtWarnings: true })),
  ).rejects.toMatchObject({
    details: { errors: { title: expect.stringContaining('already open') as string } },
  });
  const submission = await makeSubmission({ ...same, submittedBy: employer._id });
  const actor = asActor(await makeUser('administrator'));
  const { twins } = await readFindings(actor, { id: submission._id.toHexString() });
  expect(twins.map((twin) => twin._id)).toEqual([_id.toHexString()]);
});
