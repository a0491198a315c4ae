import mongoose, { Schema, Types, type InferSchemaType } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedDatabase } from './testing/shared-database';

const { uri, client } = sharedDatabase();

const personSchema = new Schema(
  {
    email: { type: String, required: true, unique: true, lowercase: true },
    roles: [String],
    address: { county: String, town: String },
    history: [new Schema({ what: String, at: Date })],
    counts: { type: Map, of: Number },
    boss: { type: Schema.Types.ObjectId, ref: 'Person' },
    deletedAt: { type: Date, default: null },
  },
  { timestamps: true, optimisticConcurrency: true },
);
personSchema.index({ 'address.county': 1, createdAt: -1 });
const connection = mongoose.createConnection();
const Person = connection.model('Person', personSchema);
type Person = InferSchemaType<typeof personSchema>;

beforeAll(async () => {
  await connection.openUri(uri(), { dbName: 'mongoose' });
  await Person.init();
});
afterAll(() => connection.close());

test('creates the indexes of a schema and then finds nothing to change', async () => {
  expect((await Person.listIndexes()).map((index) => index.name)).toEqual([
    '_id_',
    'email_1',
    'address.county_1_createdAt_-1',
  ]);
  expect(await Person.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  expect(await Person.syncIndexes()).toEqual([]);
});

test('saves, changes, populates and deletes documents', async () => {
  const boss = await Person.create({
    email: 'Boss@example.com',
    roles: ['admin'],
    address: { county: 'Nairobi' },
  });
  const person = await Person.create({ email: 'a@example.com', boss: boss._id, counts: { a: 1 } });
  person.history.push({ what: 'joined', at: new Date(5) });
  person.roles.push('editor', 'graduate');
  person.counts?.set('b', 2);
  person.set('address.town', 'Kisumu');
  await person.save();
  person.roles = person.roles.filter((role) => role !== 'editor');
  await person.save();
  const found = await Person.findById(person._id).populate<{ boss: Person }>('boss').orFail();
  expect(found.boss.email).toBe('boss@example.com');
  expect(found.toObject()).toMatchObject({
    roles: ['graduate'],
    address: { town: 'Kisumu' },
    history: [{ what: 'joined', at: new Date(5) }],
    __v: 2,
  });
  expect(found.counts?.get('b')).toBe(2);
  expect(await Person.exists({ 'history.what': 'joined' })).toEqual({ _id: person._id });
  await person.deleteOne();
  expect(await Person.countDocuments({ deletedAt: null })).toBe(1);
});

test('refuses duplicate keys, and documents that someone else has changed', async () => {
  await Person.create({ email: 'twice@example.com' });
  await expect(Person.create({ email: 'TWICE@example.com' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'twice@example.com' },
  });
  const [mine, theirs] = [
    await Person.findOne({ email: 'twice@example.com' }).orFail(),
    await Person.findOne({ email: 'twice@example.com' }).orFail(),
  ];
  theirs.roles.push('admin');
  await theirs.save();
  mine.set('address.town', 'Mombasa');
  await expect(mine.save()).rejects.toThrow(mongoose.Error.VersionError);
});

test('reads with cursors, and writes in bulk', async () => {
  await Person.bulkWrite(
    Array.from({ length: 250 }, (_, n) => ({
      updateOne: {
        filter: { email: `bulk${n}@example.com` },
        update: { $set: { roles: ['bulk'] } },
        upsert: true,
      },
    })),
  );
  let seen = 0;
  for await (const person of Person.find({ roles: 'bulk' })
    .sort({ email: 1 })
    .lean()
    .cursor({ batchSize: 50 })) {
    expect(person._id).toBeInstanceOf(Types.ObjectId);
    seen++;
  }
  expect(seen).toBe(250);
  const session = await connection.startSession();
  expect(await Person.find({ roles: 'bulk' }).session(session).countDocuments()).toBe(250);
  await session.endSession();
  const failing = connection.transaction(async (transaction) => {
    await Person.deleteMany({ roles: 'bulk' }).session(transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await Person.find({ roles: 'bulk' }).countDocuments()).toBe(250);
});

test('supports the rate limiter', async () => {
  const limiter = new RateLimiterMongo({
    storeClient: client(),
    dbName: 'limits',
    keyPrefix: 'login',
    points: 3,
    duration: 60,
  });
  await Promise.all([limiter.consume('one'), limiter.consume('one'), limiter.consume('one')]);
  await expect(limiter.consume('one')).rejects.toMatchObject({ consumedPoints: 4, remainingPoints: 0 });
  expect(await limiter.get('one')).toMatchObject({ consumedPoints: 4 });
  await limiter.consume('two');
  expect(await limiter.delete('one')).toBe(true);
  await limiter.block('three', 60);
  await expect(limiter.consume('three')).rejects.toMatchObject({ remainingPoints: 0 });
});
