import mongoose, { Types } from 'mongoose';
import { signToken } from '@/lib/auth/token';
import { UserModel } from '@/models/user';
import type { Role } from '@/lib/vocabulary';

/** Everybody the matrix asks about. */
export const PEOPLE = [
  'visitor',
  'unverified',
  'deactivated',
  'recent graduate',
  'employer',
  'editor',
  'administrator',
] as const;
export type Person = (typeof PEOPLE)[number];

const ROLE_OF: Record<Exclude<Person, 'visitor'>, Role> = {
  unverified: 'administrator',
  deactivated: 'administrator',
  'recent graduate': 'recent graduate',
  employer: 'employer',
  editor: 'editor',
  administrator: 'administrator',
};

const letters = (id: Types.ObjectId): string =>
  id.toHexString().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/**
 * Puts one user of each kind into the database and signs a token for each.
 * The unverified and the deactivated one are administrators: no role may make up for it.
 */
export async function makePeople(mongoUri: string): Promise<Record<Person, string | undefined>> {
  await mongoose.connect(mongoUri);
  const entries = await Promise.all(
    Object.entries(ROLE_OF).map(async ([person, role]) => {
      const _id = new Types.ObjectId();
      const names = { firstName: 'Matrix', lastName: 'Person', username: letters(_id) };
      await UserModel.create({
        _id,
        ...names,
        email: `${names.username}@matrix.example`,
        phoneNumber: '0700000000',
        passwordHash: 'none',
        role,
        isActive: person !== 'deactivated',
        isVerified: person !== 'unverified',
      });
      return [person, signToken({ id: _id.toHexString(), ...names, role, sessionVersion: 0 }, 3600)];
    }),
  );
  return { visitor: undefined, ...Object.fromEntries(entries) } as Record<Person, string | undefined>;
}
