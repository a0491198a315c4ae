import { middle } from '../bench/times';
import type { Vitals } from './vitals';

/** One minute of a soak. */
export interface Minute {
  requests: number;
  errors: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The middle of what was read in this minute; of the heap the least, which is nearest to what stays after a collection. */
  vitals: Vitals;
}

/** What memory may grow by after the warm-up, as a share. */
const MAX_GROWTH = 0.05;
/** Open handles and files more than before: connections come and go, what leaks comes with every minute. */
const MORE_HANDLES = 20;
/** Minutes after the warm-up below which memory says nothing. */
export const MIN_JUDGED = 6;

/** The middles of the first and of the last third of some minutes. */
export function ends(values: readonly number[]): { first: number; last: number } {
  const third = Math.max(1, Math.floor(values.length / 3));
  return { first: middle(values.slice(0, third)), last: middle(values.slice(-third)) };
}

/** By what share the values have grown from their first to their last third; 0 where there is nothing to compare. */
export function growth(values: readonly number[]): number {
  const { first, last } = ends(values);
  return Number.isNaN(first) || first === 0 ? 0 : last / first - 1;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/**
 * What was wrong with a soak, a line each; nothing when it passed.
 * Takes its minutes and how many of them at the beginning are warm-up, in which memory may grow. The database is shown, not
 * judged: its files, which it maps into memory, keep the size they once had.
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
    if (last - first > MORE_HANDLES) found.push(`${label}: ${first} at first, ${last} in the end`);
  }
  return found;
}
