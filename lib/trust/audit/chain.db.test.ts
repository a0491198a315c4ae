import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { addEntries } from '@/dev/testing/data/audit-entries';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { deleteInternship } from '@/lib/internships/listings/delete-internship';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { touchMark } from '@/lib/platform/db/markers';
import { withTransaction } from '@/lib/platform/db/transaction';
import { AuditEntryModel } from '@/models/audit-entry';
import { sealAuditEntries } from './seal-entries';
import { verifyChain } from './verify-chain';

preparedDatabase();
const COUNT = 2_345;
/** Number of entries at the end that are cut off. */
const CUT = 45;

beforeEach(async () => void (await AuditEntryModel.deleteMany()));

test('a log that nobody touched is intact, also where several nodes seal and one dies', async () => {
  await addEntries(7);
  await breakOffAnywhere(sealAuditEntries, () => Promise.resolve());
  await addEntries(COUNT);
  await Promise.all([sealAuditEntries(), sealAuditEntries(), sealAuditEntries()]);
  await addEntries(1);
  const { end, ...report } = await verifyChain();
  expect(report).toEqual({
    entries: COUNT + 7,
    erased: 0,
    unsealed: 1,
    problems: 0,
    named: [],
    hasExpected: true,
  });
  await sealAuditEntries();
  expect(await verifyChain(end.hash)).toMatchObject({ entries: COUNT + 8, hasExpected: true });
});

test('a node that meets another one which seals leaves the rest to it', async () => {
  await addEntries(3);
  let begin = (): void => undefined;
  let end = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const other = withTransaction(async () => {
    await touchMark('sealing');
    begin();
    await ended;
  });
  await begun;
  expect(await sealAuditEntries()).toBe(0);
  end();
  await other;
  expect(await sealAuditEntries()).toBe(3);
});

test('one altered entry is found, and so is a missing one and a log that was cut off', async () => {
  await addEntries(COUNT);
  await sealAuditEntries();
  const { end } = await verifyChain();
  const [altered] = await AuditEntryModel.find({ 'seal.seq': 1_234 }).lean();
  await AuditEntryModel.updateOne({ _id: altered?._id }, { $set: { 'after.title': 'Never' } });
  expect(await verifyChain()).toMatchObject({
    problems: 1,
    named: [expect.stringContaining(`${altered?._id.toHexString() ?? ''} (internship updated`) as string],
  });
  await AuditEntryModel.updateOne({ _id: altered?._id }, { $set: { 'after.title': 'New 1233' } });
  expect((await verifyChain()).problems).toBe(0);
  await AuditEntryModel.deleteMany({ 'seal.seq': { $gt: COUNT - CUT } });
  expect(await verifyChain(end.hash)).toMatchObject({
    entries: COUNT - CUT,
    problems: 0,
    hasExpected: false,
  });
  await AuditEntryModel.deleteOne({ 'seal.seq': 2_000 });
  expect((await verifyChain()).named).toEqual([
    expect.stringContaining('is number 2001, but the previous entry is number 1999') as string,
  ]);
});

test('a deleted account leaves the chain intact, without its name', async () => {
  const editor = await makeUser('editor');
  const listing = await makeListing();
  await deleteInternship(asActor(editor), { id: listing._id.toHexString() });
  await sealAuditEntries();
  await deleteUserAccount(editor._id);
  await sealAuditEntries();
  expect(await verifyChain()).toMatchObject({ problems: 0, erased: 1 });
  const entry = await AuditEntryModel.findOne({ action: 'internship deleted' }).select('+seal').lean();
  expect(entry).toMatchObject({ actorName: 'Deleted account' });
  expect(entry?.seal?.actor.salt).toBeUndefined();
  expect(entry?.seal?.target.salt).toBeDefined();
});
