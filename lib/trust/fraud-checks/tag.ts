import { CIRCUMSTANCES } from './circumstances';
import { LEXICON, type Tag } from './lexicon';
import type { Token } from './tokens';

/** A phrase in a sentence: the indexes of its first and last word. */
export interface Tagged {
  from: number;
  to: number;
}

export type Tags = ReadonlyMap<Tag, readonly Tagged[]>;

interface Phrase {
  words: string[];
  tags: Tag[];
}

const PREFIXES = new Map<string, { start: string; tag: Tag }[]>();

/** Maps a word to the phrases that start with it, longest first. */
type Phrases = Map<string, Phrase[]>;

/** If several phrases of the lexicon start at a word, only the longest counts. All circumstances count. */
const PHRASES: Phrases = new Map();
const CIRCUMSTANTIAL: Phrases = new Map();

function add(phrases: Phrases, text: string, tag: Tag): void {
  const words = text.split(' ');
  const [first = ''] = words;
  const there = phrases.get(first) ?? [];
  const same = there.find((phrase) => phrase.words.join(' ') === text);
  if (same) same.tags.push(tag);
  else there.push({ words, tags: [tag] });
  phrases.set(
    first,
    there.sort((one, other) => other.words.length - one.words.length),
  );
}

for (const [tag, phrases] of Object.entries(LEXICON) as [Tag, string][]) addAll(PHRASES, tag, phrases);
for (const [tag, phrases] of Object.entries(CIRCUMSTANCES) as [Tag, string][])
  addAll(CIRCUMSTANTIAL, tag, phrases);

function addAll(table: Phrases, tag: Tag, phrases: string): void {
  for (const phrase of phrases.split('|')) {
    if (phrase.endsWith('*')) {
      const [letter = ''] = phrase;
      PREFIXES.set(letter, [...(PREFIXES.get(letter) ?? []), { start: phrase.slice(0, -1), tag }]);
    } else {
      add(table, phrase, tag);
      // Adds the phrase written as one word, which is also how spaced letters are read.
      if (phrase.includes(' ')) add(table, phrase.replaceAll(' ', ''), tag);
    }
  }
}

const CURRENCY = new Set([
  'kes',
  'ksh',
  'kshs',
  'sh',
  'shs',
  'shilingi',
  'shillings',
  'shilling',
  'bob',
  'cash',
  'usd',
  'k',
]);
const AMOUNT_WORDS = new Set([
  'thousand',
  'hundred',
  'elfu',
  'mia',
  'ngiri',
  'thao',
  'soo',
  'soc',
  'jiwe',
  'finje',
]);
const DIGIT_WORDS = new Set(
  'zero one two three four five six seven eight nine oh sifuri moja mbili tatu nne tano sita saba nane tisa'.split(
    ' ',
  ),
);

/** A till, account or phone number has at least this many digits. */
const MIN_DIGITS = 5;

function isNumber(word: string | undefined): boolean {
  const first = word?.charCodeAt(0) ?? 0;
  return first >= 48 && first <= 57;
}

const HAS_SUM = /\d|^thousands$/;

/** Classifies a word: `cash` for a sum with a currency or in words, `amount` for a number that may be a sum, or neither. */
export function moneyAt(words: readonly string[], at: number): 'cash' | 'amount' | undefined {
  const word = words[at] ?? '';
  if (AMOUNT_WORDS.has(word)) return 'cash';
  if (!HAS_SUM.test(word)) return undefined;
  if (/^(?:kes|kshs?|shs?)\d|^\d[\d,.]*\/[-=]$|^\d[\d.,]*k\d?$|^thousands$/.test(word)) return 'cash';
  if (!isNumber(word)) return undefined;
  if (CURRENCY.has(words[at - 1] ?? '') || CURRENCY.has(words[at + 1] ?? '')) return 'cash';
  return /^\d{1,3}(?:[,.]\d{3})+$|^[1-9]\d{2,5}$/.test(word) ? 'amount' : undefined;
}

const digitsIn = (word: string): number =>
  DIGIT_WORDS.has(word) ? 1 : isNumber(word) && /^\d+$/.test(word) ? word.length : 0;

