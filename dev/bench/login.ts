import { join } from 'node:path';
import { startChild } from '@/dev/child';
import { TEST_PASSWORD } from '@/dev/testing/client-for';
import { startStack } from '@/dev/testing/stack';
import { rounded, type Outcome } from './figure';
import { percentile } from './times';

const LOGINS = 20;
const SECONDS = 4;
const ROUNDS = 7;
/** Pages a second: what a busy hour asks for, not what the service could send at most. */
const RATE = 200;
/** The bar. */
const HIGHEST_RATIO = 1.3;
const PAGES = ['/', '/internships'];

const middle = (numbers: number[]): number => percentile(numbers, 0.5);

/** Milliseconds of the slowest hundredth. */
async function readPage(url: string): Promise<number> {
  const reader = await startChild<number[]>({
    name: 'the reader',
    entry: join(import.meta.dirname, 'paced-reader.ts'),
    arguments: [url, String(RATE), String(SECONDS)],
    env: process.env,
    startMs: (SECONDS + 30) * 1_000,
  });
  await reader.ended;
  return percentile(reader.answer, 0.99);
}

/** Keeps so many logins under way until told to stop; gives how many were answered, which is told once all are. */
function keepLoggingIn(appUrl: string): () => Promise<number> {
  let stopped = false;
  let answered = 0;
  const body = JSON.stringify({ emailOrUsername: 'graduate', password: TEST_PASSWORD });
  const one = async () => {
    while (!stopped) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${appUrl}/api/auth/login`, { method: 'POST', headers, body });
      if (answer.status !== 200) throw new Error(`a login answered ${answer.status}`);
      await answer.arrayBuffer();
      answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: LOGINS }, one));
  return async () => {
    stopped = true;
    await all;
    return answered;
  };
}

async function compare(appUrl: string, path: string) {
  const rounds: { without: number; during: number }[] = [];
  let logins = 0;
  await readPage(appUrl + path);
  for (let number = 0; number < ROUNDS; number += 1) {
    const without = await readPage(appUrl + path);
    const stop = keepLoggingIn(appUrl);
    const during = await readPage(appUrl + path);
    logins += await stop();
    rounds.push({ without, during });
  }
  const row = {
    'p99 without, ms': rounded(middle(rounds.map(({ without }) => without)), 2),
    'p99 with, ms': rounded(middle(rounds.map(({ during }) => during)), 2),
    logins,
  };
  return { ratio: middle(rounds.map(({ without, during }) => during / without)), row };
}

/** What readers of public pages feel of twenty people logging in all the time; rounds with and without take turns. */
export async function measure(): Promise<Outcome> {
  const stack = await startStack({ sample: true });
  const outcome: Outcome = { figures: [], rows: [] };
  try {
    for (const path of PAGES) {
      const { ratio, row } = await compare(stack.appUrl, path);
      const name = `${path}: slowest hundredth with ${LOGINS} logins under way, to that without`;
      outcome.figures.push({ name, value: ratio, unit: '×', bar: { most: HIGHEST_RATIO }, margin: 0.3 });
      outcome.rows.push({ page: path, ...row });
    }
  } finally {
    await stack.stop();
  }
  return outcome;
}
