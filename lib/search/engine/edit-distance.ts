/** Length from which the first letter may differ. Too many shorter words are similar. */
const FIRST_MAY_DIFFER = 5;

/** True if adding, removing, changing or swapping one letter turns one word into the other. */
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
 * The edit distance, counting swaps of adjacent letters as one (Damerau-Levenshtein), or `most + 1` if it is larger. Short words
 * with different first letters count as further apart.
 */
export function editDistance(a: string, b: string, most: 1 | 2): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a.charCodeAt(0) !== b.charCodeAt(0) && (most > 1 || Math.min(a.length, b.length) < FIRST_MAY_DIFFER))
    return most + 1;
  if (most === 1) return isOneEditApart(a, b) ? 1 : 2;
  return distanceOf(a, b, most);
}
