import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchMailCatcher, type RunningMailCatcher } from '@/dev/mail-catcher/launch';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { refused, runCommand } from '@/dev/testing/stack/run-command';
import type { RunningDatabase } from 'embedded-mongodb';

let folder: string;
let database: RunningDatabase;
let catcher: RunningMailCatcher;
let client: MongoClient;
let good: string;

const settings = () => ({ MONGODB_URI: database.uri, SMTP_URL: catcher.smtpUrl, TMPDIR: folder });

async function backup(name: string): Promise<string> {
  const to = join(folder, name);
  expect(await runCommand('backup', [to], settings())).toMatchObject({ code: 0, err: '' });
  return to;
}

/** Copies the good backup, so that a test can damage it. */
async function copyOfGood(name: string): Promise<string> {
  const to = join(folder, name);
  await cp(good, to, { recursive: true });
  return to;
}

const verify = (...args: string[]) => runCommand('verify-backup', args, settings());

const mails = () => client.db().collection('mails');
const waiting = async () => (await mails().find().toArray()).map(({ state }) => state as string);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-verify-'));
  database = await testDatabase({ folder: join(folder, 'database'), durable: false });
  catcher = await launchMailCatcher({ smtpPort: 0, webPort: 0, folder: join(folder, 'mails') });
  client = await MongoClient.connect(database.uri);
  await runCommand('sample', [], { MONGODB_URI: database.uri });
  await mails().insertOne({
    kind: 'verify email',
    to: 'amani@people.example',
    subject: 'Karibu',
    text: 'Karibu',
    html: '<p>Karibu</p>',
    state: 'queued',
    attempts: 0,
    nextAttemptAt: new Date(0),
    createdAt: new Date(),
  });
  good = await backup('good');
});
afterAll(async () => {
  await client?.close();
  await catcher?.stop();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a drill opens the pages of a service on the backup, sends no e-mail and leaves nothing behind', async () => {
  const outcome = await verify(good);
  expect(outcome).toMatchObject({ code: 0, err: '' });
  expect(outcome.out).toMatch(
    /^Restored \d{3,} documents as they were at .*Z\.\n1[5-9] pages and calls work\. Unsent e-mails: 1; none were sent\.\nThe backup in .* is good \(\d+ s\)\.\n$/,
  );
  expect(await (await fetch(`${catcher.webUrl}/email`)).json()).toEqual([]);
  expect(await waiting()).toEqual(['queued']);
  expect((await readdir(folder)).filter((name) => name.startsWith('mwanzo-drill-'))).toEqual([]);
});

test('an encrypted backup is verified with its key, and refused without it', async () => {
  const key = await generateX25519Identity();
  const [to, identity] = [join(folder, 'encrypted'), join(folder, 'mwanzo.key')];
  await writeFile(identity, `# created by a test\n${key}\n`);
  const recipient = await identityToRecipient(key);
  const { code, out } = await runCommand('backup', [to, '--recipient', recipient], settings());
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/, encrypted\.\n$/) as string });
  expect(await verify(to)).toEqual(
    refused(/The backup in .* is NOT usable: The backup in .* is encrypted\. Pass its key: --identity FILE/),
  );
  expect(await verify(to, '--identity', join(folder, 'none'))).toEqual(refused(/The key file .* is missing/));
  const outcome = await verify(to, '--identity', identity);
  expect(outcome).toMatchObject({ code: 0, err: '' });
  expect(outcome.out).toMatch(/The backup in .* is good/);
});

test('a given database must be empty: the database of the service is refused and not changed', async () => {
  const users = await client.db().collection('users').countDocuments();
  expect(await verify(good, '--database', database.uri)).toEqual(
    refused(/The database .* is not empty: .* holds data\. Name an empty one/),
  );
  expect(await client.db().collection('users').countDocuments()).toBe(users);
  expect(
    await client
      .db()
      .collection('marks')
      .countDocuments({ _id: 'drill' as never }),
  ).toBe(0);
});

describe('reports as not usable', () => {
  test('a backup with a flipped byte', async () => {
    const to = await copyOfGood('flipped');
    const file = join(to, 'internships.bson.gz');
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(file, bytes);
    expect(await verify(to)).toEqual(
      refused(/The backup in .* is NOT usable: internships\.bson\.gz in .* is damaged/),
    );
  });

  test('a backup with a missing file', async () => {
    const to = await copyOfGood('missing');
    await rm(join(to, 'applications.bson.gz'));
    expect(await verify(to)).toEqual(
      refused(/The backup in .* is NOT usable: applications\.bson\.gz in .* is missing/),
    );
  });

  test('a backup whose manifest has other counts', async () => {
    const to = await copyOfGood('counted');
    const file = join(to, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as {
      collections: Record<string, { documents: number }>;
    };
    const users = manifest.collections.users ?? { documents: 0 };
    users.documents += 1;
    await writeFile(file, JSON.stringify(manifest));
    const { code, err } = await verify(to);
    expect(err).toMatch(
      /^The backup in .* is NOT usable: users has \d+ documents, but the manifest lists \d+\n$/,
    );
    expect(code).toBe(1);
  });

  test('a backup of a database with an incomplete file', async () => {
    const chunks = client.db().collection('files.chunks');
    const chunk = await chunks.findOneAndDelete({});
    const to = await backup('half');
    if (chunk) await chunks.insertOne(chunk);
    const { code, err } = await verify(to);
    expect(err).toMatch(/^The backup in .* is NOT usable: file [0-9a-f]{24} has 0 of 1 parts\n$/);
    expect(code).toBe(1);
  });
});
