import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../start/build';
import { INDEX_USES, type IndexUse } from './index-uses';
import { models } from '@/lib/operations/migrations/collections';

const names = models.map(({ modelName }) => modelName);

const indexesIn = (name: string) => mongoose.model(name).schema.indexes();

const indexesOf = (name: string): string[][] => indexesIn(name).map(([fields]) => Object.keys(fields));

const rows = Object.entries(INDEX_USES).flatMap(([model, uses]) =>
  Object.entries(uses).map(([index, use]) => [`${model}: ${index}`, { model, index, use }] as const),
);

test('the table lists every model and nothing else', () => {
  expect(Object.keys(INDEX_USES).sort()).toEqual(names.toSorted());
});

describe('every index has a row, and every row has an index', () => {
  test.each(names)('%s', (name) => {
    const indexes = indexesOf(name).map((fields) => fields.join(' '));
    expect(Object.keys(INDEX_USES[name] ?? {}).sort()).toEqual(indexes.sort());
  });
});

describe('every row names the file that makes its query', () => {
  test.each(rows)('%s', (_, { model, use }) => {
    const file = join(ROOT, use.in);
    expect(existsSync(file), use.in).toBe(true);
    const plural = `${model.replace(/y$/, 'ie')}s`;
    if (use.in !== 'lib/operations/retention/table.ts')
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`${model}|${plural}`, 'i'));
  });
});

/**
 * Splits a query into its equality fields, in any order, and its sort or range fields, which must come after
 * them.
 */
const fieldsOf = ({ equal = [], range, sort = range ? [range] : [] }: IndexUse): [string[], string[]] => [
  equal.toSorted(),
  [...sort],
];

describe('every index starts with the fields of its query and ends with its sort', () => {
  test.each(rows)('%s', (_, { model, index, use }) => {
    const [directions = {}, { unique = false } = {}] =
      indexesIn(model).find(([one]) => Object.keys(one).join(' ') === index) ?? [];
    const fields = Object.keys(directions);
    const [equal, then] = fieldsOf(use);
    const last = use.sort?.at(-1);
    if (last !== undefined && last !== '_id' && !unique) {
      then.push('_id');
      expect(directions['_id']).toBe(directions[last]);
    }
    expect(fields.slice(0, equal.length).sort()).toEqual(equal);
    expect(fields.slice(equal.length, equal.length + then.length)).toEqual(then);
    expect(equal.length + then.length).toBeGreaterThan(0);
  });
});
