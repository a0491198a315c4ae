const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds for which mails to a domain wait after the server fell silent about one. */
export const SILENT_PAUSE = MINUTE;

/** First and longest pause, in milliseconds. */
const PAUSES = {
  unreached: [SECOND, MINUTE],
  later: [30 * SECOND, 15 * MINUTE],
  refused: [MINUTE, 60 * MINUTE],
};

/**
 * Milliseconds to wait before the next try: 1 s to 1 min while the server is not reached, 30 s to 15 min after "try again later"
 * (4xx), 1 min to an hour after a refusal (5xx); twice as long each time.
 */
export function pauseAfter(attempts: number, responseCode?: number): number {
  const why = responseCode === undefined ? 'unreached' : responseCode < 500 ? 'later' : 'refused';
  const [first = SECOND, max = MINUTE] = PAUSES[why];
  return Math.min(first * 2 ** (attempts - 1), max);
}
