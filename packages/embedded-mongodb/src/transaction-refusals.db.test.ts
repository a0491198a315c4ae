import { Long, UUID, type Document } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLocal, type LocalDatabase } from './testing/in-process';
import { tempFolder } from './testing/temp-folder';

let local: LocalDatabase;
let lsid: Document;
let command: (given: Document) => Promise<Document>;

beforeEach(() => {
  local = openLocal();
  lsid = { id: new UUID() };
  command = local.command;
});
afterEach(() => local.close());

const numbered = (n: number) => ({ lsid, txnNumber: Long.fromNumber(n) });
const inside = (n: number, first = false) => ({
  ...numbered(n),
  autocommit: false,
  ...(first ? { startTransaction: true } : {}),
});

describe('in a transaction', () => {
  test.each([
    ['count', { count: 'c' }],
    ['drop', { drop: 'c' }],
    ['dropDatabase', { dropDatabase: 1 }],
    ['createIndexes', { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] }],
    ['listCollections', { listCollections: 1 }],
    ['explain', { explain: { find: 'c' } }],
  ])('%s is refused', async (name, given) => {
    expect(await command({ ...given, ...inside(1, true) })).toMatchObject({
      code: 263,
      codeName: 'OperationNotSupportedInTransaction',
      errmsg: `Cannot run '${name}' in a multi-document transaction.`,
    });
  });

  test.each([
    ['an unsupported readConcern', { readConcern: { level: 'linearizable' } }],
    ['a writeConcern', { writeConcern: { w: 1 } }],
  ])('%s is refused', async (_, given) => {
    expect(await command({ find: 'c', ...given, ...inside(1, true) })).toMatchObject({ code: 72 });
  });

  test('only the first command may have a readConcern', async () => {
    const readConcern = { level: 'snapshot' };
    expect(await command({ find: 'c', readConcern, ...inside(1, true) })).toMatchObject({ ok: 1 });
    expect(await command({ find: 'c', readConcern, ...inside(1) })).toMatchObject({ code: 72 });
  });
});

test('a number that never began, was aborted, or is older than another is refused', async () => {
  const none = { code: 251, errorLabels: ['TransientTransactionError'] };
  expect(await command({ find: 'c', ...inside(5) })).toMatchObject(none);
  expect(await command({ insert: 'c', documents: [{ _id: 1 }], ...inside(5, true) })).toMatchObject({ n: 1 });
  expect(await command({ find: 'c', ...inside(5, true) })).toMatchObject({ code: 117 });
  expect(await command({ find: 'c', ...inside(4, true) })).toMatchObject({ code: 225 });
  expect(await command({ abortTransaction: 1, ...inside(5) })).toMatchObject({ ok: 1 });
  expect(await command({ commitTransaction: 1, ...inside(5) })).toMatchObject(none);
  expect(await command({ abortTransaction: 1, ...inside(5) })).toMatchObject(none);
  expect(await command({ commitTransaction: 1 })).toMatchObject({ code: 72 });
});

test('a resent commit gets the same reply, immediately and after a restart', async () => {
  const folder = tempFolder();
  const first = openLocal(folder);
  await first.command({ insert: 'c', documents: [{ _id: 1 }], ...inside(1, true) });
  const commit = { commitTransaction: 1, ...inside(1) };
  expect(await Promise.all([first.command(commit), first.command(commit)])).toEqual([{ ok: 1 }, { ok: 1 }]);
  expect(await first.command({ abortTransaction: 1, ...inside(1) })).toMatchObject({ code: 256 });
  expect(await first.command({ find: 'c', ...inside(1) })).toMatchObject({ code: 256 });
  await first.close();
  const second = openLocal(folder);
  expect(await second.command(commit)).toEqual({ ok: 1 });
  expect(await second.command({ count: 'c' })).toMatchObject({ n: 1 });
  await second.close();
});

test('a higher number in a session aborts its open transaction', async () => {
  const insert = (_id: number) => ({ insert: 'c', documents: [{ _id }] });
  await command({ ...insert(1), ...inside(1, true) });
  expect(await command({ ...insert(2), ...numbered(2) })).toMatchObject({ n: 1, ok: 1 });
  expect(await command({ find: 'c', ...inside(1) })).toMatchObject({ code: 251 });
  expect(await command({ count: 'c' })).toMatchObject({ n: 1 });
});

test('a snapshot outside a transaction is refused', async () => {
  expect(await command({ find: 'c', readConcern: { level: 'snapshot' } })).toMatchObject({ code: 72 });
});

describe('a resent write', () => {
  const raise = { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }] };

  test('takes effect once, and gets the same reply', async () => {
    const first = await command({ ...raise, ...numbered(1) });
    expect(first).toMatchObject({ n: 1, nModified: 0, upserted: [{ index: 0, _id: 1 }] });
    expect(await command({ ...raise, ...numbered(1) })).toEqual(first);
    expect(await command({ find: 'c' })).toMatchObject({ cursor: { firstBatch: [{ _id: 1, n: 1 }] } });
    expect(await command({ ...raise, ...numbered(2) })).toMatchObject({ n: 1, nModified: 1 });
    expect(await command({ ...raise, ...numbered(1) })).toMatchObject({
      code: 225,
      codeName: 'TransactionTooOld',
    });
  });

  test('returns the document that findAndModify returned', async () => {
    const modify = {
      findAndModify: 'c',
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      upsert: true,
      new: true,
    };
    const first = await command({ ...modify, ...numbered(1) });
    expect(first).toMatchObject({ value: { _id: 1, n: 1 } });
    expect(await command({ ...modify, ...numbered(1) })).toEqual(first);
  });

  test('keeps the errors of its statements', async () => {
    const insert = { insert: 'c', documents: [{ _id: 1 }, { _id: 1 }, { _id: 2 }], ordered: false };
    const first = await command({ ...insert, ...numbered(1) });
    expect(first).toMatchObject({ n: 2, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await command({ ...insert, ...numbered(1) })).toEqual(first);
  });

  test('must be a write', async () => {
    expect(await command({ find: 'c', ...numbered(1) })).toMatchObject({ code: 50768 });
  });
});
