import { createHash, randomInt } from 'node:crypto';
import type { Types } from 'mongoose';

/** Rules for recovery codes, which replace a lost phone. */

/** Digits and letters without look-alikes: no I, L, O or U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32^24 codes: 120 bits, too many for brute force even with the hashes. */
const LENGTH = 24;

/** Of the codes that earlier versions made, which stay valid: 80 bits. */
const EARLIER_LENGTH = 16;

const GROUP = /.{4}(?=.)/g;

/** Per account. */
const RECOVERY_CODES = 10;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
    .join('')
    .replace(GROUP, '$&-');

/** As shown to the user: `7K2M-QX9D-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** Removes spaces, hyphens and invisible characters, and replaces letters that look like digits. */
export const tidyCode = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Takes a normalised code. */
export const isRecoveryCode = (code: string): boolean =>
  [LENGTH, EARLIER_LENGTH].includes(code.length) && [...code].every((sign) => SIGNS.includes(sign));

/** SHA-256 of the owner's id and the normalised code, hexadecimal: only the hash is stored. */
export const hashOfCode = (owner: Types.ObjectId, code: string): string =>
  createHash('sha256')
    .update(`${owner.toHexString()} ${tidyCode(code)}`)
    .digest('hex');
