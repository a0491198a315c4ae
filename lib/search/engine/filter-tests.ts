import { endOfDayIn } from '@/lib/platform/format/days-left';
import { codeOf, type Columns } from './packed-index';
import type { Alternative, Condition } from './read-query';
import type { FilterName } from './search-names';

/** A filter, prepared for testing every listing. */
export interface Test {
  filter: FilterName;
  /** For each code of the column, 1 if the filter accepts it. */
  wanted: Uint8Array;
  /** Latest deadline, in milliseconds since 1970. */
  until: number;
  /** Words with the same meaning as the filter. Empty if the user chose the filter. */
  literals: readonly Alternative[];
  /** Words that are similar in meaning. */
  near: readonly Alternative[];
  /** True if a listing that contains `literals` matches even if its value differs. */
  wordsSuffice: boolean;
  /** Whether `literals` also count in employers and places, not only in titles. */
  inHead: boolean;
}

/** Prepares a filter that matches any of the values. For `closing`, the latest value applies. */
export function testOf(filter: FilterName, values: readonly (string | number)[], now: Date): Test {
  const wanted = new Uint8Array(256);
  if (filter !== 'closing') for (const value of values) wanted[codeOf(filter, value)] = 1;
  const until = filter === 'closing' ? endOfDayIn(Math.max(...values.map(Number)), now).getTime() : 0;
  return { filter, wanted, until, literals: [], near: [], wordsSuffice: false, inHead: false };
}

/** Prepares a filter for a condition in words. If `lenient` or the condition is inexact, listings that contain its words also match. */
export const testOfCondition = (condition: Condition, lenient: boolean, now: Date): Test => ({
  ...testOf(condition.filter, condition.values, now),
  literals: condition.literals,
  near: condition.near,
  wordsSuffice: lenient || !condition.exact,
  inHead: condition.filter === 'county' || condition.filter === 'remote',
});

/** Returns a function that tests one document. Looks up the column only once, because that function runs for every listing. */
export function meetsOf(columns: Columns, { filter, wanted, until }: Test): (document: number) => boolean {
  if (filter === 'closing') {
    const { deadline } = columns;
    return (document) => (deadline[document] ?? 0) <= until;
  }
  const column = columns[filter];
  return (document) => wanted[column[document] ?? 0] === 1;
}
