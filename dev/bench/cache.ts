import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { typescriptLoader } from 'embedded-mongodb/child';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome } from './figure';
import { processorSeconds } from './process-facts';
import { middle } from './times';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;
const HEADERS: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
/** Cookies of a logged-in user, of realistic length. */
const LOGGED_IN = {
  ...HEADERS,
  cookie: `__Secure-next-auth.session-token=${'a'.repeat(300)}; __Secure-mwanzo-signed-in=1`,
};
const PAGES = ['/', '/internships', '/internships/legal-services', '/career-tips'];
const BAR = { cost: 0.8, loggedIn: 0.95, p99: 20 };

interface Served {
  url: string;
  pid: number;
  headers?: Record<string, string>;
}

/** Returns the bytes of a page as sent over the wire. */
async function bytesOf(url: string): Promise<Buffer> {
  const sent = httpRequest(url, { headers: HEADERS });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Sends a burst of requests. Returns the requests per second, the p99 in ms, and the server's processor time
 * per request in µs.
 */
async function round({ url, pid, headers = HEADERS }: Served, duration = SECONDS) {
  const before = await processorSeconds(pid);
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers,
  });
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} responses with a status other than 2xx`);
  const spent = ((await processorSeconds(pid)) - before) * 1_000_000;
  return { perSecond: requests.average, p99: latency.p99, cost: spent / requests.total };
}

type Round = Awaited<ReturnType<typeof round>>;

/**
 * Measures bare Node, the page, and the page for a logged-in user in alternating rounds. Returns the medians without the first round,
 * which is a warm-up.
 */
async function compare(page: Served, bare: Served, rounds: number) {
  const loggedIn = { ...page, headers: LOGGED_IN };
  for (const served of [bare, page, loggedIn]) await round(served, 1);
  const all: Record<'bare' | 'page' | 'loggedIn', Round>[] = [];
  for (let number = 0; number < rounds; number += 1) {
    all.push({ bare: await round(bare), page: await round(page), loggedIn: await round(loggedIn) });
  }
  const over = (take: (rounds: (typeof all)[number]) => number) => middle(all.map(take));
  return {
    bare: over(({ bare: { perSecond } }) => perSecond),
    page: over(({ page: { perSecond } }) => perSecond),
    ratio: over((one) => one.page.perSecond / one.bare.perSecond),
    costs: over((one) => one.bare.cost / one.page.cost),
    cost: over((one) => one.page.cost),
    loggedIn: over((one) => one.page.cost / one.loggedIn.cost),
    p99: over((one) => one.page.p99),
    bareP99: over((one) => one.bare.p99),
  };
}

const figuresOf = (path: string, { costs, loggedIn, p99 }: Awaited<ReturnType<typeof compare>>): Figure[] => [
  {
    name: `${path}: CPU time, bare Node ÷ cached page`,
    value: costs,
    unit: '×',
    bar: { least: BAR.cost },
  },
  {
    name: `${path}: CPU time, logged out ÷ logged in`,
    value: loggedIn,
    unit: '×',
    bar: { least: BAR.loggedIn },
  },
  { name: `${path}: p99`, value: p99, unit: 'ms', bar: { most: BAR.p99 } },
];

async function startBare() {
  const entry = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = fork(entry, { execArgv: typescriptLoader() });
  const [port] = (await once(child, 'message')) as [number];
  const send = async (body: Buffer) => {
    child.send(body.toString('base64'));
    await once(child, 'message');
  };
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, send, stop: () => child.kill() };
}

/**
 * Measures the processor time per request for cached public pages. Compares it with a bare Node server that sends the same bytes, so that
 * the result does not depend on the machine or the client. Reports the throughput without a limit, because the client runs on the same
 * machine and may be the bottleneck. For a quick look: `--rounds=1 --only=/,/internships`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: String(ROUNDS) }, only: { type: 'string' } },
  });
  const stack = await startStack({ sample: true });
  const bare = await startBare();
  const outcome: Outcome = { figures: [], rows: [] };
  try {
    for (const path of values.only?.split(',') ?? PAGES) {
      const url = stack.appUrl + path;
      const body = await bytesOf(url);
      await bare.send(body);
      const found = await compare({ url, pid: stack.servicePid }, bare, Number(values.rounds));
      outcome.figures.push(...figuresOf(path, found));
      outcome.rows.push({
        page: path,
        bytes: body.length,
        'bare Node, requests per second': rounded(found.bare),
        'cached page, requests per second': rounded(found.page),
        'requests per second, cached page ÷ bare Node': rounded(found.ratio, 2),
        'CPU time, bare Node ÷ cached page': rounded(found.costs, 2),
        'CPU time per request, µs': rounded(found.cost),
        'CPU time, logged out ÷ logged in': rounded(found.loggedIn, 2),
        'cached page, p99 ms': found.p99,
        'bare Node, p99 ms': found.bareP99,
      });
    }
  } finally {
    bare.stop();
    await stack.stop();
  }
  return outcome;
}
