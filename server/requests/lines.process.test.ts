import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Types } from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { forFile } from '@/dev/testing/stack/for-file';
import { freePort } from '@/dev/testing/stack/free-port';
import { startStack } from '@/dev/testing/stack/stack';
import { internshipPath } from '@/lib/internships/listings/mapper';

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-lines-'));
const file = join(folder, 'log');
const output = openSync(file, 'w');
afterAll(() => {
  closeSync(output);
  rmSync(folder, { recursive: true });
});

let metricsPort = 0;
const stack = forFile(async () => {
  metricsPort = await freePort();
  const env = { LOG_LEVEL: 'info', ACCESS_LOG: 'on', METRICS_PORT: String(metricsPort) };
  return startStack({ output, env });
});

type Line = Record<string, unknown> & { msg: string; err?: { stack: string; message: string } };

/** Parses the output of the service, in which every line must be JSON. */
const lines = (): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const linesOf = (requestId: string, msg: string) =>
  lines().filter((line) => line.requestId === requestId && line.msg === msg);

/** Waits for the only log line of a request with this message. */
async function lineOf(requestId: string, msg: string): Promise<Line> {
  await expect.poll(() => linesOf(requestId, msg).length).toBe(1);
  return linesOf(requestId, msg)[0] as Line;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stack().appUrl), { headers, redirect: 'manual' });

const collection = (name: string) =>
  mongoose.connection.collection<Record<string, unknown> & { _id: Types.ObjectId | string }>(name);

test('the start is logged, and console output of packages is JSON too', async () => {
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('ready');
  const said = lines().map(({ msg }) => msg);
  expect(said[0]).toBe('starting');
  expect(said.some((msg) => msg.startsWith('✓ Running next.config'))).toBe(true);
});

test('a built service does not compile its configuration again', async () => {
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('ready');
  expect(lines().filter(({ msg }) => msg.includes('next.config.ts'))).toEqual([]);
});

describe('a page that fails', () => {
  test('shows its request id, and the log line with that id says where and why', async () => {
    // Closed, so that it appears on no other page.
    const listing = await makeListing({ title: 'Broken', applicationDeadline: inDays(-1) });
    // The service never writes this.
    await collection('internships').updateOne(
      { _id: listing._id },
      { $set: { location: 5, county: 'Kisumu' } },
    );
    const answer = await get(`${internshipPath(listing)}?utm_source=secret-query`, {
      'x-request-id': 'page-1',
    });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-request-id')).toBe('page-1');
    expect(html).toContain('quote this code: page-1');
    const line = await lineOf('page-1', 'request failed');
    expect(line).toMatchObject({
      level: 50,
      method: 'GET',
      route: '/internships/[industry]/[slug]',
      status: 500,
      ms: expect.any(Number) as number,
      digest: expect.any(String) as string,
    });
    expect(line.err?.stack).toMatch(/at \w+ \(lib\/internships\/listings\/[\w-]+\.ts:\d+:\d+\)/);
  });

  test('in the dashboard, the log line has the id of the user', async () => {
    const user = await makeUser('recent graduate');
    await collection('resumes').insertOne({ _id: 'none', userId: user._id });
    await collection('users').updateOne({ _id: user._id }, { $set: { resumeId: 'none' } });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const answer = await get('/api/users/me', { authorization: `Bearer ${user.token}`, traceparent });
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    expect(answer.headers.get('traceresponse')).toContain('a'.repeat(32));
    expect(await lineOf(requestId, 'request failed')).toMatchObject({
      method: 'GET',
      route: '/api/users/me',
      status: 500,
      userId: user.id,
      traceId: 'a'.repeat(32),
    });
  });
});

