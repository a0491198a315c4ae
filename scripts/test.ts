import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS } from '@/dev/checks/checks';
import { playwrightFailures, vitestFailures } from '@/dev/checks/failures';
import { endAll, inOrder, runStep, type Step } from '@/dev/checks/step';
import { versionsLine } from '@/dev/checks/versions';
import { playwrightSum, total, vitestSum, type Sum } from '@/dev/checks/sums';
import { ENV_NAMES } from '@/lib/platform/env/env';

/** Settings of the service in the environment, which must not reach the tests. */
const SETTINGS = [...ENV_NAMES, 'MWANZO_DATA', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT'];

const reports = mkdtempSync(join(tmpdir(), 'mwanzo-reports-'));

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Failures of the test runs, repeated at the end of the log. */
const failures: string[] = [];

/** Counts the results of a report, and remembers its failures. */
function counted(
  name: string,
  code: number,
  sumOf: (report: unknown, code: number) => Sum,
  failuresOf: (report: unknown) => string[],
): Sum {
  const report = readReport(name);
  const sum = sumOf(report, code);
  if (sum.failed > 0) failures.push(...failuresOf(report));
  return sum;
}

type Phase = () => Promise<Sum>;

const phase =
  (step: Step): Phase =>
  () =>
    runStep(step);

function vitest(name: string, projects: string[]): Phase {
  const report = `${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return phase({
    name: `${name} tests`,
    command: [
      'vitest',
      'run',
      ...chosen,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
    ],
    count: (code) => counted(report, code, vitestSum, vitestFailures),
  });
}

const playwright = phase({
  name: 'browser tests',
  command: ['playwright', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  count: (code) => counted('playwright.json', code, playwrightSum, playwrightFailures),
});

/**
 * Two lanes side by side, each in order: browser tests take about as long as all others. The checks run beside the build.
 * What needs a build waits for it, and finds it made: nothing is built twice.
 */
async function everything(): Promise<Sum> {
  const built = phase({ name: 'build', command: ['node', '--import', 'tsx', 'scripts/build.ts'] })();
  const afterBuild =
    (step: Phase): Phase =>
    async () => {
      await built;
      return step();
    };
  const [types, ...quick] = CHECKS.second.map(phase);
  const lanes = [
    [
      afterBuild(vitest('unit', ['unit', 'unit isolated'])),
      vitest('database', ['database', 'database isolated']),
      vitest('http', ['http']),
      vitest('process', ['process', 'process timed']),
    ],
    [...CHECKS.first.map(phase), ...quick, ...(types ? [afterBuild(types)] : []), afterBuild(playwright)],
  ];
  const sums = await Promise.all([built.then((sum) => [sum]), ...lanes.map(inOrder)]);
  return total(sums.flat());
}

for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
process.on('SIGTERM', () => {
  endAll();
  process.exit(1);
});
process.stdout.write(`${await versionsLine()}\n`);
const { passed, failed } = await everything();
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
process.stdout.write([...failures, `${passed} passed, ${failed} failed`, ''].join('\n'));
