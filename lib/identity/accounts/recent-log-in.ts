/** Whoever logged in so long ago, at most, has just shown who they are. */
const RECENT_MS = 10 * 60 * 1_000;

/** Whether somebody who logged in at this time confirms a change of the account without the password. */
export const isRecentLogIn = (at: Date, now = new Date()): boolean =>
  now.getTime() - at.getTime() < RECENT_MS;
