/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** One address as browsers check it (HTML standard, `input type=email`), with a dot in the domain. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * Validates an e-mail address. Gives the message of the rule it breaks, or null. A file of its own keeps the
 * other rules out of pages that need only this one.
 */
export function emailRule(value: string): string | null {
  if (value === '') return 'Email is required';
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value) ? null : 'Please enter a valid email address!';
}
