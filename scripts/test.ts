import { CHECKS } from '@/dev/checks/checks';
import { versionsLine } from '@/dev/checks/versions';
import type { TestId } from '@/dev/test-run/journal';
import { afterRepeat, filesToRepeat } from '@/dev/test-run/repeat';
import { describeFailures, describeFlaky, sumLine, total, type Outcome } from '@/dev/test-run/outcome';
import { endSignal, runStep, sideBySide, type Step } from '@/dev/test-run/run-step';
import { ENV_NAMES } from '@/lib/platform/env/env';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm test [-- --bail] [--only TEXT] or npm run test:all',
  about:
    'Runs the checks, then the unit tests, then all other tests. In CI (CI=true), failed browser and process tests run once more at the end.',
  options: {
    only: { type: 'string', value: 'TEXT', about: 'run only steps whose name contains this: browser' },
    bail: { type: 'boolean', default: false, about: 'stop at the first step that fails' },
    all: { type: 'boolean', default: false, about: 'also run repeats and long versions: npm run test:all' },
  },
});
const all = values.all === true;

/** Minutes after which the run is aborted, early enough to report what CI would cut off after 90. */
const MAX_MINUTES = all ? 240 : 80;

/** How many seconds it usually takes to rerun the failed files of a project. */
const REPEAT_SECONDS = 200;

/** Projects whose failed tests are rerun. Unit, database and HTTP tests never are. */
const PROCESS_PROJECTS = ['process', 'process timed'];
const BROWSER_PROJECTS = ['desktop', 'phone', 'screens'];

/** Settings of the service that tests must not inherit from the environment. */
const SETTINGS = [...ENV_NAMES, 'MWANZO_DATA', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT'];

type Tests = Pick<Step, 'name' | 'usualSeconds'> & { projects?: string[]; files?: string[]; alone?: boolean };

function vitest({ name, usualSeconds, projects = [], files = [], alone = false }: Tests): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=./dev/test-run/vitest-journal.ts'];
  const command = ['run', ...chosen, ...reporters, ...(alone ? ['--no-file-parallelism'] : []), ...files];
  return { name, usualSeconds, command: ['vitest', ...command], hasJournal: true };
}

function playwright({ name, usualSeconds, projects = [], files = [], alone = false }: Tests): Step {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = '--reporter=dot,./dev/test-run/playwright-journal.ts';
  const command = ['test', reporters, ...chosen, ...(alone ? ['--workers=1'] : []), ...files];
  return { name, usualSeconds, command: ['playwright', ...command], hasJournal: true };
}

const BUILD: Step = {
  name: 'build',
  command: ['node', '--import', 'tsx', 'scripts/build.ts'],
  usualSeconds: 90,
};
const UNIT = vitest({ name: 'unit tests', usualSeconds: 60, projects: ['unit', 'unit isolated'] });
const DATABASE = vitest({
  name: 'database tests',
  usualSeconds: all ? 900 : 350,
  projects: ['database', 'database isolated'],
});
const HTTP = vitest({ name: 'http tests', usualSeconds: all ? 1200 : 710, projects: ['http'] });
const PROCESS = vitest({ name: 'process tests', usualSeconds: all ? 3600 : 360, projects: ['process'] });
/** Tests about timing, which run alone. */
const TIMED = vitest({ name: 'timed tests', usualSeconds: all ? 3600 : 170, projects: ['process timed'] });
const BROWSER = playwright({ name: 'browser tests', usualSeconds: all ? 1200 : 620 });

const stop = new AbortController();
const limit = new AbortController();
const timer = setTimeout(
  () => limit.abort(`the whole run took longer than ${MAX_MINUTES} minutes`),
  MAX_MINUTES * 60_000,
);
const ended = AbortSignal.any([endSignal(), stop.signal, limit.signal]);

/** Runs a step. Ends the run if the step fails and the other steps are not worth running. */
async function run(step: Step): Promise<Outcome> {
  const outcome = await runStep(step, ended);
  if (outcome.failures.length > 0 && (step === BUILD || values.bail))
    stop.abort(`stopped because ${step.name} failed`);
  return outcome;
}

/** Reruns the files with failed browser and process tests once, one file at a time. */
async function repeated(first: Outcome): Promise<Outcome & { flaky: TestId[] }> {
  const steps = [...filesToRepeat(first)].flatMap(([project, files]) => {
    const tests = {
      name: `repeat of ${project}`,
      usualSeconds: REPEAT_SECONDS,
      projects: [project],
      files,
      alone: true,
    };
    if (PROCESS_PROJECTS.includes(project)) return [vitest(tests)];
    return BROWSER_PROJECTS.includes(project) ? [playwright(tests)] : [];
  });
  return afterRepeat(first, await sideBySide([steps], run));
}

const isChosen = ({ name }: Step): boolean => name.includes(values.only ?? '');

const STAGES: Step[][][] = [
  [[BUILD, ...CHECKS.second], CHECKS.first],
  [[UNIT]],
  [
    [HTTP, DATABASE],
    [BROWSER, PROCESS],
  ],
  [[TIMED]],
];

for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
if (all) process.env.LONG_TESTS = '1';
process.stdout.write(`${await versionsLine()}\n`);
const outcomes: Outcome[] = [];
for (const lanes of STAGES)
  outcomes.push(
    await sideBySide(
      lanes.map((steps) => steps.filter(isChosen)),
      run,
    ),
  );
const first = total(outcomes);
const outcome = process.env.CI === 'true' ? await repeated(first) : { ...first, flaky: [] };
clearTimeout(timer);
process.exitCode = outcome.failures.length === 0 && outcome.passed.length > 0 ? 0 : 1;
const lines = [
  ...describeFailures(outcome.failures),
  ...outcome.flaky.map(describeFlaky),
  sumLine(outcome),
  '',
];
process.stdout.write(lines.join('\n'));
