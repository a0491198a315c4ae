import { normalPassword } from '@/lib/platform/auth/normal-password';
import { MAX_PASSWORD_BYTES } from '@/lib/platform/auth/password-bytes';

/** Password rules: each returns the first error message, or null. Pure: forms and server share them. */

interface PasswordCheck {
  message: string;
  holds: boolean;
  /** The requirement in words, and as short as possible. Unset for rules that hardly any password breaks. */
  needs?: string;
  brief?: string;
}

const PASSWORD_RULES: readonly [
  holds: (value: string) => boolean,
  message: string,
  needs?: string,
  brief?: string,
][] = [
  [
    (value) => [...value].length >= 8,
    'Password should be at least 8 characters long!',
    'At least 8 characters',
    '8+ characters',
  ],
  [
    (value) => /\p{Lu}/u.test(value),
    'Password should contain an uppercase letter!',
    'An uppercase letter',
    'A–Z',
  ],
  [
    (value) => /\p{Ll}/u.test(value),
    'Password should contain a lowercase letter!',
    'A lowercase letter',
    'a–z',
  ],
  [(value) => /\d/.test(value), 'Password should contain a digit!', 'A digit', '0–9'],
  [
    (value) => /[^\p{L}\p{M}\p{N}\s]/u.test(value),
    'Password should contain a special character!',
    'A special character',
    '!?#',
  ],
  [(value) => !/\p{Cc}/u.test(value), 'Password should not contain control characters!'],
  [
    (value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES,
    `Password should be at most ${MAX_PASSWORD_BYTES} bytes long!`,
  ],
];

export const PASSWORD_NEEDS =
  'At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character';

/** Checks a new password against each rule. The form shows the results as the user types. */
export const passwordChecks = (typed: string): PasswordCheck[] => {
  const value = normalPassword(typed);
  return PASSWORD_RULES.map(([holds, message, needs, brief]) => ({
    message,
    holds: holds(value),
    needs,
    brief,
  }));
};

export const passwordRule = (value: string): string | null =>
  passwordChecks(value).find(({ holds }) => !holds)?.message ?? null;

/** Returns the message of every broken rule, one per line, or null. For empty input, returns only the first. */
export function brokenPasswordRules(value: string): string | null {
  if (value === '') return passwordRule(value);
  const broken = passwordChecks(value).filter(({ holds }) => !holds);
  return broken.length === 0 ? null : broken.map(({ message }) => message).join('\n');
}

export const sameRule = (password: string, repeated: string): string | null =>
  normalPassword(password) === normalPassword(repeated) ? null : 'Passwords do not match';
