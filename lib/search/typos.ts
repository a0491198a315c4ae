/** Letters a word needs to be corrected. */
const MIN_WORD_LENGTH = 4;

/** The word, and the word without each of its letters: two words at edit distance 1 share one of these keys. */
export function typoKeys(word: string): string[] {
  if (word.length < MIN_WORD_LENGTH) return [];
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether the edit distance is 1: one letter added, left out, changed or swapped with the next. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const left = a.slice(from);
  const right = b.slice(from);
  const changed = left.slice(1) === right.slice(1);
  const swapped =
    left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return changed || swapped || left.slice(1) === right || left === right.slice(1);
}
