import { connect } from '@/lib/platform/db/connection';

/** Maximum tolerated difference between two clocks. Sessions, deadlines and cached pages depend on both. */
const MAX_DIFFERENCE_MS = 1_000;

/** The fastest of three samples is the most precise. */
const TRIES = 3;

/** How far a clock is ahead of ours (negative: behind), and the margin of error, in milliseconds. */
export interface Difference {
  ms: number;
  within: number;
}

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

/** Whether two clocks certainly differ by more than a second. */
export const isApart = ({ ms, within }: Difference): boolean => Math.abs(ms) - within > MAX_DIFFERENCE_MS;

/** Compares our clock with the database's. Throws if the database does not respond. */
export async function databaseClock(): Promise<Difference> {
  const { connection } = await connect();
  return differenceTo(async () => {
    const answer = await connection.db?.admin().command({ hello: 1 });
    return answer?.localTime as Date;
  });
}
