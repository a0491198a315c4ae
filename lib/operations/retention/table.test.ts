import { existsSync, readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { models } from '@/lib/operations/migrations/collections';
import { RETENTION, type End } from './table';

/** The database driver's collections for uploads. */
const FILES = ['files.chunks', 'files.files'];

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The TTL indexes of a model. */
const endsOf = (modelName: string): End[] =>
  mongoose
    .model(modelName)
    .schema.indexes()
    .flatMap(([keys, { expireAfterSeconds: seconds } = {}]) =>
      typeof seconds === 'number' ? [{ by: 'database', field: Object.keys(keys).join(), seconds }] : [],
    );

test('every collection has a row, and there is none for any other', () => {
  const collections = [...FILES, ...models.map(({ collection }) => collection.collectionName)];
  expect(RETENTION.map(({ collection }) => collection)).toEqual(collections.sort());
});

describe('what is said to be deleted by the database is, and nothing else', () => {
  test.each(models.map((model) => [model.collection.collectionName, model.modelName]))(
    '%s',
    (name, model) => {
      const end = RETENTION.find(({ collection }) => collection === name)?.end;
      expect(endsOf(model)).toEqual(end?.by === 'database' ? [end] : []);
    },
  );
});

test.each([
  ['applyclicks', 34_560_000],
  ['listingviews', 34_560_000],
  ['nodes', 7_776_000],
  ['resumedownloads', 63_072_000],
  ['mails', 0],
])('the database deletes %s so many seconds after their time: %i', (name, seconds) => {
  expect(RETENTION.find(({ collection }) => collection === name)?.end).toMatchObject({ seconds });
});

test.each(RETENTION.flatMap(({ end }) => (end.by === 'service' ? [end.file] : [])))('%s is there', (file) => {
  expect(existsSync(new URL(`../../../${file}`, import.meta.url))).toBe(true);
});

test('the operations guide has the same table', () => {
  const guide = read('docs/operations.md').split('\n## What grows')[1]?.split('\n## ')[0] ?? '';
  const rows = [...guide.matchAll(/^\| `([^`]+)` +\| ([^|]*?) +\| ([^|]*?) +\|$/gm)];
  expect(rows.map(([, collection, grows, stays]) => ({ collection, grows, stays }))).toEqual(
    RETENTION.map(({ collection, grows, stays }) => ({ collection, grows, stays })),
  );
});
