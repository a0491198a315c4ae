import { typedLines } from '@/lib/platform/format/typed-text';

/** One item of a list while it is edited. */
export interface ListItem {
  /** Stays with the item wherever it moves. */
  key: number;
  text: string;
}

/** Bullets before list items in pasted texts; U+F0A7 and U+F0B7 are those of Word. */
const BULLET = /^\s*(?:[•◦▪‣·*–—\uf0a7\uf0b7-]|\d{1,2}[.)])\s+/;

/** The lines of a text as items: bullets, numbers and blank lines left out. */
export const linesOf = (text: string): string[] =>
  typedLines(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** The items with the one at `from` moved to `to`; as they are where there is no such place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const isPlace = (at: number) => at >= 0 && at < items.length;
  if (!isPlace(from) || !isPlace(to)) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
