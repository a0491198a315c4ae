/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** One address as browsers check it (HTML standard, `input type=email`), with a dot in the domain. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The rule of an address, in a file of its own for the pages that need no other. Gives the message of what it breaks, or null. */
export function emailRule(value: string): string | null {
  if (value === '') return 'Email is required';
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value) ? null : 'Please enter a valid email address!';
}
