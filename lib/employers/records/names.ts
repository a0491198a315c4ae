import { knownEmployerIn } from '@/lib/trust/fraud-checks/known-name';
import { folded, unleet } from '@/lib/trust/fraud-checks/tokens';
import { employerWords, isSameEmployer } from '@/lib/trust/duplicates/employer';
import { COUNTIES } from '@/lib/platform/core/vocabulary';

const PLACES = COUNTIES.flatMap((county) => county.toLowerCase().split(/[^a-z]+/));

/** Words that impostors append to a name. */
const SUFFIXES = new Set(
  'careers career jobs hr recruitment recruiters recruiting hiring vacancies internships official online portal office agency group holdings international africa'.split(
    ' ',
  ),
);

/** Shorter names must match exactly: one wrong letter makes them a different name. */
const MIN_LETTERS = 5;

/** Letters that look like others: "rn" for "m", "vv" for "w", "l" for "i". */
const lookAlike = (word: string): string =>
  unleet(word).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('l', 'i');

/** Words that many employers have in their names. A name made up only of these identifies nobody. */
const GENERIC = new Set(
  `bank school college university academy hospital clinic hotel sacco foundation insurance microfinance capital company firm business trust
  church ministry county government authority commission society union association centre center institute service solution enterprise
  technology system consultant consulting agriculture farm food trader trading store shop supermarket mart construction contractor builder
  engineering electronic media communication logistic transport travel tour safari security energy solar water health medical care
  pharmacy finance investment property industry manufacturer supply supplier design studio digital software network national general
  central first new united global world east west north south african africa kenya kenyan international group holding agency the of and
  for`
    .split(/\s+/)
    .map(lookAlike),
);

/** Whether a name has a distinctive word. Names without one cannot be locked. */
const isDistinctive = (words: readonly string[]): boolean =>
  words.some((word) => word.length > 1 && !GENERIC.has(word) && !GENERIC.has(word.replace(/s$/, '')));

/** Suffixes of a one-word name that do not make it a different name. */
const JOINED_END = /(?:ltd|limited|plc|kenya|careers?|jobs|hr|recruitment|official|online)$/;

/** Letters that must remain before such a suffix. */
const MIN_STEM = 5;

function withoutEnd(word: string): string {
  const stem = word.replace(JOINED_END, '');
  return stem === word || stem.length < MIN_STEM ? word : withoutEnd(stem);
}

/** Returns the folded words that identify an employer, without the legal form, place names and impostors' suffixes. */
function coreWords(name: string): string[] {
  const words = employerWords(folded(name), PLACES).map((word) => lookAlike(withoutEnd(word)));
  const core = words.filter((word) => !SUFFIXES.has(word) && !SUFFIXES.has(word.replaceAll('i', 'l')));
  return core.length > 0 ? core : words;
}

/** Two strings that differ by one letter share one of these. */
const deletions = (text: string): string[] =>
  text.length < MIN_LETTERS
    ? [text]
    : [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];

/** Characters of a name used for keys. */
const MAX_KEY = 60;

/**
 * Lookup keys: names that are equal or one letter apart share a key, whatever their spacing and suffixes. A name without a distinctive
 * word, such as "Kenya Bank", has none.
 */
export function nameKeysOf(name: string): string[] {
  const words = coreWords(name);
  if (!isDistinctive(words)) return [];
  const starts = words
    .map((_, at) => words.slice(0, at + 1).join(''))
    .filter((start, at) => at === words.length - 1 || start.length >= MIN_LETTERS);
  return [...new Set(starts.flatMap((start) => deletions(start.slice(0, MAX_KEY))))];
}

export function resembles(name: string, other: string): boolean {
  const [one, two] = [coreWords(name), coreWords(other)];
  if (!isDistinctive(one) || !isDistinctive(two)) return false;
  if (isSameEmployer(one, two)) return true;
  const [short, long] = [one.join(''), two.join('')].sort((left, right) => left.length - right.length);
  return deletions(short ?? '').some((key) => deletions(long ?? '').includes(key));
}

/** Whether the words that `coreWords` leaves out turn a name into that of a well-known employer, as in "Kenya Railways". */
const becomesKnown = (company: string, name: string): boolean => {
  const known = knownEmployerIn(company)?.employer;
  return known !== undefined && known !== knownEmployerIn(name)?.employer;
};

/** A listing shows its employer's badge only under the employer's own name. */
export const isOwnName = (company: string, name: string): boolean =>
  company === name ||
  (coreWords(company).join(' ') === coreWords(name).join(' ') && !becomesKnown(company, name));

const LEGAL_FORMS = new Set(['ltd', 'limited', 'plc', 'llp', 'llc', 'inc', 'co', 'company']);

function spellingOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join('') || name;
}

/** Whether two names differ at most in case, spacing, punctuation and the legal form. */
export const isSameSpelling = (one: string, other: string): boolean => spellingOf(one) === spellingOf(other);

const MAX_SLUG = 60;

/** Best first: the name alone, then with the end of the ID, then with the whole ID. */
export function slugCandidates(name: string, id: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const plain = words.join('-').slice(0, MAX_SLUG).replace(/-$/, '') || 'employer';
  return [plain, `${plain}-${id.slice(-4)}`, `${plain}-${id}`];
}
