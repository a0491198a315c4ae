import { expect, test } from 'vitest';
import { asActor, inDays, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { readOwnWaiting } from './read-own-waiting';

preparedDatabase();

test('what of one’s own submissions waits, and what was rejected, the newest named', async () => {
  const [employer, other] = [await makeUser('employer'), await makeUser('employer')];
  expect(await readOwnWaiting(asActor(employer))).toEqual({ pending: 0, rejected: 0, toCorrect: [] });
  const decision = { by: null, at: new Date(), comments: 'Say more.', industryId: null, internshipId: null };
  for (let age = 0; age < 4; age += 1) {
    const change = { submittedBy: employer._id, title: `Rejected ${age}`, createdAt: inDays(-age) };
    await makeSubmission({ ...change, status: 'rejected', decision });
  }
  await makeSubmission({ submittedBy: employer._id });
  await makeSubmission({ submittedBy: employer._id, status: 'approved' });
  await makeSubmission({ submittedBy: other._id, status: 'rejected' });
  const { pending, rejected, toCorrect } = await readOwnWaiting(asActor(employer));
  expect([pending, rejected]).toEqual([1, 4]);
  expect(toCorrect.map(({ title, comments }) => [title, comments])).toEqual([
    ['Rejected 0', 'Say more.'],
    ['Rejected 1', 'Say more.'],
    ['Rejected 2', 'Say more.'],
  ]);
  await expect(readOwnWaiting(asActor(await makeUser('recent graduate')))).rejects.toMatchObject({
    code: 'forbidden',
  });
});
