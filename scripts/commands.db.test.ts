import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';
import { refused, runCommand } from '@/dev/testing/stack/run-command';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { isPassword } from '@/lib/platform/auth/passwords';

let folder: string;
let database: RunningDatabase;
let connection: mongoose.Connection;

beforeAll(async () => {
  useTestSettings();
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-commands-'));
  database = await launchDatabase({ folder: join(folder, 'database'), durable: false, database: 'mwanzo' });
  connection = await mongoose.createConnection(database.uri).asPromise();
});

afterAll(async () => {
  await connection?.close();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runCommand(script, args, { MWANZO_DATA: folder, ...env });

const PERSON = ['--first-name', 'Chebet', '--last-name', 'Mũthoni', '--phone', '0700000399'];
const ACCOUNT = ['--email', 'chebet@mwanzo.example', '--username', 'chebet'];
const PASSWORD = 'Karibu#Mpya1';

const users = () => connection.collection('users');
const onDatabase = () => ({ MONGODB_URI: database.uri });

describe('npm run admin', () => {
  it('says what is missing if there is no terminal to ask at', async () => {
    expect(await run('admin', PERSON, onDatabase())).toEqual(
      refused(/No terminal available\. Pass --email, --username, ADMIN_PASSWORD\./),
    );
    expect(await users().countDocuments()).toBe(0);
  });

  it('applies the rules of registration', async () => {
    const env = { ...onDatabase(), ADMIN_PASSWORD: 'Password1' };
    expect(await run('admin', [...PERSON, ...ACCOUNT, '--phone', '12'], env)).toEqual(
      refused(
        /--phone: Phone number should be exactly 10 digits; ADMIN_PASSWORD: Password should contain a special/,
      ),
    );
    expect(await users().countDocuments()).toBe(0);
  });

  it('creates the first administrator, who can log in, but not a second one', async () => {
    const env = { ...onDatabase(), ADMIN_PASSWORD: PASSWORD };
    const made = await run('admin', [...PERSON, ...ACCOUNT], env);
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('administrator chebet') });
    const user = await users().findOne({ username: 'chebet' });
    expect(user).toMatchObject({
      role: 'administrator',
      isActive: true,
      isVerified: true,
      lastName: 'Mũthoni',
    });
    expect(await isPassword(PASSWORD, user?.passwordHash)).toBe(true);

    const again = await run('admin', [...PERSON, '--email', 'b@mwanzo.example', '--username', 'second'], env);
    expect(again).toEqual(refused(/There’s already an administrator\./));
    expect(await users().countDocuments()).toBe(1);
  });
});

describe('npm run sample', () => {
  it('refuses a database that is in use', async () => {
    expect(await run('sample', [], onDatabase())).toEqual(
      refused(/The database is not empty: .*1 users.* npm run sample -- --replace/),
    );
    expect(await users().countDocuments()).toBe(1);
  });

  it('with --if-empty silently leaves a database that is in use unchanged', async () => {
    expect(await run('sample', ['--if-empty'], onDatabase())).toEqual({ code: 0, out: '', err: '' });
    expect(await users().countDocuments()).toBe(1);
  });

  it.each([
    [
      '--replace',
      /The database mwanzo at 127\.0\.0\.1:\d+ holds more than sample data: .*1 users\. .*--replace=mwanzo/,
    ],
    ['--replace=production', /The database is called mwanzo, not production\. Nothing was changed\./],
  ])('with %s does not delete data that it did not create', async (option, line) => {
    expect(await run('sample', [option], onDatabase())).toEqual(refused(line));
    expect(await users().countDocuments({ username: 'chebet' })).toBe(1);
  });

  it('starts over if --replace names the database', async () => {
    const made = await run('sample', ['--replace=mwanzo'], onDatabase());
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('Log in as admin, editor, employer, graduate with the password Karibu#2026.');
    expect(await users().countDocuments({ username: 'chebet' })).toBe(0);
    expect(await users().countDocuments({ username: 'admin' })).toBe(1);
  });

  it('starts over without confirmation while everything is sample data, until somebody registers', async () => {
    expect(await run('sample', ['--replace'], onDatabase())).toMatchObject({ code: 0, err: '' });
    await users().insertOne({ username: 'amani', email: 'amani@mwanzo.example', createdAt: new Date() });
    expect(await run('sample', ['--replace'], onDatabase())).toEqual(
      refused(/The database mwanzo at .* holds more than sample data: 1 users\./),
    );
  });

  it('refuses a database on another machine', async () => {
    const env = { MONGODB_URI: 'mongodb://keeper:secret@db.mwanzo.example/mwanzo' };
    const outcome = await run('sample', ['--replace'], env);
    expect(outcome).toEqual(
      refused(/MONGODB_URI points to a database on another machine \(db\.mwanzo\.example\)\./),
    );
    expect(outcome.err).not.toContain('secret');
  });

  it('says so when the data folder is in use', async () => {
    expect(await run('sample', [])).toEqual(
      refused(/The data folder .* is in use by a running Mwanzo\. Stop it/),
    );
  });
});

