import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The package's list, most common first, in lowercase. All 49,000 are needed: none of the first 3,000 passes
 * the other rules, but P@ssw0rd and 1qaz@WSX further down do.
 */
const common = new Set(dictionary['passwords-common'].map(String));

/** Whether this is one of the most common passwords. Ignores case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
