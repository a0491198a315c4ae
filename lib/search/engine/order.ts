import type { PackedIndex } from './packed-index';
import type { Sort } from './search-names';

/** A total order, so that pages neither repeat nor skip listings. */
export type Compare = (a: number, b: number) => number;

const at = (column: { [at: number]: number }, document: number): number => column[document] ?? 0;

/** Returns the comparison for a sort order, the same on every node. Remaining ties are ordered newest first. */
export function comparison(
  sort: Sort,
  { columns, ids }: Pick<PackedIndex, 'columns' | 'ids'>,
  score: Float32Array | undefined,
): Compare {
  const { createdAt, deadline, amount } = columns;
  const byId: Compare = (a, b) => (a === b ? 0 : (ids[a] ?? '') < (ids[b] ?? '') ? 1 : -1);
  const newest: Compare = (a, b) => at(createdAt, b) - at(createdAt, a) || byId(a, b);
  const orders: Record<Sort, Compare> = {
    newest,
    closing: (a, b) => at(deadline, a) - at(deadline, b) || newest(a, b),
    pay: (a, b) => at(amount, b) - at(amount, a) || newest(a, b),
    match: score
      ? (a, b) => at(score, b) - at(score, a) || at(deadline, a) - at(deadline, b) || newest(a, b)
      : newest,
  };
  return orders[sort];
}

/** Partitions the array around the element that belongs at `at` (quickselect). */
function select(items: Uint32Array, at: number, compare: Compare): void {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const pivot = items[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(items[left] ?? 0, pivot) < 0) left++;
      while (compare(items[right] ?? 0, pivot) > 0) right--;
      if (left <= right) {
        const kept = items[left] ?? 0;
        items[left++] = items[right] ?? 0;
        items[right--] = kept;
      }
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else return;
  }
}

const FRONT = 50;

/** Inserts an item into a sorted list of at most `count`. Drops the last one if the list is full. */
function keep(kept: number[], item: number, count: number, compare: Compare): void {
  let place = Math.min(kept.length, count - 1);
  for (; place > 0 && compare(item, kept[place - 1] ?? 0) < 0; place--) kept[place] = kept[place - 1] ?? 0;
  kept[place] = item;
}

/** Returns the first elements in order. Compares most items only once, with the last of the elements found so far. */
function first(items: Uint32Array, count: number, compare: Compare): number[] {
  const kept: number[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] ?? 0;
    if (kept.length < count || compare(item, kept[count - 1] ?? 0) < 0) keep(kept, item, count, compare);
  }
  return kept;
}

/**
 * Returns the `count` documents with the highest scores above 0, best first. Ties are ordered newest first. Most documents are passed
 * over by their score alone, because comparing them would take several times as long.
 */
export function highest(
  score: Float32Array,
  count: number,
  index: Pick<PackedIndex, 'columns' | 'ids'>,
): number[] {
  const newest = comparison('newest', index, undefined);
  const compare: Compare = (a, b) => at(score, b) - at(score, a) || newest(a, b);
  const kept: number[] = [];
  let least = 0;
  for (let document = 0; document < score.length; document++) {
    const points = at(score, document);
    if (points === 0 || points < least) continue;
    if (kept.length === count && compare(document, kept[count - 1] ?? 0) > 0) continue;
    keep(kept, document, count, compare);
    if (kept.length === count) least = at(score, kept[count - 1] ?? 0);
  }
  return kept;
}

/** Returns a slice of the sorted list without sorting the whole list. Reorders `items`. */
export function slicePage(items: Uint32Array, from: number, to: number, compare: Compare): number[] {
  if (from >= items.length) return [];
  const end = Math.min(to, items.length);
  if (end <= FRONT) return first(items, end, compare).slice(from);
  if (from > 0) select(items, from, compare);
  const rest = items.subarray(from);
  if (end - from < rest.length) select(rest, end - from, compare);
  return [...rest.subarray(0, end - from)].sort(compare);
}
