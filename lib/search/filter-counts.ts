import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';
import { endOfDayIn } from '@/lib/platform/format/days-left';
import type { Candidates } from './retrieval';
import { filterKeys, TITLE } from './listing-terms';
import { CLOSINGS, PAYS, type FilterName } from './search-schema';

/** A value to narrow by and how many listings there are with it. */
export interface FilterCount {
  value: string | number;
  count: number;
  /** There are at least so many. */
  atLeast: boolean;
}

/** The values of the filters that are in a listing's keys. */
const KEYED: Record<Exclude<FilterName, 'closing'>, readonly (readonly [string | number, string])[]> = {
  industry: INDUSTRY_IDS.map((id) => [id, filterKeys.industry(id)]),
  county: COUNTIES.map((county) => [county, filterKeys.county(county)]),
  kind: KINDS.map((kind) => [kind, filterKeys.kind(kind)]),
  pay: PAYS.map((pay) => [pay, filterKeys.pay(pay)]),
  remote: [['yes', filterKeys.remote()]],
};

/** The keys of the filters stand before those of the words. */
const keysIn = (head: string): string[] => {
  const words = head.indexOf(`\n${TITLE}:`);
  return (words === -1 ? head : head.slice(0, words)).split('\n');
};

/** How many of these listings each value of a filter leaves; the values without any are left out, but for closing days. */
export function countFilter(name: FilterName, { listings, more }: Candidates, now: Date): FilterCount[] {
  if (name === 'closing') {
    return CLOSINGS.map((days) => {
      const by = endOfDayIn(days, now).getTime();
      const count = listings.filter(({ deadline }) => deadline <= by).length;
      return { value: days, count, atLeast: more };
    });
  }
  const counts = new Map<string, number>();
  for (const { head } of listings)
    for (const key of keysIn(head)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return KEYED[name]
    .map(([value, key]) => ({ value, count: counts.get(key) ?? 0, atLeast: more }))
    .filter(({ count }) => count > 0);
}
