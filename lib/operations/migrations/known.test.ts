import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PREFIXES_VERSION } from '@/models/prefixes';
import { models } from './collections';
import { KNOWN } from './known';

interface Indexed {
  modelName: string;
  schema: { indexes(): [Record<string, unknown>, Record<string, unknown>][] };
}

/** A short hash of the indexes of every model. */
const fingerprint = (): string => {
  const indexes = (models as unknown as Indexed[]).map(({ modelName, schema }) => [
    modelName,
    schema.indexes(),
  ]);
  return createHash('sha256').update(JSON.stringify(indexes)).digest('hex').slice(0, 12);
};

test('migrations have numbers that only grow', () => {
  const ids = KNOWN.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
});

// The service neither rewrites stored data nor creates indexes. To change either, add a migration with a new number, then update the
// numbers here. A removed index needs no migration: `npm run migrate -- --finish` drops indexes that no model has.
test('what makes up the stored data is as the last migration left it', () => {
  expect({
    last: KNOWN.at(-1)?.id,
    names: PREFIXES_VERSION,
    indexes: fingerprint(),
  }).toEqual({
    last: 41,
    names: 1,
    indexes: '092d32c46b1d',
  });
});
