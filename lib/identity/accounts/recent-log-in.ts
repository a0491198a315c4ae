const RECENT_MS = 10 * 60 * 1_000;

/** True if a log-in at this time is recent enough to confirm a change to the account without the password. */
export const isRecentLogIn = (at: Date, now = new Date()): boolean =>
  now.getTime() - at.getTime() < RECENT_MS;
