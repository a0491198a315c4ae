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

/** The initials of the first two meaningful words: "SP" for "Savanna Pay Ltd"; "" without letters and digits. */
export function monogram(company: string): string {
  const words = company.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, 2).map(firstLetter).join('');
}
