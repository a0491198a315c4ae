import { COMPANY_KINDS, COMPANY_NOISE, COMPANY_SHORT } from './vocabulary';
import { isOneEdit, isSameWord, leftOver, plainWords, singular } from './words';

/** Returns the words that identify an employer, without its legal form or a place at the end. */
export function employerWords(company: string, places: readonly string[]): string[] {
  const words = plainWords(company.replace(/^full time/iu, '')).map(
    (word) => COMPANY_SHORT[word] ?? singular(word),
  );
  const core = words.filter((word) => !COMPANY_NOISE.has(word));
  let length = core.length;
  while (length > 1 && places.includes(core[length - 1] ?? '')) length -= 1;
  return length > 0 ? core.slice(0, length) : words;
}

const hasKind = (words: readonly string[]): boolean => words.some((word) => COMPANY_KINDS.has(word));

/** True if `short` consists of the initials of the words, such as "tvc" for a technical and vocational college. */
const isAcronymOf = (short: string, words: readonly string[]): boolean =>
  short.length >= 3 && words.map((word) => word[0]).join('') === short;

/** True if two names mean the same employer, even if one is misspelt or abbreviated, or has another legal form or a trade at the end. */
export function isSameEmployer(one: readonly string[], other: readonly string[]): boolean {
  const [joined, second] = [one.join(''), other.join('')];
  if (joined === second) return true;
  if (Math.min(joined.length, second.length) >= 8 && isOneEdit(joined, second)) return true;
  const [left, right] = leftOver(one, other);
  if (left.length === 0 && right.length === 0) return true;
  const [acronym, meant] = left.length <= right.length ? [left, right] : [right, left];
  if (acronym.length === 1 && isAcronymOf(acronym[0] ?? '', meant)) return true;
  if (left.length > 0 && right.length > 0) return continues(joined, second) || continues(second, joined);
  const rest = left.length > 0 ? left : right;
  const shared = Math.min(one.length, other.length);
  const startsAlike = isSameWord(one[0] ?? '', other[0] ?? '');
  return startsAlike && !hasKind(rest) && (shared >= 2 || (one[0] ?? '').length >= 8);
}

/** A name with at least this many letters, not counting spaces, may be the beginning of the other name. */
const MIN_JOINED = 10;

const continues = (short: string, long: string): boolean =>
  short.length >= MIN_JOINED && long.startsWith(short);
