import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeExact, type Document } from './codec';
import { allEntries, allRecords, readRecord } from './collection';
import { entriesOf, entryKey } from './index-entries';
import { EMPTY_ARRAY_KEY, encodeKey } from './key-encoding';
import { EMPTY, indexedValues } from './paths';
import { openLocal, type LocalDatabase } from './testing/in-process';

const ROUNDS = process.env.LONG_TESTS ? 260 : 65;
const QUESTIONS = 40;

let database: LocalDatabase;
beforeAll(() => {
  database = openLocal();
});
afterAll(() => database.close());

// Few distinct values and paths, and many arrays, so that conditions, indexes, sort orders and documents overlap.
const number = fc.constantFrom(0, 1, 2, 3);
const other = fc.constantFrom<unknown>(-0, 1.5, NaN, 'a', 'b', null, true, new Date(0), new Date(1000));
const scalar = fc.oneof({ weight: 4, arbitrary: number }, { weight: 1, arbitrary: other });
const embedded = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const value = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 3, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: embedded },
  { weight: 1, arbitrary: fc.array(fc.oneof(embedded, scalar), { maxLength: 3 }) },
);
const document = fc.record(
  { a: value, b: scalar, c: scalar, d: fc.oneof(embedded, fc.array(embedded, { maxLength: 2 })) },
  { requiredKeys: [] },
);
const path = fc.constantFrom('a', 'a', 'a', 'b', 'b', 'c', 'd.x', 'd.x', 'd.y');

const range = fc
  .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), scalar)
  .map(([name, bound]) => ({ [name]: bound }));
const ranges = fc.tuple(range, range).map(([a, b]) => ({ ...a, ...b }));
const condition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 1, arbitrary: embedded },
  { weight: 4, arbitrary: range },
  { weight: 3, arbitrary: ranges },
  { weight: 3, arbitrary: fc.array(scalar, { maxLength: 3 }).map(($in) => ({ $in })) },
  { weight: 1, arbitrary: fc.boolean().map(($exists) => ({ $exists })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('string', 'number', 'null', 'array', 'date', 'object')
      .map(($type) => ({ $type })),
  },
  { weight: 1, arbitrary: scalar.map(($ne) => ({ $ne })) },
  { weight: 1, arbitrary: range.map(($not) => ({ $not })) },
  { weight: 1, arbitrary: ranges.map(($elemMatch) => ({ $elemMatch })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ x: fc.oneof(scalar, range), y: fc.oneof(scalar, range) }, { requiredKeys: ['x'] })
      .map(($elemMatch) => ({ $elemMatch })),
  },
  { weight: 1, arbitrary: fc.array(scalar, { minLength: 1, maxLength: 2 }).map(($all) => ({ $all })) },
  { weight: 1, arbitrary: fc.constant({ $regex: '^a' }) },
);
const conjunction = fc
  .uniqueArray(fc.tuple(path, condition), { minLength: 1, maxLength: 2, selector: ([name]) => name })
  .map(Object.fromEntries<unknown>);
/** Several conditions on one array, which different elements may satisfy. */
const membership = fc.oneof(
  scalar,
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map(($in) => ({ $in })),
);
const memberships = fc
  .tuple(
    fc.array(
      membership.map((a) => ({ a })),
      { minLength: 2, maxLength: 3 },
    ),
    fc.option(conjunction, { nil: undefined }),
  )
  .map(([$and, rest]) => ({ $and: rest ? [...$and, rest] : $and }));
const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 2, arbitrary: memberships },
  { weight: 6, arbitrary: conjunction },
  { weight: 1, arbitrary: fc.array(conjunction, { minLength: 1, maxLength: 3 }).map(($or) => ({ $or })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(conjunction, fc.array(conjunction, { minLength: 1, maxLength: 2 }))
      .map(([all, $or]) => ({ ...all, $or })),
  },
  { weight: 1, arbitrary: fc.array(conjunction, { minLength: 1, maxLength: 2 }).map(($and) => ({ $and })) },
  { weight: 1, arbitrary: fc.array(conjunction, { minLength: 1, maxLength: 2 }).map(($nor) => ({ $nor })) },
);

const direction = fc.constantFrom(1, -1);
const keys = fc
  .uniqueArray(fc.tuple(path, direction), { minLength: 1, maxLength: 2, selector: ([name]) => name })
  .map(Object.fromEntries<unknown>);
/** Most documents have arrays in a and d, so an index on both would reject them. */
const indexKeys = keys.filter((key) => !('a' in key && ('d.x' in key || 'd.y' in key)));
const partial = fc
  .tuple(
    path,
    fc.oneof(
      scalar,
      range,
      range,
      fc.constant({ $exists: true }),
      fc.constantFrom('string', 'number', 'date').map(($type) => ({ $type })),
      fc.array(scalar, { minLength: 1, maxLength: 3 }).map(($in) => ({ $in })),
    ),
  )
  .map(([name, wanted]) => ({ partialFilterExpression: { [name]: wanted } }));
