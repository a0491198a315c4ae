import { FacetCounter, type FacetValue } from './facets';
import type { PackedIndex } from './packed-index';

/** Counts the listings open at `now`, and those posted since `since` (milliseconds since 1970). */
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

/** Counts the listings open at `now` by county or industry. Omits values without any. */
export function countOpenBy(index: PackedIndex, filter: 'county' | 'industry', now: Date): FacetValue[] {
  const { alive, deadline } = index.columns;
  const documents = new Uint32Array(index.length);
  let open = 0;
  for (let number = 0; number < index.length; number += 1) {
    if (alive[number] === 1 && (deadline[number] ?? 0) > now.getTime()) documents[open++] = number;
  }
  const counter = new FacetCounter(index.columns, now);
  counter.add(filter, documents.subarray(0, open));
  return counter.facets()[filter];
}
