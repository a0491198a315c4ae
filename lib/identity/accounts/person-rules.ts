import { isPhone, tidyPhone } from '@/lib/platform/format/phone';
import { typedLine } from '@/lib/platform/format/typed-text';
import { countLetters, isName, tidyName } from './name';

/** Each function returns the first error message, or null. Pure: forms and server share them. */

const MAX_NAME_LENGTH = 50;
export const MAX_USERNAME_LENGTH = 30;

const nameRule =
  (label: string) =>
  (typed: string): string | null => {
    const name = tidyName(typed);
    if (name === '') return `${label} is required`;
    if (!isName(name)) return `${label} should contain only letters`;
    if (countLetters(name) < 2) return `${label} should be at least 2 letters long`;
    return name.length > MAX_NAME_LENGTH
      ? `${label} should be at most ${MAX_NAME_LENGTH} letters long`
      : null;
  };

export const firstNameRule = nameRule('First name');
export const lastNameRule = nameRule('Last name');
export const guardianNameRule = nameRule('The name of your parent or guardian');

export function phoneRule(typed: string): string | null {
  const number = tidyPhone(typed);
  if (number === '') return 'Phone number is required';
  if (!/^\d{10}$/.test(number)) return 'Phone number should be exactly 10 digits';
  return isPhone(number) ? null : 'Phone number should begin with 07, 01 or 02 to 06';
}

export function usernameRule(typed: string): string | null {
  const value = typedLine(typed);
  if (value === '') return 'Username is required';
  if (!/^[a-z]+$/.test(value)) return 'Username should contain only lowercase letters';
  if (value.length < 3) return 'Username should be at least 3 letters long';
  return value.length > MAX_USERNAME_LENGTH
    ? `Username should be at most ${MAX_USERNAME_LENGTH} letters long`
    : null;
}
