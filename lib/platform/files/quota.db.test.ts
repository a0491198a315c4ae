import { describe, expect, test } from 'vitest';
import { pdfFile } from '@/dev/testing/data/documents';
import { asActor, makeUser, storedFiles } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { submissionFields } from '@/dev/testing/client/submission-form';
import { makeSubmission } from '@/dev/testing/data/submissions';
import type { OptionalUpload } from './upload';
import { submitInternship } from '@/lib/internships/submissions/submit-internship';
import { uploadResume } from '@/lib/identity/users/upload-resume';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { within, type Quota } from './quota';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

async function* once(bytes: Buffer) {
  yield bytes;
}

/** An upload of these bytes with the fields of a submission. */
function uploadOf(bytes = pdfFile()): OptionalUpload {
  const receive: OptionalUpload['receive'] = async (storage) => ({
    kept: await storage.keep(once(bytes), 'details.pdf'),
    fields: { data: JSON.stringify(submissionFields()) },
  });
  return { receive, receiveIfAny: receive };
}

const refused = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));

describe('a quota', () => {
  const quota: Quota = { name: 'tries', max: 5, seconds: 7_200, used: 'You have tried 5 times' };
  const share = { quota, points: 1, used: () => 1 };

  test('is kept however many come at once, and says when to try again', async () => {
    const tries = Array.from({ length: 20 }, () => within({ ...share, key: 'a' }, async () => 'done'));
    const refusals = refused(await Promise.allSettled(tries));
    expect(refusals).toHaveLength(15);
    expect(refusals[0]).toMatchObject({
      status: 429,
      message: 'You have tried 5 times. Please try again in 2 hours.',
    });
    expect(await within({ ...share, key: 'b' }, async () => 'done')).toBe('done');
  });

  test('is not used up by what fails or is refused, and gets back what was not needed', async () => {
    const fail = async () => Promise.reject(new Error('broken'));
    for (let n = 0; n < 10; n += 1) {
      await expect(within({ ...share, key: 'c' }, fail)).rejects.toThrow('broken');
    }
    const small = { quota, key: 'c', points: 4, used: () => 1 };
    await within(small, async () => 1);
    await within(small, async () => 2);
    await expect(within(small, async () => 3)).rejects.toMatchObject({ status: 429 });
    await within({ ...small, points: 3 }, async () => 4);
  });
});

test('a person uploads twenty resumes a day; what is refused of them does not count', async () => {
  const actor = asActor(await makeUser('recent graduate'));
  for (let n = 0; n < 25; n += 1) {
    const text = uploadResume(actor, uploadOf(Buffer.from('text')));
    await expect(text).rejects.toMatchObject({ status: 415 });
  }
  for (let n = 0; n < 20; n += 1) await uploadResume(actor, uploadOf());
  await expect(uploadResume(actor, uploadOf())).rejects.toMatchObject({
    status: 429,
    message: 'You have uploaded 20 CVs within a day. Please try again in 24 hours.',
  });
  expect(await ResumeModel.countDocuments()).toBe(1);
  await uploadResume(asActor(await makeUser('recent graduate')), uploadOf());
});

describe('an employer', () => {
  const WAITING = {
    status: 409,
    message:
      'You have 20 submissions waiting for approval, which is the limit. You can submit more once we’ve decided on some.',
  };

  test('has at most twenty submissions waiting, however many come at once; one decided makes room', async () => {
    const employer = await makeUser('employer');
    for (let n = 0; n < 10; n += 1) await makeSubmission({ submittedBy: employer._id });
    const sent = Array.from({ length: 15 }, () => submitInternship(asActor(employer), uploadOf()));
    const refusals = refused(await Promise.allSettled(sent));
    expect(refusals).toHaveLength(5);
    expect(refusals[0]).toMatchObject(WAITING);
    const pending = { submittedBy: employer._id, status: 'pending' } as const;
    expect(await SubmissionModel.countDocuments(pending)).toBe(20);
    expect((await storedFiles(employer._id)).files).toBe(10);
    await SubmissionModel.updateOne(pending, { $set: { status: 'rejected' } });
    await submitInternship(asActor(employer), uploadOf());
    await expect(submitInternship(asActor(employer), uploadOf())).rejects.toMatchObject(WAITING);
  });

  test('stores at most 40 MB of details files a day', async () => {
    const employer = await makeUser('employer');
    const large = pdfFile('x', 2 * 1024 * 1024);
    const submit = async (bytes: Buffer) => {
      await submitInternship(asActor(employer), uploadOf(bytes));
      await SubmissionModel.updateMany({ submittedBy: employer._id }, { $set: { status: 'rejected' } });
    };
    for (let n = 0; n < 19; n += 1) await submit(large);
    await submit(pdfFile());
    await expect(submit(pdfFile())).rejects.toMatchObject({
      status: 429,
      message:
        'Your details files from the last day add up to 40 MB, which is the daily limit. Please try again in 24 hours.',
    });
  });
});
