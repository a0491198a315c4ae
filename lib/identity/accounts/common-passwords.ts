import { dictionary } from '@zxcvbn-ts/language-common';

/** Most common first. The whole list is needed: the other rules reject the first 3,000 of 49,000 anyway, but not P@ssw0rd. */
const common = new Set(dictionary['passwords-common'].map(String));

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
