import { join } from 'node:path';
import { startChild } from 'embedded-mongodb/child';
import { TEST_PASSWORD } from '@/dev/testing/client-for';
import { startStack } from '@/dev/testing/stack';
import { rounded, type Outcome } from './figure';
import { middle, percentile } from './times';

const LOGINS = 20;
const SECONDS = 4;
/** Counted ones, so many that their middle is steady; one before them is not, in which the service compiles what a login takes. */
const ROUNDS = 9;
/** The bar, for as many readers as the bar of kept pages is for: they ask as fast as they are answered. */
const HIGHEST_RATIO = 1.3;
const READERS = 32;
/** Pages a second that are read beside it as in a busy hour, which leaves the machine half idle. */
const PACE = 200;
const PAGES = ['/', '/internships'];

interface Slowest {
  busy: number;
  paced: number;
}

/** Milliseconds of the slowest hundredth. */
async function read(url: string, how: 'readers' | 'pace', number: number): Promise<number> {
  const reader = await startChild<number[]>({
    name: 'the reader',
    entry: join(import.meta.dirname, 'reader.ts'),
    arguments: [url, how, String(number), String(SECONDS)],
    env: process.env,
    startMs: (SECONDS + 30) * 1_000,
  });
  await reader.ended;
  return percentile(reader.answer, 0.99);
}

const readBoth = async (url: string): Promise<Slowest> => ({
  busy: await read(url, 'readers', READERS),
  paced: await read(url, 'pace', PACE),
});

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
  const rounds: { without: Slowest; during: Slowest }[] = [];
  let logins = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const without = await readBoth(appUrl + path);
    const stop = keepLoggingIn(appUrl);
    const during = await readBoth(appUrl + path);
    logins += await stop();
    if (round > 0) rounds.push({ without, during });
  }
  const ms = (of: (round: (typeof rounds)[number]) => number) => rounded(middle(rounds.map(of)), 2);
  const row = {
    [`${READERS} readers: without, ms`]: ms(({ without }) => without.busy),
    'with, ms': ms(({ during }) => during.busy),
    [`${PACE} pages a second: without, ms`]: ms(({ without }) => without.paced),
    'with it, ms': ms(({ during }) => during.paced),
    logins,
  };
  return { ratio: middle(rounds.map(({ without, during }) => during.busy / without.busy)), row };
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
