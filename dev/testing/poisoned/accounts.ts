import { Types } from 'mongoose';
import { addMonths } from '@/lib/identity/users/silent-accounts';
import type { Role } from '@/lib/platform/core/vocabulary';
import { UserModel, type UserRecord } from '@/models/user';
import { UserDeletionModel } from '@/models/user-deletion';
import { inDays, makeUser } from '../data/fixtures';
import { addressOf, isTold, stored, three, withoutAddress, type Made, type PoisonedRow } from './row';

/**
 * Creates an account with an address by which its e-mails can be found. The write bypasses the model's
 * validation.
 */
export async function makePerson(role: Role, change: Partial<UserRecord> = {}): Promise<Types.ObjectId> {
  const { _id } = await makeUser(role);
  await stored(UserModel as never, _id, { $set: { email: addressOf(_id), ...change } });
  return _id;
}

const isGone = async (_id: Types.ObjectId): Promise<boolean> => (await UserModel.exists({ _id })) === null;

/** Creates three accounts, of which the second has no address. */
async function people(change: (at: number) => Partial<UserRecord>, isDone: Made['isDone']): Promise<Made> {
  const items = await three((at) => makePerson('recent graduate', change(at)));
  return { items, isDone, ...withoutAddress(items[1]) };
}

const silent = (months: number, at: number): Date =>
  new Date(addMonths(new Date(), -months).getTime() - (10 - at) * 60_000);

const MINOR = {
  guardian: { name: 'Mama Amani', email: 'guardian@people.example' },
  state: 'asked' as const,
  textVersion: null,
  linkKey: 'a key',
};

export const ACCOUNT_ROWS: readonly PoisonedRow[] = [
  {
    job: 'deleting user data',
    broken: 'the time of a deletion',
    make: async () => {
      const items = await three(async (at) => {
        const _id = new Types.ObjectId();
        await UserDeletionModel.create({
          ...{ _id, pseudonym: new Types.ObjectId(), firstName: 'Amani', lastName: 'Otieno' },
          ...{ phoneNumber: '0700000000', email: addressOf(_id), pendingEmail: null },
          ...{ deletedAt: inDays(-1), dueAt: inDays(-1 + at / 100) },
        });
        return _id;
      });
      const set = (change: object) => () => stored(UserDeletionModel as never, items[1], change);
      return {
        items,
        isDone: async (_id) => (await UserDeletionModel.exists({ _id })) === null,
        poison: set({ $unset: { deletedAt: 1 } }),
        mend: set({ $set: { deletedAt: inDays(-1) } }),
        again: set({ $set: { dueAt: inDays(-1) } }),
      };
    },
  },
  {
    job: 'removing unverified accounts',
    broken: 'an account without an address',
    make: () =>
      people(
        (at) => ({
          isVerified: false,
          agreedAt: inDays(-40),
          createdAt: inDays(-40 + at),
        }),
        isGone,
      ),
  },
  {
    job: 'ending silent accounts',
    broken: 'an account to warn',
    make: () =>
      people(
        (at) => ({ activeAt: silent(23, at) }),
        (_id) => isTold(_id, 'silent account'),
      ),
  },
  {
    job: 'ending silent accounts',
    broken: 'an account to delete',
    make: () =>
      people(
        (at) => ({ activeAt: silent(25, at), silentWarnedAt: silent(3, at) }),
        async (_id) => (await isGone(_id)) && isTold(_id, 'account deleted'),
      ),
  },
  {
    job: 'ending guardianships',
    broken: 'an account without an address',
    make: () =>
      people(
        (at) => ({
          minor: { ...MINOR, adultFrom: inDays(400), changedAt: inDays(-50), waitingSince: inDays(-50 + at) },
        }),
        async (_id) => (await isGone(_id)) && isTold(_id, 'account deleted'),
      ),
  },
];
