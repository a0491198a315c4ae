import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { actionsOf, documentedRole, watchActions } from '@/dev/testing/database-role';
import { restoreBackup } from '@/lib/operations/backup/restore-backup';
import { writeBackup } from '@/lib/operations/backup/write-backup';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { watchChangedListings } from '@/lib/internships/listings/watch-changed';
import { prepareDatabase } from '@/lib/operations/migrations/prepare-database';

const watching = watchActions();
preparedDatabase();
let folder: string | undefined;
afterAll(async () => {
  watching.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('the role grants what Mwanzo does with its database, and nothing else', async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-role-'));
  await makeUser('employer');
  await makeListing();
  await limitRate('contact', '196.201.208.7', 'amani@people.example');
  await mongoose.connection.collection('users').createIndex({ unused: 1 });
  await prepareDatabase({ finish: true });
  const backup = join(folder, 'backup');
  await writeBackup({ folder: backup, now: new Date() });
  await restoreBackup({ folder: backup, replace: true });
  await prepareDatabase();
  await (await watchChangedListings({ changed: () => undefined, all: () => undefined })).stop();
  const { role } = documentedRole();
  const granted = new Set(role.privileges.flatMap(({ actions }) => [...actions]));
  expect([...watching.seen].sort()).toEqual([...granted].sort());
});

test('the role covers one database, and the user has no other role', () => {
  const { role, user } = documentedRole();
  expect(role.privileges.map(({ resource }) => ({ ...resource }))).toEqual([
    { db: 'mwanzo', collection: 'internships' },
    { db: 'mwanzo', collection: 'synonyms' },
    { db: 'mwanzo', collection: 'employers' },
    { db: 'mwanzo', collection: 'sitesettings' },
    { db: 'mwanzo', collection: '' },
  ]);
  expect([role.role, [...role.roles], user.user, [...user.roles]]).toEqual([
    'mwanzo',
    [],
    'mwanzo',
    ['mwanzo'],
  ]);
});

test.each([
  ['update', { updates: [{ q: {}, u: {} }] }, ['update']],
  ['update', { updates: [{ q: {}, u: {}, upsert: true }] }, ['update', 'insert']],
  ['findAndModify', { remove: true }, ['find', 'remove']],
  ['aggregate', { pipeline: [{ $match: {} }] }, ['find']],
  ['aggregate', { pipeline: [{ $changeStream: {} }] }, ['find', 'changeStream']],
  ['dropDatabase', {}, ['dropDatabase']],
  ['commitTransaction', {}, []],
])('%s %j needs %j', (name, command, needed) => {
  expect(actionsOf(name, command)).toEqual(needed);
});
