import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startStack } from '../dev/testing/stack';

/**
 * How fast kept public pages are sent, as a share of what a bare Node server does with the same bytes in a process of its own:
 * that leaves out how fast the machine is. Rounds alternate between the two; the middle one counts.
 */
const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 5;
/** The bar: a share of the bare server, and milliseconds. */
const LEAST_RATIO = 0.75;
const SLOWEST_P99_MS = 20;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const PAGES = ['/', '/internships', '/internships/legal-services', '/career-tips'];

if (process.argv[2] === 'bare') serveBare();
else await run();

/** Sends what it was given by its parent, to whoever asks for anything. */
function serveBare(): void {
  let body = Buffer.alloc(0);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': String(body.length),
    });
    response.end(body);
  });
  process.on('message', (base64: string) => {
    body = Buffer.from(base64, 'base64');
    process.send?.('taken');
  });
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** The bytes of a page as they go over the wire. */
async function bytesOf(url: string): Promise<Buffer> {
  const sent = httpRequest(url, { headers: HEADERS });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

async function round(url: string) {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: HEADERS,
  });
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not the page`);
  return { perSecond: requests.average, p99: latency.p99 };
}

function middle(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function compare(pageUrl: string, bareUrl: string) {
  const rounds = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    rounds.push({ bare: await round(bareUrl), page: await round(pageUrl) });
  }
  return {
    bare: middle(rounds.map(({ bare }) => bare.perSecond)),
    page: middle(rounds.map(({ page }) => page.perSecond)),
    ratio: middle(rounds.map(({ bare, page }) => page.perSecond / bare.perSecond)),
    p99: middle(rounds.map(({ page }) => page.p99)),
    bareP99: middle(rounds.map(({ bare }) => bare.p99)),
  };
}

async function run(): Promise<void> {
  const stack = await startStack({ sample: true });
  const bare = fork(fileURLToPath(import.meta.url), ['bare'], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(bare, 'message')) as [number];
  const rows: Record<string, Record<string, number>> = {};
  let good = true;
  for (const path of PAGES) {
    const body = await bytesOf(stack.appUrl + path);
    bare.send(body.toString('base64'));
    await once(bare, 'message');
    const { ratio, p99, ...rest } = await compare(stack.appUrl + path, `http://127.0.0.1:${port}/`);
    good &&= ratio >= LEAST_RATIO && p99 <= SLOWEST_P99_MS;
    rows[path] = {
      bytes: body.length,
      'bare, per second': Math.round(rest.bare),
      'kept page, per second': Math.round(rest.page),
      ratio: Number(ratio.toFixed(2)),
      'p99, ms': p99,
      'p99 of bare, ms': rest.bareP99,
    };
  }
  console.table(rows);
  process.stdout.write(
    `Bar: ratio at least ${LEAST_RATIO}, p99 at most ${SLOWEST_P99_MS} ms at ${CONNECTIONS} connections.\n`,
  );
  bare.kill();
  await stack.stop();
  process.exit(good ? 0 : 1);
}
