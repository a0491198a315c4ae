import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listAuditEntries } from '@/lib/trust/audit/list-entries';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { deleteInternship } from '@/lib/internships/listings/delete-internship';
import { listAllInternships } from '@/lib/internships/listings/list-all';
import { listUsers } from '@/lib/identity/users/admin/list-users';
import type { Actor } from '@/lib/platform/auth/actor';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MarkModel } from '@/models/mark';
import { MigrationModel } from '@/models/migration';
import { UserModel } from '@/models/user';
import { dropFormerFields } from './drop-former-fields';
import { migrateDatabase, planMigrations } from './migrate-database';
import { refreshPrefixes } from './refresh-prefixes';

preparedDatabase();

const MODELS = [UserModel, InternshipModel, AuditEntryModel];
/** Fields that were renamed, with their names in version 1.0.0. */
const FORMER = [
  ['prefixes', 'beginnings'],
  ['prefixesVersion', 'beginningsVersion'],
] as const;

let actor: Actor;

/** Renames every field to its old name. */
async function asVersionOne(): Promise<void> {
  for (const { collection } of MODELS)
    for (const record of await collection.find({}).toArray())
      for (const [name, former] of FORMER) {
        if (!(name in record)) continue;
        const change = { $set: { [former]: record[name] }, $unset: { [name]: 1 } };
        await collection.updateOne({ _id: record._id }, change as never);
      }
}

const linesOf = async (finish = false): Promise<string[]> => {
  const lines: string[] = [];
  await migrateDatabase({ finish, say: (line) => lines.push(line) });
  return lines;
};

const found = async () => [
  (await listUsers(actor, { q: 'nekes' })).total,
  (await listAllInternships(actor, { q: 'beekeep' })).total,
  (await listAuditEntries(actor, { q: 'beekeep' })).total,
];

const left = async () => {
  const filter = { beginnings: { $exists: true } };
  const counts = await Promise.all(MODELS.map(({ collection }) => collection.countDocuments(filter)));
  return counts.map((count) => count > 0);
};

beforeEach(async () => {
  for (const model of MODELS) await model.collection.deleteMany({});
  actor = asActor(await makeUser('administrator', { firstName: 'Nekesa' }));
  const { _id } = await makeListing({ title: 'Beekeeping Intern' });
  await recordAuditEntry(actor, {
    action: 'internship created',
    target: { kind: 'internship', id: _id, label: 'Beekeeping Intern' },
    before: null,
    after: null,
  });
  const closed = await makeListing({ title: 'Beekeeping Trainee' });
  await deleteInternship(actor, { id: closed._id.toHexString() });
  await asVersionOne();
  await MigrationModel.deleteMany({ _id: { $gte: 11 } });
  await MarkModel.deleteMany({});
});

const ALL = [1, 1, 2];

test('the plan counts what would be written, and writes nothing', async () => {
  const users = await UserModel.countDocuments();
  const entries = await AuditEntryModel.countDocuments();
  expect(await planMigrations()).toEqual([
    `would run migration 12 (write prefixes under their new name): ${users + entries + 2} documents`,
    'would run migration 21 (create an employer for every account that posts): 0 documents',
    'would run migration 22 (write the search keys of applicants): 0 documents',
    'would run migration 25 (date the last use of accounts): 0 documents',
    'would run migration 32 (write the employer of listings and applications): 0 documents',
    'would run migration 34 (store the contacts that applicants had when they applied): 0 documents',
    'would run migration 35 (remove badges of domains where anyone can get an e-mail address): 0 documents',
    'would run migration 36 (store every report, and mark listings whose reports were dismissed): 0 documents',
    'would run migration 38 (create the tie-breaker indexes, and write the domain each waiting e-mail goes to): 0 documents',
  ]);
  expect(await found()).toEqual([0, 0, 0]);
});

test('searches find again what version 1.0.0 stored, which keeps its own fields until it is gone', async () => {
  await linesOf();
  expect(await found()).toEqual(ALL);
  expect(await left()).toEqual([true, true, true]);
  await linesOf(true);
  expect(await found()).toEqual(ALL);
  expect(await left()).toEqual([false, false, false]);
  expect(await linesOf(true)).toEqual([]);
});

test('a name that version 1.0.0 changed after the migration is found once that version is gone', async () => {
  await linesOf();
  await UserModel.collection.updateOne(
    { firstName: 'Nekesa' },
    { $set: { firstName: 'Wanjiru', beginnings: ['w', 'wa', 'wan'] } as never },
  );
  expect((await listUsers(actor, { q: 'wanj' })).total).toBe(0);
  await linesOf(true);
  expect((await listUsers(actor, { q: 'wanj' })).total).toBe(1);
  expect((await listUsers(actor, { q: 'nekes' })).total).toBe(0);
});

test('killed anywhere goes on: searches find all, and no former field is left', async () => {
  expect(await breakOffAnywhere(refreshPrefixes, async () => undefined)).toBeGreaterThanOrEqual(3);
  expect([await found(), await left()]).toEqual([ALL, [true, true, true]]);
  expect(await breakOffAnywhere(dropFormerFields, async () => undefined)).toBeGreaterThanOrEqual(6);
  expect([await found(), await left()]).toEqual([ALL, [false, false, false]]);
});
