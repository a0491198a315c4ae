import { MAX_PASSWORD_BYTES } from './password-bytes';
import { env } from '@/lib/platform/env/env';
import { inHashingProcess } from './hashing-pool';

/** What follows the cost in the hash of 256 random bits nobody kept: compared where there is no user. */
const NOBODY = 'okqXUFCgvjg5gH5b105VB.gYXYkmlrVvV/9RYheGpIu5uMwxRkXUi';
const nobodysHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${NOBODY}`;

/** bcrypt reads 72 bytes and ends at a NUL: what goes further would share its hash with other passwords. */
const isHashable = (password: string): boolean =>
  Buffer.byteLength(password) <= MAX_PASSWORD_BYTES && !password.includes('\0');

/** bcrypt's cost: 2^cost rounds; at 12 about a quarter of a second. Of a text that is no such hash, the one of the settings. */
const costOf = (hash: string): number => Number(/^\$2[aby]\$(\d\d)\$/.exec(hash)?.[1] ?? env().PASSWORD_COST);

/** Whether this hash has the cost of the settings. */
export const hasCurrentCost = (hash: string): boolean => costOf(hash) === env().PASSWORD_COST;

/** Hashes a password that the rules have passed, in another process. Throws AppError `unavailable` when too many wait for theirs. */
export async function hashPassword(password: string): Promise<string> {
  if (!isHashable(password)) throw new RangeError('bcrypt would not read all of this password');
  return String(await inHashingProcess({ kind: 'hash', password, cost: env().PASSWORD_COST }));
}

/**
 * Does the rest of the work where a hash has a lower cost than new ones: 2^c rounds and those of c, c + 1 … C - 1 are 2^C, so that an
 * old account takes as long as none.
 */
const madeUpFrom = (cost: number): string[] =>
  Array.from({ length: Math.max(0, env().PASSWORD_COST - cost) }, (_, extra) => nobodysHash(cost + extra));

/**
 * Whether this is the password behind the hash; without a hash it is not, and it takes as long to say so.
 * A password that bcrypt does not read whole is never right. Throws AppError `unavailable` when too many wait for theirs.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const fits = isHashable(password);
  const against = hash ?? nobodysHash(env().PASSWORD_COST);
  const right = await inHashingProcess({
    kind: 'compare',
    password: fits ? password : 'not whole',
    hashes: [against, ...madeUpFrom(costOf(against))],
  });
  return right === true && fits && hash !== undefined;
}