const index = fc
  .tuple(
    indexKeys,
    fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant({ sparse: true }) },
      { weight: 1, arbitrary: fc.constant({ unique: true }) },
      { weight: 4, arbitrary: partial },
    ),
  )
  .map(([key, options]) => ({ key, ...options }));
const change = fc.oneof(
  fc.tuple(path, value).map(([name, set]) => ({ $set: { [name]: set } })),
  path.map((name) => ({ $unset: { [name]: '' } })),
);
const question = fc.record({
  filter,
  sort: fc.option(keys, { nil: undefined }),
  limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  skip: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});

const situation = fc.record({
  before: fc.array(document, { minLength: 4, maxLength: 10 }),
  indexes: fc.array(index, { minLength: 2, maxLength: 5 }),
  after: fc.array(document, { minLength: 4, maxLength: 10 }),
  updates: fc.array(fc.tuple(conjunction, change), { maxLength: 4 }),
  removals: fc.array(conjunction, { maxLength: 1 }),
  questions: fc.array(question, { minLength: QUESTIONS, maxLength: QUESTIONS }),
});

async function insertAll(documents: Document[], from: number): Promise<void> {
  if (documents.length === 0) return;
  await database.command({
    insert: 'c',
    documents: documents.map((one, at) => ({ _id: from + at, ...one })),
    ordered: false,
  });
}

async function find(asked: Document): Promise<Document[]> {
  const reply = await database.command({ find: 'c', ...asked });
  expect(reply['errmsg']).toBeUndefined();
  return (reply['cursor'] as { firstBatch: Document[] }).firstBatch;
}

const ids = (documents: Document[]) => documents.map((one) => one['_id']);
const sorted = (documents: Document[]) => ids(documents).sort((a, b) => Number(a) - Number(b));

/** Returns the sort keys of each document. */
function sortedBy(documents: Document[], sort: Document): (string | undefined)[][] {
  const key = (value: unknown) => (value === EMPTY ? EMPTY_ARRAY_KEY : encodeKey(value)).toString('hex');
  return documents.map((one) =>
    Object.entries(sort).map(([name, way]) => {
      const keys = indexedValues(one, name.split('.')).values.map(key).sort();
      return way === 1 ? keys[0] : keys.at(-1);
    }),
  );
}

function checkIndexes(): void {
  const { store } = database.service;
  const collection = store.catalog.find('test', 'c');
  if (!collection) return;
  const records = [...store.storage.keys(store.storage.documents, allRecords(collection))].map((key) =>
    key.readUIntBE(4, 6),
  );
  for (const one of collection.indexes) {
    const wanted = records.flatMap((record) => {
      const stored = readRecord(store, collection, record);
      return stored
        ? entriesOf(one, decodeExact(stored.raw)).entries.map((entry) =>
            entryKey(entry, record).toString('hex'),
          )
        : [];
    });
    const there = [...store.storage.keys(store.storage.indexes, allEntries(one))].map((key) =>
      key.toString('hex'),
    );
    expect(there).toEqual(wanted.sort());
  }
}

test('a query returns the same result with indexes as without', { timeout: 150_000 }, async () => {
  let asked = 0;
  let planned = 0;
  await fc.assert(
    fc.asyncProperty(situation, async ({ before, indexes, after, updates, removals, questions }) => {
      await database.command({ drop: 'c' });
      await insertAll(before, 0);
      for (const one of indexes) await database.command({ createIndexes: 'c', indexes: [one] });
      await insertAll(after, 100);
      for (const [q, u] of updates) await database.command({ update: 'c', updates: [{ q, u, multi: true }] });
      for (const q of removals) await database.command({ delete: 'c', deletes: [{ q, limit: 0 }] });
      checkIndexes();
      for (const { filter: wanted, ...rest } of questions) {
        asked++;
        const explained = await database.command({
          explain: { find: 'c', filter: wanted, ...rest },
          verbosity: 'queryPlanner',
        });
        if (!JSON.stringify(explained).includes('COLLSCAN')) planned++;
        const byPlan = await find({ filter: wanted, ...rest });
        const unplanned = await find({ filter: wanted, ...rest, hint: { $natural: 1 } });
        expect(byPlan).toHaveLength(unplanned.length);
        if (rest.sort) expect(sortedBy(byPlan, rest.sort)).toEqual(sortedBy(unplanned, rest.sort));
        expect(new Set(ids(byPlan)).size).toBe(byPlan.length);
        if (rest.limit || rest.skip) continue;
        expect(sorted(byPlan)).toEqual(sorted(unplanned));
        expect((await database.command({ count: 'c', query: wanted }))['n']).toBe(unplanned.length);
      }
    }),
    { numRuns: ROUNDS, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  );
  console.log(`${asked} queries compared, ${planned} of them by index`);
  expect(asked).toBeGreaterThanOrEqual(ROUNDS * 38);
  expect(planned).toBeGreaterThan(asked / 4);
});