describe('the access log', () => {
  test.each([
    ['/', '/', 200],
    ['/internships?q=secret-query', '/internships', 200],
    ['/reset-password/secret-token', '/reset-password/[token]', 404],
    ['/api/internships/featured', '/api/internships/featured', 200],
    ['/no/such/secret-page', '/[...missing]', 404],
    ['/api/%FFsecret-page', '(none)', 400],
  ])('has a line for %s with the route %s', async (path, route, status) => {
    const id = `access-${route.replace(/\W/g, '')}`;
    const answer = await get(path, { 'x-request-id': id });
    const { length } = await answer.text();
    expect(answer.headers.get('x-request-id')).toBe(id);
    const line = await lineOf(id, 'request');
    expect(line).toMatchObject({ level: 30, method: 'GET', route, status });
    expect(line.ms).toBeGreaterThan(0);
    expect(Number(line.bytes)).toBeGreaterThan(Math.min(length, 200));
  });

  test('contains no token, query or IP address', () => {
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain('secret-');
    expect(text).not.toContain('127.0.0.1');
  });
});

const logIn = (emailOrUsername: string) =>
  fetch(new URL('/api/auth/login', stack().appUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': `as-${emailOrUsername.length}` },
    body: JSON.stringify({ emailOrUsername, password: 'Wrong#2026' }),
  });

test('a failed login and a lockout are logged without a name', async () => {
  const user = await makeUser('recent graduate');
  const { username } = await mongoose.connection
    .collection('users')
    .findOne({ _id: user._id })
    .then((found) => found as unknown as { username: string });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await logIn(username)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 423]);
  const linesWith = (words: string) => lines().filter(({ msg }) => msg === words);
  await expect
    .poll(() => linesWith('log-in refused').map(({ outcome }) => outcome))
    .toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
  await expect
    .poll(() => linesWith('account locked after wrong passwords'))
    .toMatchObject([{ userId: user.id }]);
  expect(readFileSync(file, 'utf8')).not.toContain(username);
});

const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('the metrics port reports all of this', async () => {
  const sent = 'mwanzo_mails_total{outcome="sent",cause=""} 1\n';
  await expect.poll(readMetrics).toContain(sent);
  const text = await readMetrics();
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length) ?? Number.NaN,
    );
  expect(value('mwanzo_logins_total{outcome="wrong"}')).toBe(4);
  expect(value('mwanzo_logins_total{outcome="locked"}')).toBe(1);
  expect(value('mwanzo_accounts_locked_total')).toBe(1);
  expect(value('mwanzo_failures_total')).toBe(2);
  expect(value('mwanzo_unavailable_total{cause="database full"}')).toBe(0);
  expect(value('mwanzo_password_seconds_count{kind="compare"}')).toBeGreaterThanOrEqual(4);
  const broken = 'kind="page",route="/internships/[industry]/[slug]",status="500"';
  expect(value(`mwanzo_request_seconds_count{method="GET",${broken}}`)).toBe(1);
  expect(
    value('mwanzo_page_cache_total{kind="page",route="/internships/[industry]/[slug]",result="miss"}'),
  ).toBe(1);
  expect(value('mwanzo_database_command_seconds_count{command="find"}')).toBeGreaterThan(10);
  expect(value('mwanzo_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(value('mwanzo_database_connections{state="waiting"}')).toBe(0);
  expect(value('mwanzo_job_seconds_count{task="mail worker"}')).toBeGreaterThan(0);
  expect(value('mwanzo_job_last_success_timestamp_seconds{task="deleting user data"}')).toBeGreaterThan(1e9);
  expect(value('mwanzo_event_loop_utilization')).toBeLessThanOrEqual(1);
  expect(text).not.toMatch(/secret|route="[^"]*\?/);
  // Without a token, this address does not exist for visitors.
  expect((await get('/api/metrics')).status).toBe(404);
});

test('the shutdown is logged', async () => {
  process.kill(stack().servicePid, 'SIGTERM');
  await expect.poll(() => lines().at(-1)?.msg).toBe('stopped');
  expect(lines().map(({ msg }) => msg)).toContain('stopping');
});
