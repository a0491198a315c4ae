import { GridFSBucket } from 'mongodb';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedDatabase } from './testing/shared-database';

const { fresh, client } = sharedDatabase();

test('stores files in GridFS', async () => {
  const db = fresh();
  const bucket = new GridFSBucket(db, { bucketName: 'resumes' });
  const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251));
  const upload = bucket.openUploadStream('cv.pdf', { metadata: { owner: 1 } });
  Readable.from([bytes]).pipe(upload);
  await new Promise((resolve, reject) => upload.on('finish', resolve).on('error', reject));
  expect((await buffer(bucket.openDownloadStream(upload.id))).equals(bytes)).toBe(true);
  expect(
    (await buffer(bucket.openDownloadStream(upload.id, { start: 300_000, end: 300_010 }))).equals(
      bytes.subarray(300_000, 300_010),
    ),
  ).toBe(true);
  expect(await bucket.find({ 'metadata.owner': 1 }).toArray()).toMatchObject([
    { filename: 'cv.pdf', length: 700_000 },
  ]);
  await bucket.rename(upload.id, 'new.pdf');
  const aborted = bucket.openUploadStream('half.pdf');
  await new Promise((resolve) => aborted.write(Buffer.alloc(600_000), resolve));
  await aborted.abort();
  await bucket.delete(upload.id);
  expect(await db.collection('resumes.chunks').countDocuments()).toBe(0);
  await expect(buffer(bucket.openDownloadStream(upload.id))).rejects.toThrow(/FileNotFound/);
});

test('reports the size of documents and indexes', async () => {
  const db = fresh();
  const before = await db.stats();
  await db
    .collection('sized')
    .insertMany(Array.from({ length: 500 }, (_, at) => ({ at, text: 'x'.repeat(1_000) })));
  await db.collection('sized').createIndex({ at: 1 });
  const after = await db.stats();
  expect(after).toMatchObject({ db: db.databaseName, collections: 1, indexes: 2 });
  expect(after['storageSize'] - before['storageSize']).toBeGreaterThan(500_000);
  expect(after['indexSize'] - before['indexSize']).toBeGreaterThan(500 * 20);
});

test('lists and drops collections and databases', async () => {
  const db = fresh();
  await db.createCollection('empty');
  await expect(db.createCollection('empty')).rejects.toMatchObject({ code: 48 });
  await db.collection('other').insertOne({});
  const names = async () =>
    (await db.listCollections({}, { nameOnly: true }).toArray()).map((one) => one.name).sort();
  expect(await names()).toEqual(['empty', 'other']);
  expect(await db.listCollections({ name: 'other' }).toArray()).toHaveLength(1);
  expect((await client().db().admin().listDatabases()).databases.map((one) => one.name)).toContain(
    db.databaseName,
  );
  await db.collection('other').drop();
  expect(await names()).toEqual(['empty']);
  await db.dropDatabase();
  expect(await names()).toEqual([]);
});
