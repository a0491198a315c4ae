import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../start/build';

const sources = ['app', 'lib', 'models', 'scripts', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Sort orders without the models' tie-breaker: in pipeline stages, options and driver calls. */
const WRITTEN = /\bsort: \{[^}]*\}/g;

const partialIn = (text: string): string[] =>
  [...text.matchAll(WRITTEN)].map(([order]) => order).filter((order) => !/\b_id: -?1 \}$/.test(order));

describe('sort orders', () => {
  test('end in the id unless a model adds the tie-breaker', () => {
    const partial = sources.flatMap((path) =>
      partialIn(readFileSync(join(ROOT, path), 'utf8')).map((order) => `${path}: ${order}`),
    );
    expect(partial).toEqual([]);
  });

  test.each([
    ['{ $sort: { count: -1, _id: 1 } }', 0],
    ['{ $sort: { count: -1 } }', 1],
    ['{ sort: { dueAt: 1 }, limit: 2 }', 1],
    ['{ sort: {\n  _id: 1,\n  dueAt: 1 } }', 1],
    ['{ sort: { createdAt: -1, _id: -1 } }', 0],
  ])('%s has %i orders without a tie-breaker', (text, count) => {
    expect(partialIn(text)).toHaveLength(count);
  });

  test('get a tie-breaker in every model, because `define` creates it', () => {
    const made = sources.filter((path) =>
      /\bmongoose\.model(?:<\w+>)?\(\w+, /.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(made).toEqual([join('models', 'define.ts')]);
  });
});
