const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds that e-mails to a domain wait after the server did not respond to one. */
export const SILENT_PAUSE = MINUTE;

/** First and longest pause, in milliseconds. */
const PAUSES = {
  unreached: [SECOND, MINUTE],
  later: [30 * SECOND, 15 * MINUTE],
  refused: [MINUTE, 60 * MINUTE],
};

/** Milliseconds, doubled each time: 1 s to 1 min if unreachable, 30 s to 15 min after 4xx ("try again later"), 1 min to 1 h after 5xx. */
export function pauseAfter(attempts: number, responseCode?: number): number {
  const why = responseCode === undefined ? 'unreached' : responseCode < 500 ? 'later' : 'refused';
  const [first = SECOND, max = MINUTE] = PAUSES[why];
  return Math.min(first * 2 ** (attempts - 1), max);
}
