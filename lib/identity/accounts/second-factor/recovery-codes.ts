import { createHash, randomInt } from 'node:crypto';
import type { Types } from 'mongoose';

/** Rules for the codes that stand in for a lost phone. Does not use the database. */

/** Digits and letters without those that look like others: no I, L, O or U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32 to the power of 16 codes: 80 bits, too many to try even for who reads the hashes. */
const LENGTH = 16;

const GROUP = /.{4}(?=.)/g;

/** How many of them an account gets. */
const RECOVERY_CODES = 10;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
    .join('')
    .replace(GROUP, '$&-');

/** New codes, as they are shown: `7K2M-QX9D-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** A code as typed, without spaces, hyphens and invisible characters, and with the letters that look like digits put right. */
export const tidyCode = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Whether this, tidied, has the form of a recovery code. */
export const isRecoveryCode = (code: string): boolean =>
  code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign));

/** The hash of a code that is stored: SHA-256 over the owner and the tidied code, hexadecimal. */
export const hashOfCode = (owner: Types.ObjectId, code: string): string =>
  createHash('sha256')
    .update(`${owner.toHexString()} ${tidyCode(code)}`)
    .digest('hex');
