import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';
import { LEFT_OUT } from '@/lib/operations/backup/format';
import { refused, runCommand } from '@/dev/testing/stack/run-command';

let folder: string;
let database: RunningDatabase;

/** Copies a backup of the sample data, for tests that only need an existing backup. */
async function copyOfBackup(name: string): Promise<string> {
  const to = join(folder, name);
  await cp(join(folder, 'made'), to, { recursive: true });
  return to;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-backup-'));
  database = await launchDatabase({ folder: join(folder, 'database'), durable: false, database: 'mwanzo' });
  await runCommand('sample', [], { MONGODB_URI: database.uri });
  expect(await backup(join(folder, 'made'))).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const backup = (to: string) => runCommand('backup', [to], { MONGODB_URI: database.uri });

/** Reads every document as bytes, and every index. */
async function contents(uri: string) {
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db();
    const found = (await db.listCollections().toArray()).map(({ name }) => name);
    const names = found.filter((name) => !LEFT_OUT.has(name)).sort();
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await all(db, name)])));
  } finally {
    await client.close();
  }
}

async function all(db: Db, name: string) {
  const documents = db.collection(name).find({}, { raw: true }).sort({ _id: 1 });
  const indexes = await db.collection(name).indexes();
  return {
    documents: (await documents.toArray()).map((bytes) => (bytes as unknown as Buffer).toString('base64')),
    indexes: indexes.map(({ name: index }) => index).sort(),
  };
}

describe('a backup', () => {
  test('restored to an empty folder equals the original, document by document and file by file', async () => {
    const to = join(folder, 'first');
    expect(await backup(to)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Wrote \d{3,} documents/),
    });
    const data = join(folder, 'restored');
    expect(await runCommand('restore', [to], { MWANZO_DATA: data })).toMatchObject({ code: 0, err: '' });
    const restored = await launchDatabase({
      folder: join(data, 'database'),
      durable: false,
      database: 'mwanzo',
    });
    try {
      const [before, after] = [await contents(database.uri), await contents(restored.uri)];
      expect(Object.keys(after)).toEqual(Object.keys(before));
      expect(after).toEqual(before);
      expect(before['files.chunks']?.documents.length).toBeGreaterThan(0);
    } finally {
      await restored.stop();
    }
  });

  test('is readable by its owner only, and does not appear before it is complete', async () => {
    const to = join(folder, 'private');
    await backup(to);
    expect((await stat(to)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('does not overwrite an existing backup', async () => {
    const to = await copyOfBackup('once');
    expect(await backup(to)).toEqual(refused(/.* already exists\./));
  });

  test('with --into is named by its time, and old backups are deleted', async () => {
    const root = join(folder, 'all');
    for (const day of ['2026-10-01', '2026-10-02']) {
      await mkdir(join(root, `${day}T02-30-05Z`), { recursive: true });
      await writeFile(join(root, `${day}T02-30-05Z`, 'manifest.json'), '{}');
    }
    const into = ['--into', root, '--daily', '2', '--weekly', '0'];
    const outcome = await runCommand('backup', into, { MONGODB_URI: database.uri });
    expect(outcome).toMatchObject({ code: 0, err: '' });
    expect(outcome.out).toMatch(/\nDeleted 2026-10-01T02-30-05Z\.\n$/);
    expect((await readdir(root)).sort()).toEqual([
      '2026-10-02T02-30-05Z',
      expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/),
    ]);
  });

  test.each([
    [['FOLDER', '--into', 'ALL']],
    [['FOLDER', '--daily', '7']],
    [['--daily', '7']],
    [['--into', 'ALL', '--daily', 'seven']],
  ])('is not started with %j', async (args) => {
    expect(await runCommand('backup', args, { MONGODB_URI: database.uri })).toEqual(
      refused(
        /(?:Name one folder to write to|--daily must be the number of backups to keep): npm run backup -- FOLDER/,
      ),
    );
  });

  test('requires a folder', async () => {
    expect(await runCommand('backup', [], { MONGODB_URI: database.uri })).toEqual(
      refused(/Name one folder to write to/),
    );
    expect(await runCommand('restore', [], { MONGODB_URI: database.uri })).toEqual(
      refused(/Name the backup folder/),
    );
  });
});

test('a backup that exceeds the file size limit leaves nothing behind and says why', async () => {
  const to = join(folder, 'too-large');
  const node = `${process.execPath} --import tsx scripts/backup.ts ${to}`;
  // 4 KB (eight blocks) is less than the size of the compressed listings.
  const limited = promisify(execFile)('/bin/sh', ['-c', `ulimit -f 8; exec ${node}`], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MONGODB_URI: database.uri },
  });
  await expect(limited).rejects.toMatchObject({
    code: 1,
    stderr: `${to} has a file larger than this user can write. No backup was written.\n`,
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('too-large'))).toEqual([]);
});

