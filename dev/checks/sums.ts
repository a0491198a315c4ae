import { z } from 'zod';

export interface Sum {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
  }),
});

/** A successful run without tests counts as failed; a failed run without a failed test has one failure. */
function honest({ passed, failed }: Sum, exitCode: number): Sum {
  const nothingRan = passed + failed === 0;
  const hidden = failed === 0 && (exitCode !== 0 || nothingRan);
  return { passed, failed: failed + (hidden ? 1 : 0) };
}

/** The counts of a vitest JSON report; a file that could not be loaded is one failure. */
export function vitestSum(report: unknown, exitCode: number): Sum {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const files = parsed.data.testResults;
  const count = (status: string) =>
    files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  const unread = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return honest({ passed: count('passed'), failed: count('failed') + unread.length }, exitCode);
}

/** The counts of a Playwright JSON report; a test that passed only on a retry has failed. */
export function playwrightSum(report: unknown, exitCode: number): Sum {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { stats, errors } = parsed.data;
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, exitCode);
}

/** The count of a step without tests: one. */
export const stepSum = (exitCode: number): Sum =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const total = (sums: Sum[]): Sum => ({
  passed: sums.reduce((all, sum) => all + sum.passed, 0),
  failed: sums.reduce((all, sum) => all + sum.failed, 0),
});
