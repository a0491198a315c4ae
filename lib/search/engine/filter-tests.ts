import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, type Columns } from './packed-index';
import type { Alternative, Condition } from './read-query';
import type { FilterName } from './search-names';

/** A filter, prepared for testing every listing. */
export interface Test {
  filter: FilterName;
  /** The accepted numbers of its column. */
  wanted: Uint8Array;
  /** Latest deadline, in milliseconds since 1970. */
  until: number;
  /** Words that say the same; none for a chosen filter. */
  literals: readonly Alternative[];
  /** Words that are close to these. */
  near: readonly Alternative[];
  /** These words match a listing even if it has another value. */
  wordsSuffice: boolean;
  /** The words count in employers and places too, not only in titles. */
  inHead: boolean;
}

/** Prepares a filter: any of the values matches. For deadlines, the latest applies. */
export function testOf(filter: FilterName, values: readonly (string | number)[], now: Date): Test {
  const wanted = new Uint8Array(256);
  if (filter !== 'closing') for (const value of values) wanted[codeOf(filter, value)] = 1;
  const until = filter === 'closing' ? endOfDayIn(Math.max(...values.map(Number)), now).getTime() : 0;
  return { filter, wanted, until, literals: [], near: [], wordsSuffice: false, inHead: false };
}

/**
 * The same for a condition in words. Alone, it works like the filter. With `lenient`, for use beside other words, a listing that says it in
 * words also matches.
 */
export const testOfCondition = (condition: Condition, lenient: boolean, now: Date): Test => ({
  ...testOf(condition.filter, condition.values, now),
  literals: condition.literals,
  near: condition.near,
  wordsSuffice: lenient || !condition.exact,
  inHead: condition.filter === 'county' || condition.filter === 'remote',
});

/** A predicate over documents, with its column at hand: it runs for every listing. */
export function meetsOf(columns: Columns, { filter, wanted, until }: Test): (document: number) => boolean {
  if (filter === 'closing') {
    const { deadline } = columns;
    return (document) => (deadline[document] ?? 0) <= until;
  }
  const column = columns[filter];
  return (document) => wanted[column[document] ?? 0] === 1;
}
