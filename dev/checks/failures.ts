import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Maximum number of lines shown of the message of one failure. */
const MAX_LINES = 15;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSpec = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError) })),
    }),
  ),
});

interface Suite {
  specs: z.infer<typeof playwrightSpec>[];
  suites?: Suite[];
}

const playwrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(playwrightSpec), suites: z.array(playwrightSuite).optional() }),
);

const playwrightReport = z.object({ errors: z.array(playwrightError), suites: z.array(playwrightSuite) });

function described(what: string, messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return [what, ...lines.slice(0, MAX_LINES).map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** Each failed test of a vitest JSON report: its file and name, then the first lines of its message. */
export function vitestFailures(report: unknown): string[] {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return ['no report'];
  return parsed.data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [described(name, [message])] : [];
    return failed.map((test) => described(`${name}: ${test.fullName}`, test.failureMessages ?? []));
  });
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Each failed test of a Playwright JSON report: its file, line, name and seconds, then the first lines of its message. */
export function playwrightFailures(report: unknown): string[] {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return ['no report'];
  const tests = parsed.data.suites.flatMap(specsOf).flatMap(({ file, line, title, tests: each }) =>
    each
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const seconds = results.map(({ duration }) => `${(duration / 1000).toFixed(1)} s`).join(', ');
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return described(`${file}:${line} [${projectName}] ${title} (${seconds})`, errors);
      }),
  );
  return [...parsed.data.errors.map(({ message }) => described('outside of a test', [message])), ...tests];
}