/** Returns, for each word, how many consecutive words starting there are numbers, if these have five or more digits together. */
function digitRuns(words: readonly string[]): number[] {
  const runs = new Array<number>(words.length).fill(0);
  let length = 0;
  let digits = 0;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const more = digitsIn(words[at] ?? '');
    [length, digits] = more > 0 ? [length + 1, digits + more] : [0, 0];
    if (digits >= MIN_DIGITS) runs[at] = length;
  }
  return runs;
}

/** An age range is recognized only between these ages. */
const YOUNGEST = 16;
const OLDEST = 50;
const TO = new Set(['to', 'and', 'na', 'hadi', 'mpaka', 'till', '-', 'or']);

const ageOf = (word = ''): number => (/^[1-5]\d$/.test(word) ? Number(word) : 0);

/** Returns the number of words in an age range that starts here, such as "18-24", "18 24" and "18 to 24", or 0. */
function ageRange(words: readonly string[], at: number): number {
  if (!isNumber(words[at])) return 0;
  const isRange = (from: number, to: number) => from >= YOUNGEST && to > from && to <= OLDEST;
  const [, one = '', other = ''] = /^(\d\d)[-–](\d\d)$/.exec(words[at] ?? '') ?? [];
  if (isRange(Number(one), Number(other))) return 1;
  const from = ageOf(words[at]);
  if (from === 0) return 0;
  if (isRange(from, ageOf(words[at + 1]))) return 2;
  return TO.has(words[at + 1] ?? '') && isRange(from, ageOf(words[at + 2])) ? 3 : 0;
}

function fits({ words }: Phrase, sentence: readonly string[], at: number): boolean {
  for (let next = 1; next < words.length; next += 1) if (sentence[at + next] !== words[next]) return false;
  return true;
}

/** The last ASCII character. Every phrase and every concept starts with an ASCII character. */
export const LAST_ASCII = '\x7f';

interface Beginning {
  tags: readonly Tag[];
  phrases: readonly Phrase[];
  circumstantial: readonly Phrase[];
}

const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, Beginning>();

const NOTHING: Beginning = { tags: [], phrases: [], circumstantial: [] };

function beginningWith(word: string): Beginning {
  if (word > LAST_ASCII) return NOTHING;
  let known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const prefixes = PREFIXES.get(word[0] ?? '') ?? [];
  known = {
    tags: prefixes.filter(({ start }) => word.startsWith(start)).map(({ tag }) => tag),
    phrases: PHRASES.get(word) ?? [],
    circumstantial: CIRCUMSTANTIAL.get(word) ?? [],
  };
  remembered.set(word, known);
  return known;
}

/** Tags the phrases, sums, long numbers and age ranges in a sentence. */
export function tagsOf(sentence: readonly Token[]): Tags {
  const words = sentence.map(({ word }) => word);
  const tags = new Map<Tag, Tagged[]>();
  const note = (tag: Tag, from: number, to: number) => {
    const there = tags.get(tag);
    if (there) there.push({ from, to });
    else tags.set(tag, [{ from, to }]);
  };
  const runs = digitRuns(words);
  let covered = -1;
  for (const [at, word] of words.entries()) {
    const money = moneyAt(words, at);
    if (money) note('amount', at, at);
    if (money === 'cash') note('cash', at, at);
    if (money === 'cash' || /^\d{1,3}(?:,\d{3})+$/.test(word)) note('sum', at, at);
    const run = at > 0 && DIGIT_WORDS.has(words[at - 1] ?? '') ? 0 : (runs[at] ?? 0);
    if (run > 0) note('digits', at, at + run - 1);
    const ages = ageRange(words, at);
    if (ages > 0) note('ageRange', at, at + ages - 1);
    const beginning = beginningWith(word);
    for (const tag of beginning.tags) note(tag, at, at);
    for (const phrase of beginning.circumstantial)
      if (fits(phrase, words, at)) for (const tag of phrase.tags) note(tag, at, at + phrase.words.length - 1);
    const phrase = at > covered ? beginning.phrases.find((one) => fits(one, words, at)) : undefined;
    if (!phrase) continue;
    covered = at + phrase.words.length - 1;
    for (const tag of phrase.tags) note(tag, at, covered);
  }
  return tags;
}
