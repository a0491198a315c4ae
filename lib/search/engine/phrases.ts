import type { County } from '@/lib/platform/core/vocabulary';
import { plainText } from './plain-text';
import type { FilterName } from './search-names';
import { stemOf } from './stem';
import { TABLES } from './tables';

/** Linking words, which do not change the meaning of a phrase. */
const LINKS = new Set(['and', 'of', 'the']);

export const MAX_PHRASE = 5;

/** The words of a search in order, including single letters and stop words, but not linking words. */
export const tokensOf = (text: string): string[] =>
  (plainText(text).match(/\p{L}&\p{L}(?!\p{L})|[\p{L}\p{N}]+/gu) ?? []).filter((token) => !LINKS.has(token));

export const phraseKey = (tokens: readonly string[]): string => tokens.map(stemOf).join(' ');

export type Meaning =
  | {
      is: 'filter';
      filter: FilterName;
      values: readonly string[];
      says: readonly string[];
      near: readonly string[];
    }
  | { is: 'place'; counties: readonly County[]; exact: boolean; says: readonly string[] }
  | { is: 'abroad'; says: readonly string[] }
  | { is: 'trade'; says: readonly string[]; near: readonly string[] }
  | { is: 'filler' };

const meanings = new Map<string, Meaning>();
const also = new Map<string, string[]>();
const words = new Set<string>();

function learn(phrase: string, meaning: Meaning): void {
  const tokens = tokensOf(phrase);
  for (const token of tokens) words.add(token);
  const key = phraseKey(tokens);
  if (!meanings.has(key)) meanings.set(key, meaning);
}

// If several tables contain the same phrase, the first table wins.
for (const { words: said, filter, values, signs, near = [] } of TABLES.filterWords)
  for (const phrase of said) learn(phrase, { is: 'filter', filter, values, says: signs, near });
for (const { industry, names, sectors } of TABLES.industries) {
  const named = sectors.flatMap((sector) => [`${sector} industry`, `${sector} sector`]);
  for (const phrase of [...names, ...named])
    learn(phrase, { is: 'filter', filter: 'industry', values: [String(industry)], says: sectors, near: [] });
}
for (const { county, names, places } of TABLES.gazetteer.counties) {
  const [name = county] = names;
  for (const phrase of names) {
    const meaning: Meaning = {
      is: 'place',
      counties: [county],
      exact: true,
      says: phrase === name ? [name] : [phrase, name],
    };
    learn(phrase, meaning);
    learn(`${phrase} county`, meaning);
  }
  for (const phrase of places) {
    const alias = TABLES.gazetteer.aliases[phrase];
    learn(phrase, {
      is: 'place',
      counties: [county],
      exact: false,
      says: alias ? [alias, phrase] : [phrase],
    });
  }
}
for (const { name, counties } of TABLES.gazetteer.regions)
  learn(name, { is: 'place', counties, exact: true, says: [name] });
for (const phrase of TABLES.gazetteer.abroad.words)
  learn(phrase, { is: 'abroad', says: [phrase, ...TABLES.gazetteer.abroad.places] });
for (const { names, kiswahili, near } of TABLES.trades) {
  for (const phrase of names)
    learn(phrase, { is: 'trade', says: [phrase, ...names.filter((name) => name !== phrase)], near });
  for (const phrase of kiswahili) learn(phrase, { is: 'trade', says: [...names, phrase], near });
}
for (const phrase of [...TABLES.fillers.kiswahili, ...TABLES.fillers.english])
  learn(phrase, { is: 'filler' });
for (const ways of TABLES.synonyms) {
  for (const way of ways) {
    const tokens = tokensOf(way);
    for (const token of tokens) words.add(token);
    const key = phraseKey(tokens);
    also.set(key, [...(also.get(key) ?? []), ...ways.filter((other) => other !== way)]);
  }
}

// An abbreviation such as "biz dev" is looked up as one phrase, but "business development" word by word.
for (const [short = ''] of TABLES.synonyms)
  if (tokensOf(short).length > 1) learn(short, { is: 'trade', says: [short], near: [] });

export const meaningOf = (key: string): Meaning | undefined => meanings.get(key);
export const sameAs = (key: string): readonly string[] => also.get(key) ?? [];

/** True for a word in a table. Such words are never corrected. */
export const isTableWord = (word: string): boolean => words.has(word);

export const tableWords = (): IterableIterator<string> => words.values();
