import { join } from 'node:path';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startChild } from 'embedded-mongodb/child';
import { startStack } from '@/dev/testing/stack/stack';
import { rounded, type Outcome } from './figure';
import { measureCosts } from './log-in-costs';
import { keepLoggingIn } from './log-ins';
import { mainThreadSeconds } from './process-facts';
import { middle, percentile } from './times';

const LOGINS = 20;
const SECONDS = 4;
/** Measured rounds, enough for a stable median. A warm-up round comes first. */
const ROUNDS = 9;
/**
 * Maximum slowdown with as many readers as in the benchmark of cached pages. Each reader requests the next
 * page after a response.
 */
const HIGHEST_RATIO = 1.3;
const READERS = 32;
/** Pages per second in a busy hour, which leaves half of the machine idle. */
const PACE = 200;
const PAGES = ['/', '/internships'];

interface Read {
  /** The p99 in milliseconds, with readers and at a fixed pace. */
  busy: number;
  paced: number;
  /** Processor seconds of the main thread, including the warm-up, per page that the readers request after it. */
  cost: number;
}

async function read(url: string, how: 'readers' | 'pace', number: number): Promise<number[]> {
  const reader = await startChild<number[]>({
    name: 'the reader',
    entry: join(import.meta.dirname, 'reader.ts'),
    arguments: [url, how, String(number), String(SECONDS)],
    env: process.env,
    startMs: (SECONDS + 30) * 1_000,
  });
  await reader.ended;
  return reader.answer;
}

async function readBoth(url: string, pid: number): Promise<Read> {
  const before = await mainThreadSeconds(pid);
  const busy = await read(url, 'readers', READERS);
  const spent = (await mainThreadSeconds(pid)) - before;
  const paced = await read(url, 'pace', PACE);
  return {
    busy: percentile(busy, 0.99),
    paced: percentile(paced, 0.99),
    cost: spent / busy.length,
  };
}

async function compare(
  { appUrl, servicePid }: { appUrl: string; servicePid: number },
  path: string,
  counted: number,
) {
  const rounds: { without: Read; during: Read }[] = [];
  let logins = 0;
  for (let round = 0; round <= counted; round += 1) {
    const without = await readBoth(appUrl + path, servicePid);
    const stop = keepLoggingIn(appUrl, LOGINS, 'graduate');
    const during = await readBoth(appUrl + path, servicePid);
    logins += await stop();
    if (round > 0) rounds.push({ without, during });
  }
  const ms = (of: (round: (typeof rounds)[number]) => number) => rounded(middle(rounds.map(of)), 2);
  const row = {
    [`${READERS} readers: p99 without logins, ms`]: ms(({ without }) => without.busy),
    [`${READERS} readers: p99 with logins, ms`]: ms(({ during }) => during.busy),
    [`${PACE} pages per second: p99 without logins, ms`]: ms(({ without }) => without.paced),
    [`${PACE} pages per second: p99 with logins, ms`]: ms(({ during }) => during.paced),
    logins,
    'load average': rounded(loadavg()[0] ?? 0, 1),
  };
  const ratio = (of: (read: Read) => number) =>
    middle(rounds.map(({ without, during }) => of(during) / of(without)));
  return { slowest: ratio(({ busy }) => busy), cost: ratio(({ cost }) => cost), row };
}

/**
 * Measures the effect of twenty continuous log-ins on readers of public pages, in alternating rounds with and
 * without them, and the log-ins per core. For a quick look: `--rounds=3 --only=/`; for only one of the two:
 * `--readers` or `--costs`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = {
    rounds: { type: 'string', default: String(ROUNDS) },
    only: { type: 'string', default: PAGES.join() },
    readers: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args, options });
  const outcome: Outcome = values.readers ? { figures: [], rows: [] } : await measureCosts();
  if (values.costs) return outcome;
  const stack = await startStack({ sample: true });
  try {
    for (const path of values.only.split(',')) {
      const { slowest, cost, row } = await compare(stack, path, Number(values.rounds));
      const of = (what: string) => `${path}: ${what}, with ÷ without ${LOGINS} concurrent logins`;
      const bar = { most: HIGHEST_RATIO };
      outcome.figures.push(
        { name: of('p99'), value: slowest, unit: '×', bar, margin: 0.3 },
        { name: of('CPU time per page'), value: cost, unit: '×', bar },
      );
      outcome.rows.push({ page: path, ...row });
    }
  } finally {
    await stack.stop();
  }
  return outcome;
}
