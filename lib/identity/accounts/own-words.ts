import { site } from '@/lib/platform/core/site';
import { invalidField } from '@/lib/platform/core/errors';

/** Words about the owner that an attacker tries first. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
}

/** Shorter words appear in many passwords by chance. */
const MIN_LETTERS = 4;

/** Minimum length of a password without these words: the same as for any password. */
const MIN_REST = 8;

const OWN_WORDS =
  'Password should not be your name, username or email, or the name of this site, with a few characters added!';

/** Splits strings into lowercase words of letters and digits, longest first. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [text, ...text.split(/\s+/), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => [...word].length >= MIN_LETTERS)
    .sort((one, other) => other.length - one.length);

/** Returns a message if a password consists mostly of the owner's or the site's names, else null. */
export function ownWordsRule(password: string, owner: PasswordOwner): string | null {
  const { firstName, lastName, username, email } = owner;
  const words = wordsIn([firstName, lastName, username, email.split('@')[0] ?? '', site.name]);
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && [...rest].length < MIN_REST ? OWN_WORDS : null;
}

/** Throws 422 for such a password, for this form field. */
export function refuseOwnWords(field: string, password: string, owner: PasswordOwner): void {
  const problem = ownWordsRule(password, owner);
  if (problem !== null) throw invalidField(field, problem);
}
