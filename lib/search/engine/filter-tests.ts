import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, type Columns } from './packed-index';
import type { Alternative, Condition } from './read-query';
import type { FilterName } from './search-names';

/** A filter ready to be asked of every listing. */
export interface Test {
  filter: FilterName;
  /** Which numbers of its column are wanted. */
  wanted: Uint8Array;
  /** Closes no later than this, in milliseconds since 1970. */
  until: number;
  /** Words that say the same; none for a filter that was chosen. */
  literals: readonly Alternative[];
  /** Words that are close to these. */
  near: readonly Alternative[];
  /** Whether a listing with these words will do that has another value. */
  wordsSuffice: boolean;
  /** Whether these count in employers and places too, not only in titles. */
  inHead: boolean;
}

/** Makes a filter ready: any of the values will do. Of closing days the latest holds. */
export function testOf(filter: FilterName, values: readonly (string | number)[], now: Date): Test {
  const wanted = new Uint8Array(256);
  if (filter !== 'closing') for (const value of values) wanted[codeOf(filter, value)] = 1;
  const until = filter === 'closing' ? endOfDayIn(Math.max(...values.map(Number)), now).getTime() : 0;
  return { filter, wanted, until, literals: [], near: [], wordsSuffice: false, inHead: false };
}

/**
 * The same for what a search says in words. Where it is all that the search says, it is what the filter is; `lenient`, beside other
 * words, a listing will do that says it in words.
 */
export const testOfCondition = (condition: Condition, lenient: boolean, now: Date): Test => ({
  ...testOf(condition.filter, condition.values, now),
  literals: condition.literals,
  near: condition.near,
  wordsSuffice: lenient || !condition.exact,
  inHead: condition.filter === 'county' || condition.filter === 'remote',
});

/** The filter as a question about one listing, with its column at hand: it is asked of every listing there is. */
export function meetsOf(columns: Columns, { filter, wanted, until }: Test): (document: number) => boolean {
  if (filter === 'closing') {
    const { deadline } = columns;
    return (document) => (deadline[document] ?? 0) <= until;
  }
  const column = columns[filter];
  return (document) => wanted[column[document] ?? 0] === 1;
}
