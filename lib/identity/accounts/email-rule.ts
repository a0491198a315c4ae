import { bareEmail } from '@/lib/platform/format/bare-address';

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** One address as browsers check it (HTML standard, `input type=email`), with a dot in the domain. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether this is one address, as it is stored. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);

/**
 * Validates an e-mail address as it was typed. Gives the message of the rule it breaks, or null. A file of its own keeps the
 * other rules out of pages that need only this one.
 */
export function emailRule(typed: string): string | null {
  const address = bareEmail(typed);
  if (address === '') return 'Email is required';
  return isEmail(address) ? null : 'Please enter a valid email address!';
}
