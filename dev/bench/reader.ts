import { Agent, get } from 'node:http';

/**
 * Requests a page repeatedly and sends its parent process the milliseconds of each response. Runs as a separate process, so that the
 * parent's work does not slow it down. With `readers`, each reader sends the next request after a response; with `pace`, requests do not
 * wait for responses.
 *
 * reader URL readers|pace NUMBER SECONDS
 */
const [url = '', how = '', number = '', seconds = ''] = process.argv.slice(2);
/** Seconds of warm-up, while connections open and code is compiled. */
const WARM_UP = 1;

const agent = new Agent({ keepAlive: true });
const began = performance.now();
const ends = began + 1_000 * (WARM_UP + Number(seconds));
const times: number[] = [];

function read(): Promise<void> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} returned status ${answer.statusCode}`));
      answer.resume().once('end', () => {
        if (asked - began >= 1_000 * WARM_UP) times.push(performance.now() - asked);
        resolve();
      });
    });
    request.once('error', reject);
  });
}

async function askAgainAndAgain(): Promise<void> {
  while (performance.now() < ends) await read();
}

async function keepPace(perSecond: number): Promise<void> {
  const under: Promise<void>[] = [];
  for (let due = began; due < ends; due += 1_000 / perSecond) {
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    under.push(read());
  }
  await Promise.all(under);
}

if (how === 'pace') await keepPace(Number(number));
else await Promise.all(Array.from({ length: Number(number) }, askAgainAndAgain));
process.send?.(times, () => process.exit(0));
