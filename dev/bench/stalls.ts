import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { startChild } from 'embedded-mongodb/child';
import { connectToStack } from '../testing/data/fixtures';
import { eventually } from '../testing/faults/watch';
import { startStack, type Stack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { worksOn, type Work } from './stalls/works';
import { percentile } from './times';

/** Seconds during which each kind of work is repeated. */
const SECONDS = 4;
/** Pages per second that readers request in the meantime. */
const PACE = 50;
const WATCH_TURNS = fileURLToPath(new URL('./stalls/watch-turns.mjs', import.meta.url));
const BAR = { p99: 50, longest: 100 };

interface Measured {
  name: string;
  times: number;
  turns: number[];
  readers: number[];
}

/** Returns the processor time of each turn of the event loop since the last call, in milliseconds. */
async function takeTurns({ servicePid }: Stack, file: string): Promise<number[]> {
  await rm(file, { force: true });
  process.kill(servicePid, 'SIGUSR2');
  let turns: number[] = [];
  await eventually(async () => {
    turns = JSON.parse(await readFile(file, 'utf8')) as number[];
  });
  return turns;
}

async function readers(url: string) {
  const reader = await startChild<number[]>({
    name: 'the reader',
    entry: join(import.meta.dirname, 'reader.ts'),
    arguments: [url, 'pace', String(PACE), String(SECONDS)],
    env: process.env,
    startMs: (SECONDS + 60) * 1_000,
  });
  await reader.ended;
  return reader.answer;
}

/** Repeats the work, at least once, while readers request pages. */
async function during(stack: Stack, file: string, work: Work): Promise<Measured> {
  await takeTurns(stack, file);
  let reading = true;
  let times = 0;
  const repeat = async () => {
    do {
      await work.once();
      times += 1;
    } while (reading);
  };
  const read = readers(`${stack.appUrl}/`).finally(() => (reading = false));
  const [answered] = await Promise.all([read, repeat()]);
  return { name: work.name, times, turns: await takeTurns(stack, file), readers: answered };
}

const NOTHING: Work = { name: 'nothing', once: () => new Promise((resolve) => setTimeout(resolve, 100)) };

const longest = ({ turns }: Measured): number => Math.max(0, ...turns);

const rowOf = (one: Measured): Row => ({
  work: one.name,
  repetitions: one.times,
  'event loop turns': one.turns.length,
  'p99 of a turn, CPU ms': rounded(percentile(one.turns, 0.99), 1),
  'longest turn, CPU ms': rounded(longest(one), 1),
  'readers: p99, ms': rounded(percentile(one.readers, 0.99), 1),
});

const figuresOf = (one: Measured): Figure[] => [
  {
    name: `${one.name}: p99 of a turn`,
    value: percentile(one.turns, 0.99),
    unit: 'ms',
    bar: { most: BAR.p99 },
  },
  { name: `${one.name}: longest turn`, value: longest(one), unit: 'ms', bar: { most: BAR.longest } },
];

/**
 * Measures for how long heavy work blocks the service's event loop without a pause, in processor time, while readers request pages. For
 * one kind of work: `--only=uploads`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-turns-'));
  const file = join(folder, 'turns.json');
  const stack = await startStack({
    sample: true,
    env: { JOBS: 'off', TURNS_FILE: file },
    imports: [WATCH_TURNS],
  });
  try {
    await connectToStack(stack);
    const measured: Measured[] = [];
    const works = [NOTHING, ...(await worksOn(stack))].filter(({ name }) => name.includes(values.only ?? ''));
    for (const work of works) {
      // Warms up, so that the code is compiled.
      await work.once();
      const one = await during(stack, file, work);
      measured.push(one);
      console.log(`${work.name}: longest ${rounded(longest(one), 1)} ms`);
    }
    return { figures: measured.flatMap(figuresOf), rows: measured.map(rowOf) };
  } finally {
    await mongoose.disconnect();
    await stack.stop();
    await rm(folder, { recursive: true });
  }
}
