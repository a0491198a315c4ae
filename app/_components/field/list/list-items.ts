/** One item of a list while it is edited. */
export interface ListItem {
  /** Stays with the item wherever it moves. */
  key: number;
  text: string;
}

/** The items with the one at `from` moved to `to`; as they are where there is no such place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const isPlace = (at: number) => at >= 0 && at < items.length;
  if (!isPlace(from) || !isPlace(to)) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
