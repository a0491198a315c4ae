import { stemmer } from 'stemmer';

/** Ways of spelling, each turned into the one other people use. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^\p{L}{3,})is(?=(?:e|ed|er|ers|es|ing|ation|ations|ational)$)/u, 'iz'],
  [/(?<=^\p{L}{2,}[^aeiou])our(?=(?:s|er|ers|ed|ing|al|able)?$)/u, 'or'],
  [/(?<=^\p{L}{3,})tre(?=s?$)/u, 'ter'],
  [/^programme(?=s?$)/u, 'program'],
  [/^pedi(?=a)/u, 'paedi'],
];

/** The stem a plain word shares with its other forms: `accountants` and `accounting` have one. */
export const stemOf = (word: string): string =>
  stemmer(SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), word));
