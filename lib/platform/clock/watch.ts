import { log } from '@/lib/platform/log/log';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { databaseClock, isApart } from './difference';

/** Milliseconds between two checks. */
const EVERY = 5 * 60_000;

let seconds: number | undefined;

/** Seconds by which the database's clock is ahead of ours; undefined before the first check. */
export const clockDifference = (): number | undefined => seconds;

/** Compares our clock with the database's, now and every five minutes, and logs a warning while they differ. */
export const watchClock = (): Ongoing =>
  repeat('comparing clocks', EVERY, async () => {
    const difference = await databaseClock();
    seconds = difference.ms / 1_000;
    if (isApart(difference)) {
      log.warn(
        { seconds },
        'clocks of this machine and the database differ: synchronise both with a time server (NTP)',
      );
    }
  });
