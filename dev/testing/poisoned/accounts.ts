import { Types } from 'mongoose';
import { PURPOSE } from '@/lib/identity/accounts/second-factor/spend-code';
import { addMonths } from '@/lib/identity/users/silent-accounts';
import { openText, resealText, sealText } from '@/lib/platform/auth/sealed-text';
import { env } from '@/lib/platform/env/env';
import { authSecrets } from '@/lib/platform/env/secret-key';
import type { Role } from '@/lib/platform/core/vocabulary';
import { SecondFactorModel } from '@/models/second-factor';
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
  {
    job: 'encrypting second factors again',
    broken: 'the secret of a second factor',
    make: async () => {
      const [old] = authSecrets();
      const seal = (_id: Types.ObjectId) => sealText('JBSWY3DPEHPK3PXP', PURPOSE, _id.toHexString());
      const items = await three(async () => {
        const _id = new Types.ObjectId();
        await SecondFactorModel.create({ _id, secret: seal(_id) });
        return _id;
      });
      const [, broken] = items;
      const kept = seal(broken);
      env().AUTH_SECRET = `${'n'.repeat(32)},${old}`;
      const set = (secret: unknown) => () => stored(SecondFactorModel as never, broken, { $set: { secret } });
      return {
        items,
        isDone: async (_id) => {
          const secret: unknown = (await SecondFactorModel.findById(_id).lean())?.secret;
          if (typeof secret !== 'string') return false;
          const isOld = resealText(secret, PURPOSE, _id.toHexString()) !== null;
          return !isOld && openText(secret, PURPOSE, _id.toHexString()) !== null;
        },
        poison: set(5),
        mend: set(kept),
      };
    },
  },
];
