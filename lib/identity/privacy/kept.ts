import { RETENTION } from '@/lib/operations/retention/table';
import { DAY_SECONDS } from '@/models/lifetime';
import type { Kept } from './entry';
import { countNoun } from '@/lib/platform/format/count-noun';

/** Until the account is deleted. 24 months without a log-in are at most 731 days. */
export const WITH_ACCOUNT: Kept = {
  days: 731,
  after: 'the last log-in; at once when the account is deleted',
  short: 'As long as the account',
};

export const forGood = (why: string): Kept => ({ days: null, until: `indefinitely: ${why}` });

/** Uses the TTL index of this collection. Throws if there is none, or if each document sets its own time. */
export function asDeleted(collection: string, after: string): Kept {
  const end = RETENTION.find((row) => row.collection === collection)?.end;
  if (end?.by !== 'database' || end.seconds === 0)
    throw new Error(`the database does not delete ${collection} after a number of days`);
  return { days: end.seconds / DAY_SECONDS, after };
}

/** A retention period as a sentence: `400 days after the click`. */
export function keptText(kept: Kept): string {
  if (kept.days === null) return kept.until.charAt(0).toUpperCase() + kept.until.slice(1);
  return `${countNoun(kept.days, 'day')} after ${kept.after}`;
}
