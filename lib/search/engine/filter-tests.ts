import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, type Columns } from './packed-index';
import type { Alternative, Condition } from './read-query';
import type { FilterName } from './search-names';

/** A filter, prepared so that every listing can be tested. */
export interface Test {
  filter: FilterName;
  /** The codes it accepts in its column. */
  wanted: Uint8Array;
  /** Latest deadline, in milliseconds since 1970. */
  until: number;
  /** Words with the same meaning. None for a filter that the user chose. */
  literals: readonly Alternative[];
  /** Words that are similar in meaning. */
  near: readonly Alternative[];
  /** True if a listing with these words matches even if its value differs. */
  wordsSuffice: boolean;
  /** Whether the words also count in employers and places, not only in titles. */
  inHead: boolean;
}

/** Prepares a filter that matches any of the values. For deadlines, the latest value applies. */
export function testOf(filter: FilterName, values: readonly (string | number)[], now: Date): Test {
  const wanted = new Uint8Array(256);
  if (filter !== 'closing') for (const value of values) wanted[codeOf(filter, value)] = 1;
  const until = filter === 'closing' ? endOfDayIn(Math.max(...values.map(Number)), now).getTime() : 0;
  return { filter, wanted, until, literals: [], near: [], wordsSuffice: false, inHead: false };
}

/** The same for a condition in words. If `lenient`, or if the condition is not exact, listings that contain its words also match. */
export const testOfCondition = (condition: Condition, lenient: boolean, now: Date): Test => ({
  ...testOf(condition.filter, condition.values, now),
  literals: condition.literals,
  near: condition.near,
  wordsSuffice: lenient || !condition.exact,
  inHead: condition.filter === 'county' || condition.filter === 'remote',
});

/** Returns a predicate over documents. It looks up the column in advance, because it runs for every listing. */
export function meetsOf(columns: Columns, { filter, wanted, until }: Test): (document: number) => boolean {
  if (filter === 'closing') {
    const { deadline } = columns;
    return (document) => (deadline[document] ?? 0) <= until;
  }
  const column = columns[filter];
  return (document) => wanted[column[document] ?? 0] === 1;
}
