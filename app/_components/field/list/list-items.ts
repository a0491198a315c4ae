export interface ListItem {
  key: number;
  text: string;
}

/** Moves an item; returns the list unchanged if `to` is out of range. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const isPlace = (at: number) => at >= 0 && at < items.length;
  if (!isPlace(from) || !isPlace(to)) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
