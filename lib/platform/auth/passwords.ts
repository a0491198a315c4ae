import { MAX_PASSWORD_BYTES } from './password-bytes';
import { env } from '@/lib/platform/env/env';
import { inHashingThread } from './hashing-pool';
import { normalPassword } from './normal-password';

/** The hash (without its cost) of 256 random bits that were discarded. Stands in for the hash of a missing user. */
const NOBODY = 'okqXUFCgvjg5gH5b105VB.gYXYkmlrVvV/9RYheGpIu5uMwxRkXUi';
const nobodysHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${NOBODY}`;

/** bcrypt reads only 72 bytes and stops at NUL. Passwords that differ only after that would share a hash. */
const isHashable = (password: string): boolean =>
  Buffer.byteLength(password) <= MAX_PASSWORD_BYTES && !password.includes('\0');

/** Returns the cost of a hash (2^cost rounds), or the configured cost for an invalid hash. A cost of 12 takes about 0.25 s. */
const costOf = (hash: string): number => Number(/^\$2[aby]\$(\d\d)\$/.exec(hash)?.[1] ?? env().PASSWORD_COST);

export const hasCurrentCost = (hash: string): boolean => costOf(hash) === env().PASSWORD_COST;

/** Hashes the normal form of a valid password in another thread. Throws `unavailable` if the queue is too long. */
export async function hashPassword(typed: string): Promise<string> {
  const password = normalPassword(typed);
  if (!isHashable(password)) throw new RangeError('bcrypt would not read all of this password');
  return String(await inHashingThread({ kind: 'hash', password, cost: env().PASSWORD_COST }));
}

/** Extra hashes that raise an account with a lower cost to 2^PASSWORD_COST rounds, the same as for a missing account. */
const madeUpFrom = (cost: number): string[] =>
  Array.from({ length: Math.max(0, env().PASSWORD_COST - cost) }, (_, extra) => nobodysHash(cost + extra));

/** Compares a password with a hash, or with `nobodysHash`. A password that bcrypt would not read completely never matches. */
async function compares(password: string, hash: string | undefined): Promise<boolean> {
  const fits = isHashable(password);
  const against = hash ?? nobodysHash(env().PASSWORD_COST);
  const right = await inHashingThread({
    kind: 'compare',
    password: fits ? password : 'not whole',
    hashes: [against, ...madeUpFrom(costOf(against))],
  });
  return right === true && fits && hash !== undefined;
}

/**
 * Whether the password matches the hash, in its normal form or, for older hashes, as sent. Takes just as long without a hash, and
 * twice as long if the two forms differ. Throws `unavailable` if the queue is too long.
 */
export async function isPassword(sent: string, hash: string | undefined): Promise<boolean> {
  const normal = normalPassword(sent);
  if (await compares(normal, hash)) return true;
  return normal !== sent && compares(sent, hash);
}