describe('npm run mail', () => {
  it('lists its subcommands', async () => {
    expect(await run('mail', ['send'], onDatabase())).toEqual(
      refused(/Choose a command: npm run mail -- list \| retry \[ID\] \| show ID \| held \| release \| drop/),
    );
  });

  it('lists unsent e-mails and why they failed, without addresses', async () => {
    const { insertedId } = await connection.collection('mails').insertOne({
      kind: 'verify email',
      to: 'ali@mail.example',
      subject: 'Welcome',
      text: 'a secret link',
      html: 'a secret link',
      state: 'queued',
      attempts: 2,
      nextAttemptAt: new Date(Date.UTC(2026, 10, 22, 6)),
      lastError: '550 Daily sending quota exceeded',
      createdAt: new Date(),
    });
    expect(await run('mail', ['list'], onDatabase())).toEqual({
      code: 0,
      err: '',
      out: `${insertedId.toHexString()}  queued  verify email to mail.example, 2 tries, next try 2026-11-22T06:00:00.000Z: 550 Daily sending quota exceeded\n`,
    });
    expect(await run('mail', ['show', 'x'], onDatabase())).toEqual(refused(/“x” is not the ID of an e-mail/));
  });

  it('says whether e-mails are on hold, and deletes or releases them', async () => {
    const waiting = await connection.collection('mails').countDocuments({ state: 'queued' });
    expect(waiting).toBe(1);
    const marks = connection.collection<{ _id: string; at: Date }>('marks');
    expect((await run('mail', ['held'], onDatabase())).out).toBe('Unsent e-mails: 1. None are on hold.\n');

    await marks.insertOne({ _id: 'outbox', at: new Date() });
    const both = /npm run mail -- release\. To delete them: npm run mail -- drop\n$/;
    expect((await run('mail', ['list'], onDatabase())).out).toMatch(both);
    expect((await run('mail', ['release'], onDatabase())).out).toBe(
      'E-mails released: 1. They are sent as soon as the service runs.\n',
    );
    expect(await marks.countDocuments({ _id: 'outbox' })).toBe(0);

    await marks.insertOne({ _id: 'outbox', at: new Date() });
    expect((await run('mail', ['drop'], onDatabase())).out).toBe(
      'E-mails deleted: 1. New e-mails are sent again.\n',
    );
    expect(await connection.collection('mails').countDocuments({ state: 'queued' })).toBe(0);
  });
});

describe('npm run jobs', () => {
  it('lists failed items, and lets the jobs retry them', async () => {
    expect(await run('jobs', ['run'], onDatabase())).toEqual(
      refused(/Choose a command: npm run jobs -- list \| retry \[ID\]/),
    );
    expect((await run('jobs', ['list'], onDatabase())).out).toBe('There are no failed items.\n');
    const itemId = new mongoose.Types.ObjectId();
    const failedAt = new Date(Date.UTC(2026, 10, 22, 6));
    const failed = { itemId, error: 'TypeError: no title', failedAt, purgeAt: new Date(Date.now() + 60_000) };
    await connection.collection('jobitems').insertMany([
      { ...failed, job: 'sending alerts', failures: 5, parkedAt: failedAt },
      { ...failed, job: 'sweeping files', failures: 1, parkedAt: null },
    ]);
    const at = 'last 2026-11-22T06:00:00.000Z: TypeError: no title';
    expect((await run('jobs', ['list'], onDatabase())).out.split('\n').sort()).toEqual([
      '',
      `${itemId.toHexString()}  failing  sweeping files, 1 failures, ${at}`,
      `${itemId.toHexString()}  parked  sending alerts, 5 failures, ${at}`,
    ]);
    expect(await run('jobs', ['retry', 'x'], onDatabase())).toEqual(refused(/“x” is not the ID of an item/));
    expect((await run('jobs', ['retry', itemId.toHexString()], onDatabase())).out).toBe(
      '2 will be retried.\n',
    );
    expect(await connection.collection('jobitems').countDocuments()).toBe(0);
  });
});

describe('npm run audit:verify', () => {
  it('reports an intact log, and a hash that no entry has', async () => {
    expect(await run('verify-audit', [], onDatabase())).toMatchObject({
      code: 0,
      out: expect.stringContaining('entries are intact') as string,
    });
    expect(await run('verify-audit', ['--has', 'another'], onDatabase())).toEqual(
      refused(/no entry has the hash another/),
    );
  });
});
