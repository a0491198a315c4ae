import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stepsBack, withFigures, type Baseline } from '@/dev/bench/baseline';
import { BENCHES } from '@/dev/bench/benches';
import { holds, type Outcome } from '@/dev/bench/figure';
import { reportOf, withReport } from '@/dev/bench/report';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '@/dev/start/build';
import { command } from './with-database';

/** The measurements; `npm run bench` says how they are called. */
const NAMES = Object.keys(BENCHES) as (keyof typeof BENCHES)[];
const BASELINE = join(ROOT, 'bench/baseline.json');
const DOCUMENT = join(ROOT, 'docs/performance.md');

const USAGE = `npm run bench -- NAME... [--check | --write] [what the measurement takes]
${NAMES.map((name) => `  ${name.padEnd(12)} ${BENCHES[name].about}`).join('\n')}
  --all        all of them
  --check      fail where a ratio is worse than in bench/baseline.json by more than its margin
  --write      renew bench/baseline.json and docs/performance.md`;

/** Takes a measurement in a process of its own, so that none finds what another left. */
function take(name: keyof typeof BENCHES, args: string[]): Promise<Outcome> {
  const entry = fileURLToPath(new URL('../dev/bench/run-one.ts', import.meta.url));
  // As JSON, what is no number would arrive as null, which holds every bar.
  const child = fork(entry, [name, ...args], { execArgv: typescriptLoader(), serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('exit', (code) => reject(new Error(`${name} ended before it had found anything (${code})`)));
  });
}

const machine = (): string =>
  `Measured on ${availableParallelism()} cores with Node ${process.versions.node}.`;

async function renew(name: string, outcome: Outcome): Promise<void> {
  const baseline = JSON.parse(await readFile(BASELINE, 'utf8')) as Baseline;
  const renewed = withFigures(baseline, name, outcome.figures);
  await writeFile(BASELINE, `${JSON.stringify(renewed, null, 2)}\n`);
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, withReport(document, name, `${machine()}\n\n${reportOf(outcome)}`));
}

async function faultsOf(name: string, { figures }: Outcome, check: boolean): Promise<string[]> {
  if (!check)
    return figures.filter((one) => !holds(one)).map((one) => `${name}: ${one.name} is beyond its bar`);
  return stepsBack(JSON.parse(await readFile(BASELINE, 'utf8')) as Baseline, name, figures);
}

await command(async () => {
  const given = process.argv.slice(2);
  const names = given.includes('--all') ? NAMES : NAMES.filter((name) => given.includes(name));
  if (names.length === 0) {
    console.log(USAGE);
    return;
  }
  const own = new Set<string>([...NAMES, '--all', '--check', '--write']);
  const args = given.filter((one) => !own.has(one));
  const faults: string[] = [];
  for (const name of names) {
    console.log(`\n${name}: ${BENCHES[name].about}`);
    const outcome = await take(name, args);
    console.log(reportOf(outcome));
    if (given.includes('--write')) await renew(name, outcome);
    faults.push(...(await faultsOf(name, outcome, given.includes('--check'))));
  }
  if (faults.length === 0) return;
  console.log(`\n${faults.join('\n')}`);
  process.exitCode = 1;
});
