import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { clearMark, readMark } from '@/lib/platform/db/markers';
import { dropOutbox, isOutboxHeld, readWaitingMails, releaseOutbox } from '@/lib/platform/mail/outbox-hold';
import { enqueue } from '@/lib/platform/mail/outbox';
import { prepareService } from '@/lib/operations/migrations/prepare-database';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { MigrationModel } from '@/models/migration';
import { UserModel } from '@/models/user';
import { refuseHalfRestored } from '@/lib/operations/migrations/half-restored';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

preparedDatabase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-backup-'));
});
beforeEach(async () => {
  await makeUser('employer');
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = new Date();
let number = 0;
const place = () => join(folder, `backup-${(number += 1)}`);

/** Expects neither a complete nor a partial backup. */
const expectNothingAt = async (to: string) =>
  expect((await readdir(folder)).filter((name) => join(folder, name).startsWith(to))).toEqual([]);

test('a disk without room is refused before anything is written', async () => {
  const to = place();
  const tight = writeBackup({ folder: to, now, bytesLeft: () => Promise.resolve(10) });
  await expect(tight).rejects.toThrow(
    /^The backup needs up to \d+ MB, but the disk of .* has 0 MB left\. Nothing was written/,
  );
  await expectNothingAt(to);
});

test('of a backup that is ended nothing stays', async () => {
  const to = place();
  const ended = writeBackup({ folder: to, now, signal: AbortSignal.abort() });
  await expect(ended).rejects.toThrow('The backup was stopped. No backup was written.');
  await expectNothingAt(to);
});

test('a place that is no folder is said to be none', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const to = join(file, 'backup');
  await expect(writeBackup({ folder: to, now })).rejects.toThrow(
    / is not a valid place for a file or folder\. No backup was written/,
  );
});

test.each([
  ['ENOSPC', 'is on a full disk'],
  ['EROFS', 'is on a read-only disk'],
  ['EIO', 'is on a failing disk'],
])('of one that meets %s nothing stays, and the words say why', async (code, words) => {
  const to = place();
  const failing = Object.assign(new Error(code), { code });
  vi.spyOn(mongoose.mongo.Db.prototype, 'stats').mockRejectedValue(failing);
  await expect(writeBackup({ folder: to, now })).rejects.toThrow(`${to} ${words}. No backup was written.`);
  await expectNothingAt(to);
});

test('a backup of which a file is missing is refused, and nothing is changed', async () => {
  const to = place();
  await writeBackup({ folder: to, now });
  await rm(join(to, 'users.bson.gz'));
  const users = await UserModel.countDocuments();
  await expect(restoreBackup({ folder: to, replace: true })).rejects.toThrow(
    /users\.bson\.gz in .* is missing\. Nothing was changed\./,
  );
  expect(await UserModel.countDocuments()).toBe(users);
});

test('what breaks off is noted: no service starts on it, until a restore is done', async () => {
  const to = place();
  await writeBackup({ folder: to, now });
  const users = await UserModel.countDocuments();
  const { Collection, MongoServerError } = mongoose.mongo;
  const full = new MongoServerError({ message: 'full', code: 14031 });
  vi.spyOn(Collection.prototype, 'insertMany').mockRejectedValueOnce(full);
  await expect(restoreBackup({ folder: to, replace: true })).rejects.toThrow(
    'The restore failed: the database is full. The database is half restored',
  );
  await expect(refuseHalfRestored()).rejects.toThrow(/The database mwanzo\S* is half restored/);
  await expect(prepareService()).rejects.toThrow(/The database mwanzo\S* is half restored/);

  await restoreBackup({ folder: to, replace: false });
  await refuseHalfRestored();
  expect(await UserModel.countDocuments()).toBe(users);
});

const letter = (to: string) => ({
  kind: 'test',
  to,
  subject: 'Karibu',
  text: 'Karibu',
  html: '<p>Karibu</p>',
});

/** Restores a backup with two unsent e-mails: one in the queue, and one inside a document, as in an earlier version. */
async function restoredWithMails(): Promise<void> {
  await clearMark('outbox');
  await dropOutbox();
  const { _id } = await makeUser('employer');
  await enqueue(letter('amani@people.example'));
  const mails = [{ _id: new Types.ObjectId(), ...letter('zawadi@people.example') }];
  await UserModel.collection.updateOne({ _id }, { $set: { mails } });
  await MigrationModel.deleteOne({ _id: 2 });
  const to = place();
  await writeBackup({ folder: to, now });
  await restoreBackup({ folder: to, replace: true });
}

test('a backup of a version that has taken away what this one needs is refused, and nothing is changed', async () => {
  const newer = { _id: 9_000, name: 'remove it', phase: 'contract' as const, startedAt: now, doneAt: now };
  await MigrationModel.create(newer);
  const to = place();
  await writeBackup({ folder: to, now });
  await MigrationModel.deleteOne({ _id: 9_000 });
  const users = await UserModel.countDocuments();
  await expect(restoreBackup({ folder: to, replace: true })).rejects.toThrow(
    /was made by a newer version of Mwanzo\. .* Nothing was changed\.$/,
  );
  expect(await UserModel.countDocuments()).toBe(users);
  expect(await readMark('restore')).toBeNull();
});

test('a restore puts an older database in the place of one that is too new for this version', async () => {
  const to = place();
  await writeBackup({ folder: to, now });
  await MigrationModel.create({ _id: 9_000, name: 'remove it', phase: 'contract', startedAt: now });
  expect(await readSchemaProblem()).toMatch(/is newer than this version/);
  await restoreBackup({ folder: to, replace: true });
  expect(await readSchemaProblem()).toBeUndefined();
});

test('the mails of a restored database are held, until they are released', async () => {
  await restoredWithMails();
  expect(await isOutboxHeld()).toBe(true);
  expect(await releaseOutbox()).toBe(2);
  expect(await isOutboxHeld()).toBe(false);
  expect(await readWaitingMails()).toBe(2);
});

test('or dropped', async () => {
  await restoredWithMails();
  expect(await dropOutbox()).toBe(2);
  expect(await isOutboxHeld()).toBe(false);
  expect(await readWaitingMails()).toBe(0);
  expect(await readMark('restore')).toBeNull();
});
