import { PASSWORD_BYTES } from '@/lib/accounts/rules';
import { inHashingThread } from './hashing-pool';

/** bcrypt's: 2^12 rounds, about a quarter of a second. */
const COST = 12;

/** The hash of 256 random bits nobody kept; what is compared when there is no user, so that it takes as long. */
const NOBODY = '$2b$12$okqXUFCgvjg5gH5b105VB.gYXYkmlrVvV/9RYheGpIu5uMwxRkXUi';

/** bcrypt reads 72 bytes and ends at a NUL: what goes further would share its hash with other passwords. */
const isHashable = (password: string): boolean =>
  Buffer.byteLength(password) <= PASSWORD_BYTES && !password.includes('\0');

/** Hashes a password that the rules have passed, on another thread. */
export async function hashPassword(password: string): Promise<string> {
  if (!isHashable(password)) throw new RangeError('bcrypt would not read all of this password');
  return String(await inHashingThread({ kind: 'hash', password, cost: COST }));
}

/**
 * Whether this is the password behind the hash; without a hash it is not, and it takes as long to say so.
 * A password that bcrypt does not read whole is never right.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const fits = isHashable(password);
  const task = { kind: 'compare', password: fits ? password : 'not whole', hash: hash ?? NOBODY } as const;
  const right = await inHashingThread(task);
  return right === true && fits && hash !== undefined;
}
