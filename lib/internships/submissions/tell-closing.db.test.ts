import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { extendInternship } from '@/lib/internships/closing/extend-internship';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { tellClosing } from './tell-closing';

preparedDatabase();

const closing = (days: number, change: object = {}) =>
  makeListing({ createdAt: inDays(-30), applicationDeadline: inDays(days), ...change });

test('an employer is told 7 days and 1 day before, once each, however many nodes do it and however often', async () => {
  const employer = await makeUser('employer');
  const { _id: postedBy } = employer;
  const listing = await closing(20, { postedBy, title: 'Farm Intern' });
  const counts: Record<string, number> = {};
  for (let day = 0; day <= 21; day += 0.25) {
    const told = await Promise.all([tellClosing(inDays(day)), tellClosing(inDays(day))]);
    const sum = told.reduce((all, one) => all + one, 0);
    if (sum > 0) counts[day] = sum;
  }
  expect(counts).toEqual({ 13: 1, 19: 1 });
  const to = (await UserModel.findById(postedBy).lean())?.email ?? '';
  const mails = await MailModel.find({ to }).lean();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Closing soon: Farm Intern',
    'Closing soon: Farm Intern',
  ]);
  expect(mails[0]?.text).toContain(`/dashboard/employer-internships/${listing._id.toHexString()}?extend=yes`);

  await extendInternship(asActor(employer), {
    id: listing._id.toHexString(),
    fields: { applicationDeadline: inDays(60).toISOString() },
  });
  expect(await tellClosing(inDays(19))).toBe(0);
  expect(await tellClosing(inDays(53.5))).toBe(1);
});

test('nobody is told of a listing that is new, hidden, deleted or closed, or has no active employer', async () => {
  const { _id: postedBy } = await makeUser('employer');
  const { _id: gone } = await makeUser('employer', { isActive: false });
  await closing(6.5, { postedBy, createdAt: inDays(-0.1) });
  await closing(6.5, { postedBy, hiddenAt: new Date() });
  await closing(6.5, { postedBy, deletedAt: new Date() });
  await closing(-0.1, { postedBy });
  await closing(6.5, { postedBy: gone });
  await closing(6.5);
  await closing(4, { postedBy });
  expect(await tellClosing(new Date())).toBe(0);
});

test('a listing of which it was told, or need not be, opens no transaction again', async () => {
  await InternshipModel.deleteMany({});
  const { _id: postedBy } = await makeUser('employer');
  const { _id: gone } = await makeUser('employer', { isActive: false });
  await closing(6.5, { postedBy });
  await closing(6.5, { postedBy, createdAt: inDays(-0.1) });
  await closing(6.5, { postedBy: gone });
  const transactions = vi.spyOn(mongoose.connection, 'transaction');
  expect(await tellClosing(new Date())).toBe(1);
  expect(transactions).toHaveBeenCalledTimes(3);
  expect(await tellClosing(inDays(0.4))).toBe(0);
  expect(transactions).toHaveBeenCalledTimes(3);
  expect(await tellClosing(inDays(6))).toBe(2);
  transactions.mockRestore();
});
