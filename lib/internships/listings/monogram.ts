/** Words of an employer's name that say nothing of it. */
const COMMON = new Set([
  'the',
  'of',
  'and',
  'for',
  'ltd',
  'limited',
  'plc',
  'inc',
  'llp',
  'co',
  'company',
  'kenya',
]);

const firstLetter = (word: string): string => [...word][0]?.toLocaleUpperCase('en') ?? '';

/** The first letters of an employer's first two telling words: "SP" for "Savanna Pay Ltd"; "" for a name without a letter or digit. */
export function monogram(company: string): string {
  const words = company.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, 2).map(firstLetter).join('');
}
