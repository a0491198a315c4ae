import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stepsBack, withFigures, type Baseline } from '@/dev/bench/baseline';
import { BENCHES, type Bench } from '@/dev/bench/benches';
import { benchArguments, BENCH_OPTIONS } from '@/dev/bench/options';
import { holds, type Outcome } from '@/dev/bench/figure';
import { reportOf, withReport } from '@/dev/bench/report';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '@/dev/start/build';
import { StartFailure } from '@/server/start-failure';
import { helpText, readArguments, usageLine } from './arguments.mjs';
import { command } from './with-database';

const NAMES = Object.keys(BENCHES) as (keyof typeof BENCHES)[];
const BASELINE = join(ROOT, 'bench/baseline.json');
const documentOf = ({ document = 'docs/performance.md' }: Bench): string => join(ROOT, document);

const flag = { type: 'boolean', default: false } as const;
const HELP = {
  usage: 'npm run bench -- NAME… [--check | --write] [OPTIONS]',
  about: 'Runs benchmarks, each in its own process. docs/performance.md has the results.',
  arguments: Object.fromEntries(NAMES.map((name) => [name, BENCHES[name].about])),
  options: {
    all: { ...flag, about: 'run all benchmarks' },
    check: { ...flag, about: 'fail if a ratio is worse than in bench/baseline.json by more than its margin' },
    write: { ...flag, about: 'update bench/baseline.json and docs/performance.md' },
    ...BENCH_OPTIONS,
  },
};

/** Runs a benchmark in a separate process, so that it does not affect the others. */
function take(name: keyof typeof BENCHES, args: string[]): Promise<Outcome> {
  const entry = fileURLToPath(new URL('../dev/bench/run-one.ts', import.meta.url));
  // JSON would turn NaN into null, which meets every threshold.
  const child = fork(entry, [name, ...args], { execArgv: typescriptLoader(), serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('exit', (code) => reject(new Error(`${name} exited without a result (${code})`)));
  });
}

const machine = (): string =>
  `Measured on ${availableParallelism()} cores with Node ${process.versions.node}.`;

async function renew(name: keyof typeof BENCHES, outcome: Outcome): Promise<void> {
  const baseline = JSON.parse(await readFile(BASELINE, 'utf8')) as Baseline;
  const renewed = withFigures(baseline, name, outcome.figures);
  await writeFile(BASELINE, `${JSON.stringify(renewed, null, 2)}\n`);
  const file = documentOf(BENCHES[name]);
  const document = await readFile(file, 'utf8');
  await writeFile(file, withReport(document, name, `${machine()}\n\n${reportOf(outcome)}`));
}

async function faultsOf(name: string, { figures }: Outcome, check: boolean): Promise<string[]> {
  if (!check) return figures.filter((one) => !holds(one)).map((one) => `${name}: ${one.name} misses target`);
  return stepsBack(JSON.parse(await readFile(BASELINE, 'utf8')) as Baseline, name, figures);
}

const { values, positionals } = readArguments(HELP);

await command(async () => {
  const unknown = positionals.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) throw new StartFailure(`There is no benchmark ${unknown[0]}. ${usageLine(HELP)}`);
  const names = values.all ? NAMES : NAMES.filter((name) => positionals.includes(name));
  if (names.length === 0) {
    console.log(helpText(HELP));
    return;
  }
  const args = benchArguments(values);
  const faults: string[] = [];
  for (const name of names) {
    console.log(`\n${name}: ${BENCHES[name].about}`);
    const outcome = await take(name, args);
    console.log(reportOf(outcome));
    if (values.write) await renew(name, outcome);
    faults.push(...(await faultsOf(name, outcome, values.check)));
  }
  if (faults.length === 0) return;
  console.log(`\n${faults.join('\n')}`);
  process.exitCode = 1;
});
