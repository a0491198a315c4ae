import { withoutMarks } from '@/models/prefixes';

/** Names whose punctuation matters. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\bc#/gi, 'csharp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
];

/** `M&E`, `M and E`: single letters that belong together. */
const JOINED_LETTERS = /(?<![\p{L}\p{N}])(\p{L})\s?(?:&|and)\s?(\p{L})(?![\p{L}\p{N}])/giu;

const DOTTED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

/** "IT" in capitals is the industry, otherwise the pronoun. */
const TRADE = /(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/gu;

/**
 * Normalises a text: lower case, without accents and apostrophes, dotted abbreviations joined (`C.P.A.` is
 * `cpa`), `M & E` as `m&e` and IT as `ict`.
 */
export function plainText(text: string): string {
  const closedUp = withoutMarks(text)
    .replace(DOTTED_LETTERS, (letters) => letters.replaceAll('.', ''))
    .replace(TRADE, 'ICT')
    .replace(JOINED_LETTERS, '$1&$2');
  return NAMES.reduce((plain, [written, name]) => plain.replace(written, name), closedUp).toLowerCase();
}
