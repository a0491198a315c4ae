import { withoutMarks } from '@/models/prefixes';

/** Names whose punctuation matters. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\bc#/gi, 'csharp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
];

/** How the names whose punctuation matters are written in plain text. */
export const PUNCTUATED_NAMES: ReadonlySet<string> = new Set(NAMES.map(([, name]) => name));

/** `M&E`, `M and E`: single letters that belong together. */
const JOINED_LETTERS = /(?<![\p{L}\p{N}])(\p{L})\s?(?:&|and)\s?(\p{L})(?![\p{L}\p{N}])/giu;

const DOTTED_LETTERS = /(?<![\p{L}\p{N}.])(?:(?:\p{L}\.){2,}\p{L}?|\p{L}\.\p{L})(?![\p{L}\p{N}])/gu;

/** `B.Com`, `Ph. D`: a degree counts as one word. */
const DEGREE = /(?<![\p{L}\p{N}])(b|m|ph|ll)\.\s?(com|sc|ed|eng|tech|phil|pharm|a|b|d|m)(?![\p{L}\p{N}])/giu;

/** "IT" in capitals is the industry, not the pronoun. */
const TRADE = /(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/gu;

/** A dotted "i.t." is the industry, too. */
const withoutDots = (letters: string): string => {
  const joined = letters.replaceAll('.', '');
  return joined === 'it' ? 'IT' : joined;
};

/** Quick tests for the patterns above. Most texts match none, and testing is ten times as fast as replacing. */
const MAY_BE = {
  dotted: /\b(?:[a-z]|ph|ll)\.\s?[a-z]/i,
  joined: /&|\b\w and \w\b/i,
  named: /[#+]|\.net/i,
};

/**
 * Normalizes text: lower case, no accents, no apostrophes. Joins dotted abbreviations (`C.P.A.` becomes `cpa`), and reads `M & E` as `m&e`
 * and IT as `ict`.
 */
export function plainText(text: string): string {
  let plain = withoutMarks(text);
  if (MAY_BE.dotted.test(plain)) plain = plain.replace(DOTTED_LETTERS, withoutDots).replace(DEGREE, '$1$2');
  if (plain.includes('IT')) plain = plain.replace(TRADE, 'ICT');
  if (MAY_BE.joined.test(plain)) plain = plain.replace(JOINED_LETTERS, '$1&$2');
  if (MAY_BE.named.test(plain)) for (const [written, name] of NAMES) plain = plain.replace(written, name);
  return plain.toLowerCase();
}
