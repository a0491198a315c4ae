import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, runStep, type Step } from '@/dev/checks/step';
import { versionsLine } from '@/dev/checks/versions';
import { playwrightSum, stepSum, total, vitestSum, type Sum } from '@/dev/checks/sums';
import { ENV_NAMES } from '@/lib/platform/env/env';

/** Settings of the service that may stand in the environment and must not reach the tests. */
const SETTINGS = [...ENV_NAMES, 'MWANZO_DATA', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT'];

const reports = mkdtempSync(join(tmpdir(), 'mwanzo-reports-'));

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

const check = async (step: Step): Promise<Sum> => stepSum(await runStep(step));

async function vitest(...projects: string[]): Promise<Sum> {
  const report = `${projects.join('-').replaceAll(' ', '-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, report)}`];
  const code = await runStep({
    name: `${projects.join(' and ')} tests`,
    command: ['vitest', 'run', ...chosen, ...output],
    live: true,
  });
  return vitestSum(readReport(report), code);
}

async function playwright(): Promise<Sum> {
  const code = await runStep({
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    live: true,
  });
  return playwrightSum(readReport('playwright.json'), code);
}

async function everything(): Promise<Sum> {
  const sums = [
    await check({ name: 'build', command: ['node', '--import', 'tsx', 'scripts/build.ts'] }),
    ...(await Promise.all([
      check({ name: 'format', command: ['prettier', '--check', '.'] }),
      check({ name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] }),
      check({ name: 'types', command: ['tsc', '--noEmit'] }),
      check({ name: 'unused', command: ['knip', '--no-progress'] }),
      check({ name: 'secrets', command: ['secretlint', '--secretlintignore', '.gitignore', '**/*'] }),
      vitest('unit', 'unit isolated', 'database'),
    ])),
    await vitest('http'),
    await vitest('process'),
    await playwright(),
  ];
  return total(sums);
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
process.stdout.write(`${passed} passed, ${failed} failed\n`);
