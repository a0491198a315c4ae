import autocannon from 'autocannon';
import { TEST_PASSWORD } from '@/dev/testing/client-for';
import { startStack } from '@/dev/testing/stack';

/**
 * What readers of public pages feel of twenty people logging in at once: the slowest hundredth of their answers with the logins,
 * as a share of what it is without. Rounds alternate between the two; the middle one counts.
 */
const LOGINS = 20;
const SECONDS = 4;
const ROUNDS = 7;
const READERS = 8;
/** Pages a second: what a busy hour asks for, not what the service could send at most. */
const RATE = 200;
/** The bar. */
const HIGHEST_RATIO = 1.3;
const PAGES = ['/', '/internships'];

const at = (numbers: number[], share: number): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const middle = (numbers: number[]): number => at(numbers, 0.5);

/** Milliseconds of the slowest hundredth. autocannon itself counts whole milliseconds, too coarse for these. */
async function readPage(url: string): Promise<number> {
  const times: number[] = [];
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = { url, connections: READERS, overallRate: RATE, duration: SECONDS };
    autocannon(settings, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, time) => times.push(time),
    );
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not it`);
  return at(times, 0.99);
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
  return {
    'p99 without, ms': Number(middle(rounds.map(({ without }) => without)).toFixed(2)),
    'p99 with, ms': Number(middle(rounds.map(({ during }) => during)).toFixed(2)),
    ratio: Number(middle(rounds.map(({ without, during }) => during / without)).toFixed(2)),
    logins,
  };
}

const stack = await startStack({ sample: true });
const rows: Record<string, Awaited<ReturnType<typeof compare>>> = {};
for (const path of PAGES) rows[path] = await compare(stack.appUrl, path);
await stack.stop();
console.table(rows);
console.log(`Bar: ratio at most ${HIGHEST_RATIO}, with ${LOGINS} logins under way at any time.`);
process.exit(Object.values(rows).every(({ ratio }) => ratio <= HIGHEST_RATIO) ? 0 : 1);
