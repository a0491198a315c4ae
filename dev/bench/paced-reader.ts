import { Agent, get } from 'node:http';

/**
 * Reads a page at a steady pace, whether or not the answers before have come, and sends its parent the milliseconds each took. In a
 * process of its own, so that nothing else its parent does is counted as the service's.
 *
 *     paced-reader URL PAGES-A-SECOND SECONDS
 */
const [url = '', rate = '', seconds = ''] = process.argv.slice(2);
/** Answers of the beginning are not counted: connections and compiled code are made then. */
const WARM_UP = 1;

const agent = new Agent({ keepAlive: true });
const every = 1_000 / Number(rate);
const total = Number(rate) * (WARM_UP + Number(seconds));
const times: number[] = [];
const began = performance.now();
let sent = 0;
let answered = 0;

function read(counts: boolean): void {
  const asked = performance.now();
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    answer.resume().once('end', () => {
      if (counts) times.push(performance.now() - asked);
      answered += 1;
      if (answered === total) process.send?.(times, () => process.exit(0));
    });
  });
  request.once('error', (error) => {
    throw error;
  });
}

function keepPace(): void {
  for (; sent < total && sent * every <= performance.now() - began; sent += 1)
    read(sent >= Number(rate) * WARM_UP);
  if (sent < total) setTimeout(keepPace, Math.max(0, sent * every - (performance.now() - began)));
}

keepPace();
