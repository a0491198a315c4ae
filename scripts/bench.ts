import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BENCHES, type Bench } from '@/dev/bench/benches';
import { holds, reportOf, withReport, type Outcome } from '@/dev/bench/figure';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '@/dev/start/build';
import { StartFailure } from '@/server/start-failure';
import { helpText, readArguments, usageLine } from './arguments.mjs';
import { command } from './with-database';

const NAMES = Object.keys(BENCHES) as (keyof typeof BENCHES)[];
const documentOf = ({ document = 'docs/performance.md' }: Bench): string => join(ROOT, document);

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

/** The options of the benchmarks. Each benchmark rejects those that it does not support. */
const BENCH_OPTIONS = {
  rounds: { ...text, value: 'N', about: 'cache (5), dynamic, workers (7): rounds' },
  only: {
    ...text,
    value: 'PATHS',
    about: 'cache, dynamic, lighthouse, stalls, weight: only these, separated by commas',
  },
  runs: { ...text, value: 'N', about: 'lighthouse: runs per page (5)' },
  why: { ...flag, about: 'lighthouse: show the audits that cost points' },
  share: { ...text, value: 'N', about: 'scale: share of the data, above 0 and up to 1 (1)' },
  users: { ...text, value: 'N', about: 'memory: concurrent users (300)' },
  heaps: { ...text, value: 'MB,MB', about: 'memory: heap sizes in MB (384,256)' },
  students: { ...text, value: 'N', about: 'morning: students (100)' },
  'at-once': { ...text, value: 'N', about: 'morning: concurrent students (8)' },
  cost: { ...text, value: 'N', about: 'morning: cost of password hashes, 10 to 14 (12)' },
  train: { ...flag, about: 'checks: train the model on the labelled adverts first' },
  listings: { ...text, value: 'N', about: 'search: listings to create (100000)' },
  adverts: { ...text, value: 'FILE', about: 'relevance: the adverts of a job board (requires --queries)' },
  queries: { ...text, value: 'FILE', about: 'relevance: the judged searches (requires --adverts)' },
} as const;
const HELP = {
  usage: 'npm run bench -- NAME… [--write] [OPTIONS]',
  about: 'Runs benchmarks, each in its own process. docs/performance.md has the results.',
  arguments: Object.fromEntries(NAMES.map((name) => [name, BENCHES[name].about])),
  options: {
    all: { ...flag, about: 'run all benchmarks' },
    write: { ...flag, about: 'write the results into docs/performance.md and docs/scale.md' },
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
  const file = documentOf(BENCHES[name]);
  const document = await readFile(file, 'utf8');
  await writeFile(file, withReport(document, name, `${machine()}\n\n${reportOf(outcome)}`));
}

/** Returns the options that were given, as arguments for a benchmark. */
const benchArguments = (given: Partial<Record<string, string | boolean>>): string[] =>
  Object.keys(BENCH_OPTIONS).flatMap((name) => {
    const value = given[name];
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}=${value}`];
  });

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
    faults.push(
      ...outcome.figures.filter((one) => !holds(one)).map((one) => `${name}: ${one.name} misses its bar`),
    );
  }
  if (faults.length === 0) return;
  console.log(`\n${faults.join('\n')}`);
  process.exitCode = 1;
});
