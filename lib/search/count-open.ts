import type { PackedIndex } from './packed-index';

/** How many listings of the index are open at `now`, and how many of those were posted at `since` or later. Milliseconds since 1970. */
export function countOpen(index: PackedIndex, now: number, since: number): { open: number; recent: number } {
  const { alive, deadline, createdAt } = index.columns;
  let open = 0;
  let recent = 0;
  for (let number = 0; number < index.length; number += 1) {
    if (alive[number] !== 1 || !((deadline[number] ?? 0) > now)) continue;
    open += 1;
    if ((createdAt[number] ?? 0) >= since) recent += 1;
  }
  return { open, recent };
}
