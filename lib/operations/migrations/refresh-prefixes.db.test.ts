import { expect, test } from 'vitest';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listAuditEntries } from '@/lib/trust/audit/list-entries';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { listAllInternships } from '@/lib/internships/listings/list-all';
import { deleteUser } from '@/lib/identity/users/admin/delete-user';
import { listUsers } from '@/lib/identity/users/admin/list-users';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';
import { refreshPrefixes } from './refresh-prefixes';

preparedDatabase();

test('what was written before the lists had their index is found after a start', async () => {
  const actor = asActor(await makeUser('administrator', { firstName: 'Nekesa' }));
  const { _id } = await makeListing({ title: 'Beekeeping Intern' });
  await recordAuditEntry(actor, {
    action: 'internship created',
    target: { kind: 'internship', id: _id, label: 'Beekeeping Intern' },
    before: null,
    after: null,
  });
  const found = async () => [
    (await listUsers(actor, { q: 'nekes' })).total,
    (await listAllInternships(actor, { q: 'beekeep' })).total,
    (await listAuditEntries(actor, { q: 'beekeep test' })).total,
  ];
  expect(await found()).toEqual([1, 1, 1]);
  const without = { $unset: { prefixes: 1, prefixesVersion: 1 } };
  for (const { collection } of [UserModel, InternshipModel, AuditEntryModel]) {
    await collection.updateMany({}, without as never);
  }
  expect(await found()).toEqual([0, 0, 0]);
  await refreshPrefixes();
  expect(await found()).toEqual([1, 1, 1]);
});

test('users and listings with an apostrophe that was not folded once are found after a start, whichever is typed', async () => {
  const actor = asActor(await makeUser('administrator'));
  const { _id } = await makeUser('recent graduate', { lastName: 'Ngʼangʼa' });
  const listing = await makeListing({ company: 'Ng´ang´a & Sons' });
  const typed = ['nganga', "ng'ang'a", 'Ng’ang’a', 'Ng`ang`a'];
  const found = async (q: string) => [
    (await listUsers(actor, { q })).total,
    (await listAllInternships(actor, { q })).total,
  ];
  const prefixes = ['ng', 'ngʼ', 'ngʼangʼa', 'ang', 'a'];
  await UserModel.collection.updateOne({ _id }, { $set: { prefixes }, $unset: { prefixesVersion: 1 } });
  await InternshipModel.collection.updateOne({ _id: listing._id }, { $unset: { prefixes: 1 } });
  expect(await Promise.all(typed.map(found))).toEqual(typed.map(() => [0, 0]));
  await refreshPrefixes();
  expect(await Promise.all(typed.map(found))).toEqual(typed.map(() => [1, 1]));
});

test('the log is no longer searched by the name of somebody who was deleted, but still by the rest', async () => {
  const actor = asActor(await makeUser('administrator'));
  const gone = await makeUser('editor', {
    firstName: 'Wafula',
    lastName: 'Simiyu',
    username: 'wafulasimiyu',
  });
  const { _id } = await makeListing({ title: 'Rope Maker' });
  const entry = { before: null, after: null };
  await recordAuditEntry(
    { ...asActor(gone), firstName: 'Wafula', lastName: 'Simiyu' },
    { ...entry, action: 'internship created', target: { kind: 'internship', id: _id, label: 'Rope Maker' } },
  );
  expect((await listAuditEntries(actor, { q: 'wafula' })).total).toBe(1);
  await deleteUser(actor, { id: gone.id });
  expect((await listAuditEntries(actor, { q: 'wafula' })).total).toBe(0);
  expect((await listAuditEntries(actor, { q: 'rope' })).total).toBe(1);
  expect(JSON.stringify(await AuditEntryModel.find().select('+prefixes').lean())).not.toMatch(/wafula/i);
});
