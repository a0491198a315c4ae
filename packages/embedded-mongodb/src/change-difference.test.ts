import { Int32, Long } from 'bson';
import { expect, test } from 'vitest';
import { differenceOf } from './change-difference';

test.each<[string, object, object, object]>([
  ['nothing', { a: 1 }, { a: 1 }, {}],
  [
    'fields within documents',
    { a: { b: 1, c: 1 } },
    { a: { b: 2, d: 3 } },
    { updatedFields: { 'a.b': 2, 'a.d': 3 }, removedFields: ['a.c'] },
  ],
  [
    'array elements',
    { a: [1, { b: 1 }] },
    { a: [1, { b: 2 }, 3] },
    { updatedFields: { 'a.1.b': 2, 'a.2': 3 } },
  ],
  [
    'shorter arrays',
    { a: [1, 2, 3] },
    { a: [9] },
    { updatedFields: { 'a.0': 9 }, truncatedArrays: [{ field: 'a', newSize: 1 }] },
  ],
  ['other types of value', { a: [1] }, { a: { 0: 1 } }, { updatedFields: { a: { 0: 1 } } }],
  [
    'other types of the same number',
    { a: new Int32(1) },
    { a: Long.fromNumber(1) },
    { updatedFields: { a: Long.fromNumber(1) } },
  ],
])('reports %s', (_, before, after, expected) => {
  const none = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  expect(differenceOf(before as never, after as never)).toEqual({ ...none, ...expected });
});