test('a killed restore leaves a mark, so that nothing starts on the partial data', async () => {
  const to = await copyOfBackup('to-be-killed');
  const data = join(folder, 'killed');
  const other = await launchDatabase({ folder: join(data, 'database'), durable: false, database: 'mwanzo' });
  try {
    const settings = { MONGODB_URI: other.uri };
    const kill = new URL('../dev/testing/killed-at-first-insert.mjs', import.meta.url);
    const killed = await runCommand('restore', [to], { ...settings, NODE_OPTIONS: `--import=${kill.href}` });
    expect(killed).toMatchObject({ code: null, out: '' });
    expect(await runCommand('migrate', [], settings)).toEqual(
      refused(/The database mwanzo is half restored: .* npm run restore -- FOLDER/),
    );
  } finally {
    await other.stop();
  }
});

test('neither the service nor a command starts on a half-restored database', async () => {
  const client = await MongoClient.connect(database.uri);
  const marks = client.db().collection<{ _id: string; at: Date }>('marks');
  await marks.insertOne({ _id: 'restore', at: new Date() });
  const half = /The database mwanzo is half restored: .* npm run restore -- FOLDER/;
  expect(await runCommand('migrate', [], { MONGODB_URI: database.uri })).toEqual(refused(half));
  expect(await backup(join(folder, 'of-half'))).toEqual(refused(half));
  await marks.deleteOne({ _id: 'restore' });
  await client.close();
});

describe('restoring refuses, and changes nothing:', () => {
  const restore = (from: string, ...more: string[]) =>
    runCommand('restore', [from, ...more], { MONGODB_URI: database.uri });

  test('a database that is in use, unless --replace is passed', async () => {
    const to = await copyOfBackup('in-use');
    const before = await contents(database.uri);
    expect(await restore(to)).toEqual(refused(/The database is not empty: .*\d+ users.* --replace/));
    expect(await contents(database.uri)).toEqual(before);
    expect(await restore(to, '--replace')).toMatchObject({ code: 0, err: '' });
    expect(await contents(database.uri)).toEqual(before);
  });

  test('data from a restored backup, unless --replace names its database', async () => {
    const to = join(folder, 'in-use');
    const before = await contents(database.uri);
    expect(await restore(to, '--replace')).toEqual(
      refused(/The database mwanzo at 127\.0\.0\.1:\d+ holds more than sample data: .* --replace=mwanzo/),
    );
    expect(await restore(to, '--replace=production')).toEqual(
      refused(/The database is called mwanzo, not production\. Nothing was changed\./),
    );
    expect(await contents(database.uri)).toEqual(before);
    expect(await restore(to, '--replace=mwanzo')).toMatchObject({ code: 0, err: '' });
  });

  test('a folder without a backup', async () => {
    expect(await restore(join(folder, 'nothing'), '--replace=mwanzo')).toEqual(
      refused(/There is no backup in /),
    );
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['emptied', () => Buffer.alloc(0)],
    ['overwritten in part', (bytes: Buffer) => Buffer.from(bytes).fill(1, 40, 60)],
  ])('a file that is %s', async (name, damage) => {
    const to = await copyOfBackup(`damaged ${name}`);
    const file = join(to, 'users.bson.gz');
    await writeFile(file, damage(await readFile(file)));
    const before = await contents(database.uri);
    expect(await restore(to, '--replace=mwanzo')).toEqual(refused(/users\.bson\.gz in .* is damaged\./));
    expect(await contents(database.uri)).toEqual(before);
  });
});
