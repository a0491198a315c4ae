import { connect } from '@/lib/platform/db/connection';

/** Maximum tolerated difference of two clocks, in milliseconds. Sessions, deadlines and cached pages are compared across them. */
const MAX_DIFFERENCE_MS = 1_000;

/** Number of samples; the fastest answer is the most precise. */
const TRIES = 3;

/** How far a clock is ahead of ours (negative: behind), and the error of that; milliseconds. */
export interface Difference {
  ms: number;
  within: number;
}

/** Compares our clock with another. Takes functions that read the other clock and ours. */
export async function differenceTo(ask: () => Promise<Date>, now = () => Date.now()): Promise<Difference> {
  let best: Difference | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const asked = now();
    const theirs = (await ask()).getTime();
    const within = (now() - asked) / 2;
    if (!best || within < best.within) best = { ms: theirs - (asked + within), within };
  }
  return best ?? { ms: 0, within: Infinity };
}

/** Whether two clocks differ by more than a second, for certain. */
export const isApart = ({ ms, within }: Difference): boolean => Math.abs(ms) - within > MAX_DIFFERENCE_MS;

/** Compares our clock with that of the database. Throws when it does not answer. */
export async function databaseClock(): Promise<Difference> {
  const { connection } = await connect();
  return differenceTo(async () => {
    const answer = await connection.db?.admin().command({ hello: 1 });
    return answer?.localTime as Date;
  });
}
