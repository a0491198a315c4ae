/** If both words have at least this many letters, their first letters may differ. Shorter words resemble too many others. */
const FIRST_MAY_DIFFER = 5;

/** True if one edit turns one word into the other: adding, removing or changing a letter, or swapping two adjacent letters. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let end = 0;
  while (end < most - from && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  const left = a.length - from - end;
  const right = b.length - from - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}

function distanceOf(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

/**
 * Returns the edit distance, with a swap of adjacent letters as one edit (Damerau-Levenshtein), or `most + 1` if it is larger. Also
 * returns `most + 1` if the first letters differ, unless `most` is 1 and both words are long enough.
 */
export function editDistance(a: string, b: string, most: 1 | 2): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a.charCodeAt(0) !== b.charCodeAt(0) && (most > 1 || Math.min(a.length, b.length) < FIRST_MAY_DIFFER))
    return most + 1;
  if (most === 1) return isOneEditApart(a, b) ? 1 : 2;
  return distanceOf(a, b, most);
}
