export interface ListItem {
  key: number;
  text: string;
}

/** Returns a copy in which `added` replaces `count` items. Browsers before Chrome 110 and Safari 16 do not have `toSpliced`. */
export const spliced = <T>(items: readonly T[], at: number, count: number, ...added: readonly T[]): T[] => [
  ...items.slice(0, at),
  ...added,
  ...items.slice(at + count),
];

/** Moves an item; returns the list unchanged if `to` is out of range. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const isPlace = (at: number) => at >= 0 && at < items.length;
  if (!isPlace(from) || !isPlace(to)) return [...items];
  return spliced(spliced(items, from, 1), to, 0, ...items.slice(from, from + 1));
}
