/** Letters a word needs for one to be missing, too many, wrong or in its neighbour's place. */
const SHORTEST_MISSPELT = 4;

/** The word itself and what is left of it without one letter: two words one slip apart share one of these. */
export function typoKeys(word: string): string[] {
  if (word.length < SHORTEST_MISSPELT) return [];
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether one letter added, left out, changed or swapped with the next turns one word into the other. */
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
