import { middle } from '../bench/times';
import type { Vitals } from './vitals';

export interface Minute {
  requests: number;
  errors: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /**
   * The medians of this minute's readings. For the heap, the minimum, which is closest to its size after a
   * garbage collection.
   */
  vitals: Vitals;
}

/** Maximum growth of memory after the warm-up, as a fraction. */
const MAX_GROWTH = 0.05;
/** Maximum growth in open handles and files. Connections come and go, but leaks grow every minute. */
const MORE_HANDLES = 20;
/** Minimum number of minutes after the warm-up that are needed to judge memory. */
export const MIN_JUDGED = 6;

/** Returns the medians of the first and the last third of the values. */
export function ends(values: readonly number[]): { first: number; last: number } {
  const third = Math.max(1, Math.floor(values.length / 3));
  return { first: middle(values.slice(0, third)), last: middle(values.slice(-third)) };
}

/**
 * Returns the growth from the first to the last third of the values, as a fraction, or 0 if there is nothing
 * to compare.
 */
export function growth(values: readonly number[]): number {
  const { first, last } = ends(values);
  return Number.isNaN(first) || first === 0 ? 0 : last / first - 1;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/**
 * Returns the problems of a soak test, one per line: none if it passed. `warmUp` is the number of minutes in
 * which memory may grow. Does not judge the database, whose memory-mapped files never shrink.
 */
export function complaints(minutes: readonly Minute[], warmUp: number): string[] {
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  const found = errors > 0 ? [`${errors} errors`] : [];
  const judged = minutes.slice(warmUp).map(({ vitals }) => vitals);
  if (judged.length < MIN_JUDGED) return found;
  for (const [name, label] of [
    ['rss', 'memory of the service'],
    ['heap', 'heap of the service'],
  ] as const) {
    const more = growth(judged.map((vitals) => vitals[name]));
    if (more > MAX_GROWTH) found.push(`${label}: ${percent(more)} more, at most ${percent(MAX_GROWTH)}`);
  }
  for (const [name, label] of [
    ['handles', 'open handles'],
    ['files', 'open files'],
  ] as const) {
    const { first, last } = ends(judged.map((vitals) => vitals[name]));
    if (last - first > MORE_HANDLES) found.push(`${label}: ${first} at the start, ${last} at the end`);
  }
  return found;
}
