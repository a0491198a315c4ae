import { endOfDayIn } from '@/lib/platform/format/days-left';
import type { Candidates } from './retrieval';
import { filterKey, TITLE } from './listing-terms';
import { FILTER_VALUES, type FilterName } from './search-schema';

/** A value of a filter and how many of the listings found have it. */
export interface FilterCount {
  value: string | number;
  count: number;
  /** Whether `count` is a lower bound. */
  atLeast: boolean;
}

/** The keys of the filters come before those of the words. */
const keysIn = (head: string): string[] => {
  const words = head.indexOf(`\n${TITLE}:`);
  return (words === -1 ? head : head.slice(0, words)).split('\n');
};

/** Counts the listings for each value of a filter. Leaves out values without any, except those of `closing`. */
export function countFilter(name: FilterName, { listings, more }: Candidates, now: Date): FilterCount[] {
  if (name === 'closing') {
    return FILTER_VALUES.closing.map((days) => {
      const by = endOfDayIn(days, now).getTime();
      const count = listings.filter(({ deadline }) => deadline <= by).length;
      return { value: days, count, atLeast: more };
    });
  }
  const counts = new Map<string, number>();
  for (const { head } of listings)
    for (const key of keysIn(head)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return FILTER_VALUES[name]
    .map((value) => ({ value, count: counts.get(filterKey(name, value)) ?? 0, atLeast: more }))
    .filter(({ count }) => count > 0);
}
