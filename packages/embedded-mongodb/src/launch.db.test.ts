import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { DatabaseFolderLocked, DatabaseFolderUnwritable, DatabasePortTaken, launchDatabase } from './launch';
import { tempFolder } from './testing/temp-folder';

function writtenFile(path: string): string {
  writeFileSync(path, '');
  return path;
}

/** Lists the folder and those of its files that other users can access. */
const openToOthers = (folder: string): string[] =>
  ['', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('keeps its data between starts', async () => {
  const folder = join(tempFolder(), 'not', 'there', 'yet');
  const first = await launchDatabase({ folder });
  const client = await MongoClient.connect(first.uri);
  await client
    .db()
    .collection<{ _id: number }>('things')
    .insertMany([{ _id: 1 }, { _id: 2 }]);
  await client.close();
  await first.stop();
  const second = await launchDatabase({ folder });
  const again = await MongoClient.connect(second.uri);
  expect(again.db().databaseName).toBe('test');
  expect(await again.db().collection('things').find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }]);
  await again.close();
  await second.stop();
});

test('makes its data readable by the owner only, even files that an earlier version left readable', async () => {
  const folder = join(tempFolder(), 'data');
  await (await launchDatabase({ folder, durable: false })).stop();
  expect(openToOthers(folder)).toEqual([]);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const again = await launchDatabase({ folder, durable: false });
  expect(readdirSync(folder)).not.toEqual([]);
  expect(openToOthers(folder)).toEqual([]);
  await again.stop();
});

test('accepts a folder with any name', async () => {
  const folder = join(tempFolder(), 'data.of.today');
  await (await launchDatabase({ folder, durable: false })).stop();
  await (await launchDatabase({ folder, durable: false })).stop();
});

test('lets only one process use a folder at a time', async () => {
  const folder = tempFolder();
  const first = await launchDatabase({ folder, durable: false });
  const second = launchDatabase({ folder, durable: false });
  await expect(second).rejects.toThrow(DatabaseFolderLocked);
  await expect(second).rejects.toThrow(
    new RegExp(`${folder} is in use by process ${first.pid}: end that process`),
  );
  await first.stop();
  await (await launchDatabase({ folder, durable: false })).stop();
});

test('if several start on a folder at once, exactly one succeeds', async () => {
  const folder = tempFolder();
  const started = await Promise.allSettled(
    Array.from({ length: 4 }, () => launchDatabase({ folder, durable: false })),
  );
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = started.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(running).toHaveLength(1);
  expect(refused.every((error) => error instanceof DatabaseFolderLocked)).toBe(true);
  await running[0]?.stop();
});

test('a folder whose process was killed can be used at once', async () => {
  const folder = tempFolder();
  const first = await launchDatabase({ folder, durable: false });
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  await (await launchDatabase({ folder, durable: false })).stop();
});

test.each([
  ['below a file', 'ENOTDIR', () => writtenFile(join(tempFolder(), 'file'))],
  ['where no folder can be created', 'ENOENT', () => '/proc/nowhere'],
])('reports that a folder %s cannot be written to', async (_, code, parent) => {
  const launched = launchDatabase({ folder: join(parent(), 'data'), durable: false });
  await expect(launched).rejects.toThrow(DatabaseFolderUnwritable);
  await expect(launched).rejects.toThrow(`cannot be written to (${code}): choose another folder`);
});

test('reports that a port is taken, and leaves the folder free', async () => {
  const folder = tempFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const launched = launchDatabase({ folder, port, durable: false });
  await expect(launched).rejects.toThrow(DatabasePortTaken);
  await expect(launched).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  other.close();
  const database = await launchDatabase({ folder, port, durable: false });
  expect(database.port).toBe(port);
  await database.stop();
});

test('stops within a second, even with clients connected', async () => {
  const database = await launchDatabase({ folder: tempFolder(), durable: false });
  const client = await MongoClient.connect(database.uri);
  const began = performance.now();
  await database.stop();
  expect(performance.now() - began).toBeLessThan(1000);
  expect(isAlive(database.pid)).toBe(false);
  await client.close();
});

test('stops with the process that launched it, even if that is killed', async () => {
  const script = fileURLToPath(new URL('./testing/launch-and-wait.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', script, tempFolder()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const { pid } = JSON.parse(line.toString()) as { pid: number };
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 });
});

test('a client continues after the database was killed and restarted on its port', async () => {
  const folder = tempFolder();
  const first = await launchDatabase({ folder });
  const client = await MongoClient.connect(first.uri);
  await client.db().collection<{ _id: number }>('things').insertOne({ _id: 1 });
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await launchDatabase({ folder, port: first.port });
  expect(await client.db().collection('things').countDocuments()).toBe(1);
  await client.close();
  await second.stop();
});

test('removes expired documents automatically', async () => {
  vi.stubEnv('DATABASE_SWEEP_MS', '50');
  const database = await launchDatabase({ folder: tempFolder(), durable: false });
  vi.unstubAllEnvs();
  const client = await MongoClient.connect(database.uri);
  const sessions = client.db().collection<{ _id: number; at: Date }>('sessions');
  await sessions.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await sessions.insertMany([
    { _id: 1, at: new Date(0) },
    { _id: 2, at: new Date() },
  ]);
  await vi.waitFor(async () => expect(await sessions.distinct('_id')).toEqual([2]), { timeout: 5000 });
  await client.close();
  await database.stop();
});
