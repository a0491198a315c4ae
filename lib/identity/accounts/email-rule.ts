import { bareEmail } from '@/lib/platform/format/bare-address';

/** RFC 5321, 4.5.3.1.3, minus the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** The browsers' rule (HTML standard, `input type=email`), plus a dot in the domain. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Expects an address in its stored form. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);

/** Returns an error message, or null. In its own file, so that some pages need not load the other rules. */
export function emailRule(typed: string): string | null {
  const address = bareEmail(typed);
  if (address === '') return 'Email is required';
  return isEmail(address) ? null : 'Please enter a valid email address!';
}
