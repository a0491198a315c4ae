import { randomInt } from 'node:crypto';
import type { Role } from '@/lib/vocabulary';
import type { UserRecord } from '@/models/user';
import { uniqueLetters } from '../client-for';
import { makeUser } from '../fixtures';

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

/** Somebody the matrix asks for. A visitor has no token and nothing to tell. */
export interface MatrixPerson {
  token: string | undefined;
  /** What nobody else may be told of them, but an administrator. */
  contacts: readonly string[];
  /** What nobody at all may be told. */
  secret: string;
}

/** Ten digits nobody else has, or hardly anybody. */
const uniquePhone = (): string => `07${String(randomInt(100_000_000)).padStart(8, '0')}`;

async function person(role: Role, change: Partial<UserRecord> = {}): Promise<MatrixPerson> {
  const email = `${uniqueLetters()}@matrix.example`;
  const phoneNumber = uniquePhone();
  const passwordHash = `secret-${uniqueLetters()}`;
  const { token } = await makeUser(role, { email, phoneNumber, passwordHash, ...change });
  return { token, contacts: [email, phoneNumber], secret: passwordHash };
}

/**
 * Puts one user of each kind into the database of the stack; gives them.
 * The unverified and the deactivated one have the role given: one that is let in, so that nothing else keeps them out.
 */
export async function makePeople(barred: Role): Promise<Record<Person, MatrixPerson>> {
  const [unverified, deactivated, graduate, employer, editor, administrator] = await Promise.all([
    person(barred, { isVerified: false }),
    person(barred, { isActive: false }),
    person('recent graduate'),
    person('employer'),
    person('editor'),
    person('administrator'),
  ]);
  return {
    visitor: { token: undefined, contacts: [], secret: 'passwordHash' },
    unverified,
    deactivated,
    'recent graduate': graduate,
    employer,
    editor,
    administrator,
  };
}
