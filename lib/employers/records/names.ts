import { folded, unleet } from '@/lib/trust/fraud-checks/tokens';
import { employerWords, isSameEmployer } from '@/lib/trust/duplicates/employer';
import { COUNTIES } from '@/lib/platform/core/vocabulary';

const PLACES = COUNTIES.flatMap((county) => county.toLowerCase().split(/[^a-z]+/));

/** Words that impostors put behind a name. */
const SUFFIXES = new Set(
  'careers career jobs hr recruitment recruiters recruiting hiring vacancies internships official online portal office agency group holdings international africa'.split(
    ' ',
  ),
);

/** Letters of a name from which on one wrong letter is a look-alike, not another name. */
const MIN_LETTERS = 5;

/** Letters that are read for others side by side: "rn" for "m", "vv" for "w", "l" for "i". */
const lookAlike = (word: string): string =>
  unleet(word).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('l', 'i');

/** Words that many employers have in their names: alone, or only beside each other, they name none. */
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

/** Whether a name has a word of its own: others cannot be locked. */
const isDistinctive = (words: readonly string[]): boolean =>
  words.some((word) => word.length > 1 && !GENERIC.has(word) && !GENERIC.has(word.replace(/s$/, '')));

/** What a name written in one word may end with, without being another name. */
const JOINED_END = /(?:ltd|limited|plc|kenya|careers?|jobs|hr|recruitment|official|online)$/;

/** Letters that stay before such an end. */
const MIN_STEM = 5;

function withoutEnd(word: string): string {
  const stem = word.replace(JOINED_END, '');
  return stem === word || stem.length < MIN_STEM ? word : withoutEnd(stem);
}

/** The words that say which employer it is, in plain letters; without legal form, place and what impostors add. */
function coreWords(name: string): string[] {
  const words = employerWords(folded(name), PLACES).map((word) => lookAlike(withoutEnd(word)));
  const core = words.filter((word) => !SUFFIXES.has(word) && !SUFFIXES.has(word.replaceAll('i', 'l')));
  return core.length > 0 ? core : words;
}

/** The text and every text with one letter left out: two texts one letter apart share one of them. */
const deletions = (text: string): string[] =>
  text.length < MIN_LETTERS
    ? [text]
    : [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];

/** Characters of a name that keys are made of. */
const MAX_KEY = 60;

/**
 * What an employer's name is found by: equal or one letter apart, in one word or many, whatever stands behind it. Nothing of a name without a
 * word of its own, as "Kenya Bank".
 */
export function nameKeysOf(name: string): string[] {
  const words = coreWords(name);
  if (!isDistinctive(words)) return [];
  const starts = words
    .map((_, at) => words.slice(0, at + 1).join(''))
    .filter((start, at) => at === words.length - 1 || start.length >= MIN_LETTERS);
  return [...new Set(starts.flatMap((start) => deletions(start.slice(0, MAX_KEY))))];
}

/** Whether two names are those of one employer, or made to look so. */
export function resembles(name: string, other: string): boolean {
  const [one, two] = [coreWords(name), coreWords(other)];
  if (!isDistinctive(one) || !isDistinctive(two)) return false;
  if (isSameEmployer(one, two)) return true;
  const [short, long] = [one.join(''), two.join('')].sort((left, right) => left.length - right.length);
  return deletions(short ?? '').some((key) => deletions(long ?? '').includes(key));
}

/** Whether a listing of this employer may show its badge: the listing is in its own name. */
export const isOwnName = (company: string, name: string): boolean =>
  coreWords(company).join(' ') === coreWords(name).join(' ');

/** Characters of an address. */
const MAX_SLUG = 60;

/** Addresses of an employer's page, best first: its name, then with the end of its id, then with its whole id. */
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
