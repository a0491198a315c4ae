import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';
import { eventually } from '@/dev/testing/faults/watch';
import { startCommand } from '@/dev/testing/stack/command';
import { freePort } from '@/dev/testing/stack/free-port';
import { runCommand } from '@/dev/testing/stack/run-command';

let folder: string;
let database: RunningDatabase;
let client: MongoClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  database = await launchDatabase({ folder: join(folder, 'database'), durable: false, database: 'mwanzo' });
  client = await MongoClient.connect(database.uri);
});

afterAll(async () => {
  await client.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the service as in production. Returns functions that request pages. */
async function serve(uri = database.uri) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const command = startCommand('serve.mjs', {
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: address,
    MONGODB_URI: uri,
    SMTP_URL: 'hold:',
    AUTH_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'error',
  });
  onTestFinished(() => command.signal('SIGKILL'));
  const ask = async (path: string) => {
    const answer = await fetch(address + path, { signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, text: await answer.text() };
  };
  const statusOf = async (path: string) => (await ask(path).catch(() => ({ status: 0 }))).status;
  return { ...command, ask, statusOf };
}

const migrations = () => client.db().collection<{ _id: number; phase?: string }>('migrations');

test('a node sets up an empty database, and two nodes do so together', async () => {
  const uri = database.uri.replace('/mwanzo', '/empty');
  const nodes = await Promise.all([serve(uri), serve(uri)]);
  for (const { ask, statusOf } of nodes) {
    await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
    expect((await ask('/')).status).toBe(200);
  }
  expect(await client.db('empty').collection('migrations').countDocuments({ doneAt: null })).toBe(0);
});

test('a node on a database without migrations runs, says why it is not ready, and becomes ready after the migration', async () => {
  await client.db().collection('users').insertOne({ username: 'of an earlier version' });
  const { ask, statusOf, stderr } = await serve();
  await eventually(async () => expect(await statusOf('/api/live')).toBe(200));
  const { status, text } = await ask('/api/ready');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    status: expect.stringMatching(/^The database is older than this version .* Run: npm run migrate$/),
  });
  expect((await ask('/api/health')).status).toBe(503);
  expect(await ask('/internships')).toEqual({
    status: 503,
    text: 'We are updating Mwanzo. Please try again in a few minutes.\n',
  });
  await expect.poll(stderr).toContain('Run: npm run migrate');
  expect(await migrations().countDocuments()).toBe(0);

  expect(await runCommand('migrate', [], { MONGODB_URI: database.uri })).toMatchObject({ code: 0, err: '' });
  await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
  expect((await ask('/')).status).toBe(200);
});

test('a node keeps running after a newer schema adds something, and is no longer ready once it removes something', async () => {
  await runCommand('migrate', [], { MONGODB_URI: database.uri });
  const { ask, statusOf } = await serve();
  await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
  const newer = { name: 'change everything', startedAt: new Date(), doneAt: new Date() };
  await migrations().insertOne({ _id: 9_001, phase: 'expand', ...newer });
  expect((await ask('/api/ready')).status).toBe(200);
  await migrations().insertOne({ _id: 9_002, phase: 'contract', ...newer });
  expect(await ask('/api/ready')).toMatchObject({
    status: 503,
    text: expect.stringContaining('is newer than this version of Mwanzo'),
  });
  expect([await statusOf('/api/health'), await statusOf('/api/live')]).toEqual([503, 200]);
  await migrations().deleteMany({ _id: { $gt: 9_000 } });
  expect(await statusOf('/api/ready')).toBe(200);
});
