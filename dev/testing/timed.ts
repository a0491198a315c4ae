/** Process tests that measure time and therefore run alone. */
export const TIMED: readonly { file: string; because: string }[] = [
  {
    file: 'dev/flood/flood.process.test.ts',
    because: 'the median of other requests at most doubles',
  },
  { file: 'dev/start/run.process.test.ts', because: 'everything has ended 5 s after the signal' },
  {
    file: 'dev/testing/faults/changes-after-restart.process.test.ts',
    because: 'a change shows within 1 s of a restart',
  },
  {
    file: 'dev/testing/faults/clock.process.test.ts',
    because: 'applications are accepted 2 s before the deadline, and a listing closes to the second',
  },
  {
    file: 'dev/testing/faults/database-frozen.process.test.ts',
    because: 'monitoring gets an answer within 3 s',
  },
  {
    file: 'dev/testing/faults/database-killed.process.test.ts',
    because: 'the service is healthy 5 s after a restart',
  },
  {
    file: 'dev/testing/faults/disk-full.process.test.ts',
    because: 'the service is healthy 5 s after space is freed',
  },
  { file: 'dev/testing/properties/properties.process.test.ts', because: 'no call takes 2 s' },
  {
    file: 'dev/testing/service/cached-page-privacy.process.test.ts',
    because: 'no page is older than 1 s',
  },
  {
    file: 'dev/testing/service/checks-cost.process.test.ts',
    because:
      'a check takes 50 ms of processor time and blocks the event loop for 20 ms; an import of 200 rows takes 10 s',
  },
  { file: 'dev/testing/service/freshness.process.test.ts', because: 'a change shows within 1 s' },
  {
    file: 'dev/testing/service/streamed-pages.process.test.ts',
    because: 'the first byte of a page comes within 50 ms, or 100 ms of the command that decides its status',
  },
];

/** Matches an assertion that limits a measured time. */
const MEASURES = /toBeLessThan(?:OrEqual)?\(\w*_MS\)|\bWITHIN_MS\b|\bSLOWEST\b/;

export const measures = (text: string): boolean => MEASURES.test(text);
