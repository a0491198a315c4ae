import mongoose from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel } from '@/models/internship';
import { MarkModel } from '@/models/mark';
import { MigrationModel } from '@/models/migration';
import { migrateDatabase, planMigrations } from './migrate-database';
import { readSchemaProblem } from './readiness';

preparedDatabase();

const fingerprints = () => InternshipModel.countDocuments({ fingerprint: { $type: 'string' } });

const NEWER = 9_000;

/** Prepares a database with all migrations except number 7, and two listings without the field that it writes. */
beforeEach(async () => {
  await MarkModel.deleteMany({});
  await MigrationModel.deleteMany({ _id: NEWER });
  await migrateDatabase({ finish: true });
  await InternshipModel.deleteMany({});
  await makeUser('employer');
  for (const title of ['Baker', 'Miller']) await makeListing({ title });
  await InternshipModel.collection.updateMany({}, { $unset: { fingerprint: 1 } });
  await MigrationModel.deleteMany({ _id: { $in: [7, NEWER] } });
  await MarkModel.deleteMany({});
});

const LINE = 'migration 7 (write the deduplication hashes of listings): 2 documents';

async function linesOf(finish = false): Promise<string[]> {
  const lines: string[] = [];
  await migrateDatabase({ finish, say: (line) => lines.push(line) });
  return lines;
}

describe('migrating', () => {
  test('says what it would do, with numbers, and changes nothing', async () => {
    expect(await planMigrations()).toEqual([`would run ${LINE}`]);
    expect(await fingerprints()).toBe(0);
    expect(await readSchemaProblem()).toMatch(/is older than this version .* Run: npm run migrate$/);
  });

  test('does it once, and notes it', async () => {
    expect(await linesOf()).toEqual([`ran ${LINE}`]);
    expect(await fingerprints()).toBe(2);
    expect(await readSchemaProblem()).toBeUndefined();
    expect(await MigrationModel.findById(7).lean()).toMatchObject({
      name: 'write the deduplication hashes of listings',
      phase: 'expand',
      doneAt: expect.any(Date),
    });
    expect(await linesOf()).toEqual([]);
  });

  test('fills in what nodes of an earlier version wrote meanwhile, when told that they are gone', async () => {
    await linesOf();
    await InternshipModel.collection.updateOne({ title: 'Baker' }, { $unset: { fingerprint: 1 } });
    expect(await linesOf()).toEqual([]);
    expect(await linesOf(true)).toEqual([
      'ran migration 7 (write the deduplication hashes of listings): 1 document',
    ]);
    expect(await fingerprints()).toBe(2);
  });

  test('goes on where it was killed', async () => {
    const writes = await breakOffAnywhere(linesOf, async () => {
      expect(await readSchemaProblem()).toMatch(/is older than this version/);
      // Old enough for its process to count as killed.
      await MarkModel.updateOne({ _id: 'migrating' }, { $set: { at: new Date(Date.now() - 21_000) } });
    });
    expect(writes).toBeGreaterThan(1);
    expect(await fingerprints()).toBe(2);
    expect(await MarkModel.countDocuments({ _id: 'migrating' })).toBe(0);
  });

  test('makes an index that was dropped, and drops one that is not used only when told that it is the last', async () => {
    await linesOf();
    const users = mongoose.connection.collection('users');
    await users.createIndex({ shoeSize: 1 });
    await users.dropIndex('username_1');
    const names = async () => (await users.indexes()).map(({ name }) => name);
    const kept =
      'users: this version does not use the index shoeSize_1. To drop it: npm run migrate -- --finish';
    expect(await planMigrations()).toEqual(['users: would create the index {username: 1}', kept]);
    expect(await linesOf()).toEqual(['users: created the index {username: 1}', kept]);
    expect(await names()).toEqual(expect.arrayContaining(['username_1', 'shoeSize_1']));
    expect(await planMigrations({ finish: true })).toEqual(['users: would drop the index shoeSize_1']);
    expect(await linesOf(true)).toEqual(['users: dropped the index shoeSize_1']);
    expect(await names()).not.toContain('shoeSize_1');
  });

  test('makes a longer index beside the one whose place it takes, which stays as long as the previous version runs', async () => {
    await linesOf();
    const users = mongoose.connection.collection('users');
    await users.dropIndex('createdAt_-1__id_-1');
    await users.createIndex({ createdAt: -1 });
    const newest = () => users.find().sort({ createdAt: -1 }).explain('queryPlanner');
    const made = 'users: created the index {createdAt: -1, _id: -1}';
    expect(await linesOf()).toEqual([made, expect.stringContaining('does not use the index createdAt_-1.')]);
    expect(JSON.stringify(await newest())).not.toMatch(/COLLSCAN|"stage":"SORT"/);
    expect(await linesOf(true)).toEqual(['users: dropped the index createdAt_-1']);
    expect(JSON.stringify(await newest())).not.toMatch(/COLLSCAN|"stage":"SORT"/);
  });

  test('is refused on a database from which a newer version has taken something away', async () => {
    const newer = {
      _id: NEWER,
      name: 'remove everything',
      phase: 'contract' as const,
      startedAt: new Date(),
    };
    await MigrationModel.create(newer);
    await expect(migrateDatabase()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/is newer than this version .*“remove everything”/),
    });
    expect(await fingerprints()).toBe(0);
  });
});

describe('two at once', () => {
  test('one works and the other waits for it, and says so', async () => {
    const lines = (await Promise.all([linesOf(), linesOf()])).flat();
    expect(lines.filter((line) => line === `ran ${LINE}`)).toHaveLength(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^Another process is migrating this database \(.*\)\. Waiting for it\.$/),
    );
    expect(await fingerprints()).toBe(2);
  });

  test('one that gave no sign of life for 20 seconds is not waited for', async () => {
    const hold = (ago: number) =>
      MarkModel.updateOne(
        { _id: 'migrating' },
        { $set: { at: new Date(Date.now() - ago), doneAt: null, owner: 'killed' } },
        { upsert: true },
      );
    await hold(20_001);
    expect(await linesOf()).toEqual([`ran ${LINE}`]);
    await hold(15_000);
    const waiting = linesOf();
    await expect
      .poll(async () => (await Promise.race([waiting, Promise.resolve('waiting')])) === 'waiting')
      .toBe(true);
    await MarkModel.deleteOne({ _id: 'migrating' });
    expect(await waiting).toEqual([expect.stringContaining('Waiting for it.')]);
  });
});
