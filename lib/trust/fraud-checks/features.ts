import { CONCEPTS } from './concepts';
import type { Tag } from './lexicon';
import { LAST_ASCII, moneyAt } from './tag';
import type { Token } from './tokens';

/** Maximum distance, in words, between two concepts that count as near each other. */
const REACH = 14;

/** Maximum concepts paired per sentence. Further pairs add no information. */
const MAX_CONCEPTS = 40;

/** The number of first letters that identify a word family, such as "registration" and "registered". */
const STEM = 4;

const KEY = 3;

const SHORT: ReadonlyMap<string, string> = new Map(
  'u:you ya:you ur:your yr:your snd:send giv:give wth:with b4:before wen:when frm:from pple:people ppl:people cum:come cums:come nid:need nided:needed wntd:wanted dont:not cant:not thr:there msg:message txt:text no:no bck:back bak:back dep:deposit reg:registration frens:friends cus:because coz:because n:and d:the evry:every fone:phone wrk:work tht:that ths:this wat:what r:are acc:account simcard:sim wkly:weekly dly:daily clk:click fr:for plz:please pls:please aftr:after bfore:before gd:good hv:have sm1:someone intvw:interview grp:group 2moro:tomorrow 2day:today'
    .split(' ')
    .map((pair): [string, string] => {
      const [short = '', word = ''] = pair.split(':');
      return [short, word];
    }),
);

/** Each concept is identified by its index in this array. */
export const CONCEPT_NAMES: readonly string[] = [...Object.keys(CONCEPTS), 'sum'];

const SUM = CONCEPT_NAMES.indexOf('sum');

const WORDS = new Map<string, number[]>();
const STARTS = new Map<string, { start: string; concept: number }[]>();

for (const [concept, words] of Object.values(CONCEPTS).entries()) {
  for (const word of words.split('|')) {
    if (!word.endsWith('*')) WORDS.set(word, [...(WORDS.get(word) ?? []), concept]);
    else {
      const key = word.slice(0, KEY);
      STARTS.set(key, [...(STARTS.get(key) ?? []), { start: word.slice(0, -1), concept }]);
    }
  }
}

const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, readonly number[]>();

const NONE: readonly number[] = [];

function conceptsOf(word: string): readonly number[] {
  if (word > LAST_ASCII) return NONE;
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const concepts = findConcepts(word);
  remembered.set(word, concepts);
  return concepts;
}

function findConcepts(word: string): readonly number[] {
  if (word === '#cash' || word === '#sum') return [SUM];
  const whole = WORDS.get(word) ?? [];
  const starts = STARTS.get(word.slice(0, KEY)) ?? [];
  return [...whole, ...starts.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)];
}

interface Placed {
  concept: number;
  at: number;
}

/** Replaces numbers and sums of money with placeholders, and expands text speak. */
function plainWords(sentence: readonly Token[]): string[] {
  const words = sentence.map(({ word }) => word);
  return words.map((word, at) => {
    const money = moneyAt(words, at);
    if (money) return money === 'cash' ? '#cash' : '#sum';
    if (/^\d/.test(word)) return '#';
    return SHORT.get(word) ?? word;
  });
}

/** Receives the features of a sentence one by one, possibly with duplicates. */
export interface FeatureReader {
  word(word: string): void;
  /** Two words in a row. */
  neighbours(before: string, word: string): void;
  /** The first letters of a longer word. */
  beginning(letters: string): void;
  concept(concept: number): void;
  /** Two concepts near each other, in order. */
  near(one: number, other: number): void;
  tag(tag: Tag): void;
  /** The field that contains a sum of money. */
  sumIn(field: string): void;
}

function readPairs(placed: readonly Placed[], reader: FeatureReader): void {
  for (let index = 0; index < placed.length; index += 1) {
    const one = placed[index];
    for (let next = index + 1; one && next < placed.length; next += 1) {
      const other = placed[next];
      if (!other || other.at - one.at > REACH) break;
      if (other.concept !== one.concept && other.at > one.at) reader.near(one.concept, other.concept);
    }
  }
}

export function readFeatures(
  sentence: readonly Token[],
  tags: Iterable<Tag>,
  field: string,
  reader: FeatureReader,
): void {
  const placed: Placed[] = [];
  const words = plainWords(sentence);
  let hasSum = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    reader.word(word);
    if (at > 0) reader.neighbours(words[at - 1] ?? '', word);
    if (word.length > STEM) reader.beginning(word.slice(0, STEM));
    for (const concept of conceptsOf(word)) {
      reader.concept(concept);
      hasSum ||= concept === SUM;
      if (placed.length < MAX_CONCEPTS) placed.push({ concept, at });
    }
  }
  readPairs(placed, reader);
  for (const tag of tags) reader.tag(tag);
  if (hasSum) reader.sumIn(field);
}

/** Returns the names that features have in `weights.json`. */
export const FEATURE_NAMES = {
  neighbours: (before: string, word: string) => `${before}_${word}`,
  beginning: (letters: string) => `${letters}*`,
  concept: (concept: number) => `:${CONCEPT_NAMES[concept] ?? ''}`,
  near: (one: number, other: number) => `${CONCEPT_NAMES[one] ?? ''}>${CONCEPT_NAMES[other] ?? ''}`,
  tag: (tag: string) => `=${tag}`,
  sumIn: (field: string) => `sum@${field}`,
} as const;

/**
 * Returns the features of a sentence. These are words, two words in a row (`you_pay`), prefixes (`regis*`),
 * concepts (`:give`) and pairs of concepts (`give>cost`). Tags of the rules (`=fee`) and the field of a sum of
 * money (`sum@howToApply`) are also features.
 */
export function featuresOf(sentence: readonly Token[], tags: Iterable<Tag>, field: string): string[] {
  const found = new Set<string>();
  const names = FEATURE_NAMES;
  readFeatures(sentence, tags, field, {
    word: (word) => found.add(word),
    neighbours: (before, word) => found.add(names.neighbours(before, word)),
    beginning: (letters) => found.add(names.beginning(letters)),
    concept: (concept) => found.add(names.concept(concept)),
    near: (one, other) => found.add(names.near(one, other)),
    tag: (tag) => found.add(names.tag(tag)),
    sumIn: (at) => found.add(names.sumIn(at)),
  });
  return [...found];
}
