import { emailRule } from '@/lib/identity/accounts/email-rule';
import { countLetters, isName, tidyName } from '@/lib/identity/accounts/name';
import { typedLines } from '@/lib/platform/format/typed-text';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './limits';

/** Each rule is a pure function that returns an error message, or null for valid input. The form and the server share them. */

export function nameRule(typed: string): string | null {
  const name = tidyName(typed);
  if (!isName(name) || countLetters(name) < 3) return 'Please enter a valid name (at least 3 letters)!';
  return name.length > MAX_NAME_LENGTH ? `Please shorten your name to ${MAX_NAME_LENGTH} letters` : null;
}

export const senderEmailRule = (value: string): string | null =>
  emailRule(value) === null ? null : 'Please enter a valid email address!';

export function messageRule(typed: string): string | null {
  const value = typedLines(typed);
  if (value === '') return 'Please enter your message!';
  return value.length > MAX_MESSAGE_LENGTH
    ? `Please shorten your message to ${MAX_MESSAGE_LENGTH.toLocaleString('en')} characters`
    : null;
}
