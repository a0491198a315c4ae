import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The package's list, most common first, in lowercase. All of it (about 49,000) and not only the first 3,000: of those not one
 * passes the other rules, while P@ssw0rd and 1qaz@WSX, further down, do.
 */
const common = new Set(dictionary['passwords-common'].map(String));

/** Whether this is one of the most common passwords, in whatever case it is written. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
