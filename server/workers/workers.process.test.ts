import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { REQUIRED_FIELDS } from '@/dev/testing/data/listing-input';
import { forFile } from '@/dev/testing/stack/for-file';
import { freePort } from '@/dev/testing/stack/free-port';
import { stillRunning } from '@/dev/testing/stack/processes';
import { startStack } from '@/dev/testing/stack/stack';
import { internshipPath } from '@/lib/internships/listings/mapper';

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-workers-'));
const file = join(folder, 'log');
const output = openSync(file, 'w');
afterAll(() => {
  closeSync(output);
  rmSync(folder, { recursive: true });
});

let metricsPort = 0;
const stack = forFile(async () => {
  metricsPort = await freePort();
  const env = { WORKERS: '2', LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) };
  return startStack({ output, env });
});

interface Line {
  msg: string;
  pid?: number;
  worker?: number;
}

const lines = (msg: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === msg);

/** The process ids of all workers so far, oldest first. */
const workers = (): number[] =>
  lines('starting').flatMap(({ pid, worker }) => (worker === undefined ? [] : [Number(pid)]));
const serving = (): number[] => stillRunning(workers());
const leaders = () => lines('this worker runs the jobs').map(({ pid }) => Number(pid));

/** Uses a new connection for each request, because connections are distributed to the workers in turn. */
const ask = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(new URL(path, stack().appUrl), { agent: false }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    }).once('error', reject);
  });

/** Concurrent readers during a restart: enough that a worker has some of their connections while it ends. */
const READERS = 8;

const askAll = (path: string, times = 6) => Promise.all(Array.from({ length: times }, () => ask(path)));

test('two processes serve one port, and one of them runs the jobs', async () => {
  expect(workers()).toHaveLength(2);
  await askAll('/api/live', 10);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^mwanzo_request_seconds_count\{[^}]*route="\/api\/live"[^}]*\} 10$/m);
  expect(metrics).toMatch(/^mwanzo_event_loop_utilization (?:0(?:\.\d+)?|1)$/m);
  expect(leaders()).toEqual([workers()[0]]);
});

test('a change shows on both', async () => {
  const listing = await makeListing({ title: 'Before' });
  const path = internshipPath(listing);
  await expect.poll(() => ask(path)).toContain('Before');
  await askAll(path);
  const { api } = clientFor(stack());
  const { token } = await makeUser('administrator');
  const changed = await api('PUT', `/api/internships/${String(listing._id)}`, {
    token,
    json: { ...REQUIRED_FIELDS, industryId: listing.industryId, title: 'After' },
  });
  expect(changed.status).toBe(200);
  await expect.poll(async () => (await askAll(path)).filter((page) => !page.includes('After'))).toEqual([]);
});

test('a killed worker is replaced, and the other one takes over its jobs', async () => {
  const [lost = 0, other = 0] = workers();
  process.kill(lost, 'SIGKILL');
  await expect.poll(leaders).toEqual([lost, other]);
  await expect.poll(() => serving().length).toBe(2);
  expect(await ask('/')).toMatch(/^200 /);
  expect(serving()).toContain(other);
});

test('SIGHUP replaces all workers without a failed request, on new and on reused connections', async () => {
  await expect.poll(() => lines('ready').length, { timeout: 60_000 }).toBe(4);
  const before = serving();
  let done = false;
  const failed: string[] = [];
  const readWith = async (read: () => Promise<string>) => {
    while (!done) {
      const answer = await read().catch((error: Error) => String(error.cause ?? error));
      if (!answer.startsWith('200 ')) failed.push(answer);
    }
  };
  const reused = async () => {
    const answer = await fetch(new URL('/internships', stack().appUrl));
    return `${answer.status} ${await answer.text()}`;
  };
  const reading = Promise.all([
    readWith(() => ask('/api/health')),
    ...Array.from({ length: READERS }, () => readWith(reused)),
  ]);
  process.kill(stack().servicePid, 'SIGHUP');
  await expect.poll(() => lines('restarted').length, { timeout: 100_000 }).toBe(1);
  done = true;
  await reading;
  expect(failed).toEqual([]);
  expect(serving()).toHaveLength(2);
  expect(serving().filter((pid) => before.includes(pid))).toEqual([]);
  await expect.poll(() => serving()).toContain(leaders().at(-1));
});

test('SIGTERM stops all of them', async () => {
  process.kill(stack().servicePid, 'SIGTERM');
  await expect.poll(() => stillRunning([stack().servicePid, ...workers()])).toEqual([]);
});
