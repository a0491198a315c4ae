import { beforeEach, expect, test } from 'vitest';
import { inDays, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AccountTokenModel } from '@/models/account-token';
import { MailModel } from '@/models/mail';
import { UserModel, type UserRecord } from '@/models/user';
import { removeUnverified } from './remove-unverified';
import { issueToken } from '@/lib/identity/accounts/tokens';

preparedDatabase();
beforeEach(async () => void (await UserModel.deleteMany({})));

const now = new Date();

const registered = (days: number, change: Partial<UserRecord> = {}) =>
  makeUser('recent graduate', {
    isVerified: false,
    agreedAt: inDays(-days),
    createdAt: inDays(-days),
    ...change,
  });

test('a registration that nobody followed for 30 days goes, with its links and mails', async () => {
  const { _id } = await registered(30.01);
  const user = await UserModel.findById(_id).lean();
  const email = user?.email ?? '';
  await issueToken('verify email', _id, email);
  await AccountTokenModel.updateMany({}, { $set: { expiresAt: inDays(-29) } });
  await MailModel.create({ kind: 'verify email', to: email, subject: 's', text: 't', html: 'h' });
  expect(await removeUnverified(now)).toBe(1);
  expect(await UserModel.countDocuments()).toBe(0);
  expect(await AccountTokenModel.countDocuments()).toBe(0);
  expect(await MailModel.countDocuments()).toBe(0);
});

test('one whose link can still be followed waits until it cannot', async () => {
  const { _id } = await registered(31);
  await issueToken('verify email', _id, 'amani@people.example');
  expect(await removeUnverified(now)).toBe(0);
  expect(await removeUnverified(inDays(1.01))).toBe(1);
});

test.each([
  ['is younger', { createdAt: inDays(-29.99) }],
  ['is verified', { isVerified: true }],
  ['was deactivated by staff', { isActive: false }],
  ['was added by an administrator', { createdBy: registeredBy(), agreedAt: null }],
  ['was added by one who is gone', { agreedAt: null }],
])('one that %s stays', async (_, change) => {
  await registered(31, change);
  expect(await removeUnverified(now)).toBe(0);
  expect(await UserModel.countDocuments()).toBe(1);
});

function registeredBy() {
  return new AccountTokenModel()._id;
}
