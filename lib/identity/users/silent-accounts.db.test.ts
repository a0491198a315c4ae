import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { openSession } from '@/lib/identity/accounts/open-session';
import type { Role } from '@/lib/platform/core/vocabulary';
import { MailModel } from '@/models/mail';
import { UserModel, type UserRecord } from '@/models/user';
import { addMonths, endSilentAccounts } from './silent-accounts';

preparedDatabase();

const NOW = new Date('2026-11-23T09:00:00Z');
const SECOND_MS = 1_000;

async function silentSince(activeAt: Date, role: Role = 'recent graduate', change: Partial<UserRecord> = {}) {
  const user = await makeUser(role);
  await UserModel.updateOne({ _id: user._id }, { $set: { activeAt, ...change } });
  const stored = async () => UserModel.findById(user._id).lean<UserRecord>();
  const email = (await stored())?.email ?? '';
  const mails = async () =>
    (await MailModel.find({ to: email }).sort({ createdAt: 1 }).lean()).map(({ kind }) => kind);
  return { user, stored, mails };
}

const monthsAgo = (months: number, seconds = 0) =>
  new Date(addMonths(NOW, -months).getTime() - seconds * SECOND_MS);

beforeEach(async () => {
  await UserModel.deleteMany({});
  await MailModel.deleteMany({});
});

describe('an account that nobody logs in to', () => {
  test('is warned after 22 months, to the second, and once, from two nodes', async () => {
    const early = await silentSince(monthsAgo(22, -1));
    const due = await silentSince(monthsAgo(22));
    await Promise.all([endSilentAccounts(NOW), endSilentAccounts(NOW)]);
    expect([await early.mails(), await due.mails()]).toEqual([[], ['silent account']]);
    const [mail] = await MailModel.find({ kind: 'silent account' }).lean();
    expect(mail?.subject).toContain('will be deleted on Jan 23, 2027');
  });

  test('is deleted two months later, to the second, and is told', async () => {
    const { stored, mails } = await silentSince(monthsAgo(22));
    await endSilentAccounts(NOW);
    const end = addMonths(NOW, 2);
    expect(await endSilentAccounts(new Date(end.getTime() - SECOND_MS))).toEqual({ warned: 0, deleted: 0 });
    expect(await stored()).not.toBeNull();
    expect(await endSilentAccounts(end)).toEqual({ warned: 0, deleted: 1 });
    expect(await stored()).toBeNull();
    expect(await mails()).toContain('account deleted');
  });

  test('has two months from the warning, however late that was', async () => {
    const { stored } = await silentSince(monthsAgo(40));
    expect(await endSilentAccounts(NOW)).toEqual({ warned: 1, deleted: 0 });
    expect(await endSilentAccounts(inDays(0))).toEqual({ warned: 0, deleted: 0 });
    expect(await stored()).not.toBeNull();
    expect(await endSilentAccounts(addMonths(NOW, 2))).toEqual({ warned: 0, deleted: 1 });
  });

  test('stays after a log-in', async () => {
    const { stored } = await silentSince(monthsAgo(23));
    await endSilentAccounts(NOW);
    const user = await stored();
    if (user) await openSession(user, new Headers(), 60);
    expect(await stored()).toMatchObject({ silentWarnedAt: null });
    expect(await endSilentAccounts(addMonths(NOW, 3))).toEqual({ warned: 0, deleted: 0 });
  });

  test.each(['administrator', 'editor'] as const)('stays where it is of an %s', async (role) => {
    const { stored } = await silentSince(monthsAgo(60), role);
    await endSilentAccounts(NOW);
    await endSilentAccounts(addMonths(NOW, 3));
    expect(await stored()).toMatchObject({ silentWarnedAt: null });
  });

  test('stays where it is deactivated, or of an employer with an open listing', async () => {
    const inactive = await silentSince(monthsAgo(60), 'employer', { isActive: false });
    const open = await silentSince(monthsAgo(60), 'employer');
    await makeListing({ postedBy: open.user._id, applicationDeadline: addMonths(NOW, 1) });
    expect(await endSilentAccounts(NOW)).toEqual({ warned: 0, deleted: 0 });
    expect(await inactive.stored()).not.toBeNull();
    expect((await open.stored())?.activeAt).toEqual(NOW);
  });

  test('is deleted and told, or neither, wherever the job breaks off', async () => {
    const { stored, mails } = await silentSince(monthsAgo(30), 'employer', { silentWarnedAt: monthsAgo(3) });
    const isWhole = async () => {
      const isGone = (await stored()) === null;
      expect((await mails()).includes('account deleted')).toBe(isGone);
    };
    expect(await breakOffAnywhere(() => endSilentAccounts(NOW), isWhole)).toBeGreaterThan(3);
    expect(await stored()).toBeNull();
  });
});
