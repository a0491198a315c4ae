import { stemmer } from 'stemmer';
import { TABLES } from './tables';

/** Maps spelling variants to a common spelling. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|ed|er|ers|es|ing|ation|ations|ational)$)(?<=^\p{L}{3,}is)/u, 'iz'],
  [/our(?=(?:s|er|ers|ed|ing|al|able)?$)(?<=^\p{L}{2,}[^aeiou]our)/u, 'or'],
  [/tre(?=s?$)(?<=^\p{L}{3,}tre)/u, 'ter'],
  [/^programme(?=s?$)/u, 'program'],
  [/^pedi(?=a)/u, 'paedi'],
];

/** Maximum cached stems. Listings share most of their words. */
const MAX_KNOWN = 50_000;

const known = new Map<string, string>();

const workedOut = (word: string): string =>
  (Object.hasOwn(TABLES.stems, word) ? TABLES.stems[word] : undefined) ??
  stemmer(SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), word));

/** Returns the stem of a normalized word: `nurses` and `nursing` share one, `hospital` and `hospitality` do not. */
export function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const stem = workedOut(word);
  known.set(word, stem);
  return stem;
}
