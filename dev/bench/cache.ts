import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { typescriptLoader } from 'embedded-mongodb/child';
import { startStack } from '../testing/stack/stack';
import type { BareAnswer } from './bare-server';
import { rounded, type Figure, type Outcome } from './figure';
import { processorSeconds } from './process-facts';
import { middle } from './times';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;
const HEADERS: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
/** Cookies of a logged-in user, of realistic length. */
const LOGGED_IN = {
  cookie: `__Host-next-auth.session-token=${'a'.repeat(300)}; __Host-mwanzo-signed-in=1`,
};

interface Watched {
  path: string;
  /** Default: 200. For 304, the requests carry the page's ETag. */
  status?: 304 | 404;
}

const PAGES: readonly Watched[] = [
  { path: '/' },
  { path: '/internships' },
  { path: '/internships/legal-services' },
  { path: '/career-tips' },
  { path: '/', status: 304 },
  { path: '/no-such-page', status: 404 },
];
const BAR = { cost: 0.6, loggedIn: 0.95, p99: 20 };

interface Served {
  url: string;
  pid: number;
  status: number;
  headers: Record<string, string>;
}

/** Headers that a bare server sends too. */
const KEPT = ['content-type', 'content-encoding', 'content-length', 'etag'];

/** Returns a page as sent over the wire. */
async function answerOf(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  const sent = httpRequest(url, { headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const kept = Object.entries(answer.headers).filter(([name]) => KEPT.includes(name));
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(kept) as Record<string, string>,
    base64: Buffer.concat(parts).toString('base64'),
  };
}

/**
 * Sends a burst of requests. Returns the requests per second, the p99 in ms, and the server's processor time
 * per request in µs.
 */
async function round({ url, pid, status, headers }: Served, duration = SECONDS) {
  const before = await processorSeconds(pid);
  const { requests, latency, errors, statusCodeStats } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers,
  });
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => Number(code) !== status);
  if (errors > 0 || others.length > 0)
    throw new Error(`${url}: ${errors} errors, responses with status ${others.join(' and ')}`);
  const spent = ((await processorSeconds(pid)) - before) * 1_000_000;
  return { perSecond: requests.average, p99: latency.p99, cost: spent / requests.total };
}

type Round = Awaited<ReturnType<typeof round>>;

/**
 * Measures bare Node, the page, and the page for a logged-in user in alternating rounds. Returns the medians without the first round,
 * which is a warm-up.
 */
async function compare(page: Served, bare: Served, rounds: number) {
  const loggedIn = { ...page, headers: { ...page.headers, ...LOGGED_IN } };
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
  const send = async (answer: BareAnswer) => {
    child.send(answer);
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
  const only = values.only?.split(',');
  const stack = await startStack({ sample: true });
  const bare = await startBare();
  const outcome: Outcome = { figures: [], rows: [] };
  try {
    for (const { path, status = 200 } of PAGES.filter((one) => !only || only.includes(one.path))) {
      const url = stack.appUrl + path;
      const { etag } = (await answerOf(url, HEADERS)).headers;
      const headers = { ...HEADERS, ...(status === 304 && etag !== undefined && { 'if-none-match': etag }) };
      const answer = await answerOf(url, headers);
      await bare.send(answer);
      const page = { url, pid: stack.servicePid, status, headers };
      const found = await compare(page, { ...page, url: bare.url, pid: bare.pid }, Number(values.rounds));
      const name = status === 200 ? path : `${path} (${status})`;
      outcome.figures.push(...figuresOf(name, found));
      outcome.rows.push({
        page: name,
        bytes: Buffer.byteLength(answer.base64, 'base64'),
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
