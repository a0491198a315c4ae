import { expect, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { askStillOpen } from './ask-still-open';

preparedDatabase();

const since = (days: number, change: object = {}) => makeListing({ createdAt: inDays(-days), ...change });

test('an employer is asked once after 60 days, however many nodes do it, and again 60 days later', async () => {
  const employer = await makeUser('employer');
  const { _id: postedBy } = employer;
  await since(61, { postedBy, title: 'Old Intern', applicationDeadline: inDays(90) });
  await since(59, { postedBy });
  await since(61, { postedBy, applicationDeadline: inDays(-1) });
  await since(61, { postedBy, hiddenAt: new Date() });
  await since(61);
  const asked = await Promise.all([askStillOpen(new Date()), askStillOpen(new Date())]);
  expect(asked.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await askStillOpen(inDays(0.5))).toBe(0);
  const to = (await UserModel.findById(postedBy).lean())?.email ?? '';
  const mails = await MailModel.find({ to }).lean();
  expect(mails.map(({ subject }) => subject)).toEqual(['Still open? Old Intern']);
  expect(await askStillOpen(inDays(60.5))).toBe(1);
});

test('nobody is asked whose account is deactivated', async () => {
  const { _id: postedBy } = await makeUser('employer', { isActive: false });
  await since(61, { postedBy });
  expect(await askStillOpen(new Date())).toBe(0);
});
