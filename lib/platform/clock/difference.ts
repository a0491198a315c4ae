import { connect } from '@/lib/platform/db/db';

/** Milliseconds by which two clocks may differ. Sessions, deadlines and cached pages are compared across them. */
const MAX_DIFFERENCE_MS = 1_000;

/** Times the database is asked; the answer that came the soonest says the most. */
const TRIES = 3;

/** How far a clock is ahead of ours (negative: behind), and how far from that it may be; milliseconds. */
export interface Difference {
  ms: number;
  within: number;
}

/** Compares our clock with another. Takes how to ask for its time, and what ours says. */
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
