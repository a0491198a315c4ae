import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { connect } from '@/lib/platform/db/connection';
import { InternshipModel } from '@/models/internship';
import { MarkModel } from '@/models/mark';
import { MigrationModel } from '@/models/migration';
import { migrateDatabase, planMigrations } from './migrate-database';

preparedDatabase();

const KEYS = { version: 3, keys: ['any', 't:baker'], head: 'any' };

const database = async () => {
  const { db } = (await connect()).connection;
  if (!db) throw new Error('not connected');
  return db;
};

/** Stores a listing and a word as version 1.0.0 did. */
beforeEach(async () => {
  await InternshipModel.collection.deleteMany({});
  const { _id } = await makeListing();
  const db = await database();
  await InternshipModel.collection.updateOne({ _id }, { $set: { search: KEYS } as never });
  await db.collection('searchWords').deleteMany({});
  await db.collection('searchWords').insertOne({ stem: 'baker', head: true });
  await InternshipModel.collection.createIndex({ 'search.keys': 1, applicationDeadline: 1 });
  await MigrationModel.deleteMany({ _id: 15 });
  await MarkModel.deleteMany({});
});

const left = async () => {
  const db = await database();
  const indexes = await InternshipModel.collection.indexes();
  return {
    keys: await InternshipModel.collection.countDocuments({ search: { $exists: true } }),
    words: await db.collection('searchWords').countDocuments(),
    index: indexes.some(({ key }) => 'search.keys' in key),
  };
};

const NOTHING = { keys: 0, words: 0, index: false };

test('what version 1.0.0 searches by stays until that version is gone', async () => {
  await migrateDatabase();
  expect(await left()).toEqual({ keys: 1, words: 1, index: true });
  expect(await planMigrations({ finish: true })).toContain(
    'would run migration 15 (drop the stored search keys and words): 2 documents',
  );
  await migrateDatabase({ finish: true });
  expect(await left()).toEqual(NOTHING);
});

test('a run that was killed anywhere is finished by the next', async () => {
  await breakOffAnywhere(
    () => migrateDatabase({ finish: true }),
    async () => {
      await MarkModel.updateOne({ _id: 'migrating' }, { $set: { at: new Date(Date.now() - 21_000) } });
    },
  );
  expect(await left()).toEqual(NOTHING);
});
