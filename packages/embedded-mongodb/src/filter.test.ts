import { describe, expect, test } from 'vitest';
import type { Document } from './codec';
import { FILTERS } from './conformance/filters';
import { matches, parseFilter } from './filter';

describe.each(FILTERS)('%s: %j', (_, filter, taken, left) => {
  test('matches only the right documents', () => {
    const parsed = parseFilter(filter);
    for (const document of taken) expect([document, matches(parsed, document)]).toEqual([document, true]);
    for (const document of left) expect([document, matches(parsed, document)]).toEqual([document, false]);
  });
});

test.each<[Document, RegExp, number]>([
  [{ $foo: 1 }, /unknown top level operator: \$foo/, 2],
  [{ a: { $foo: 1 } }, /unknown operator: \$foo/, 2],
  [{ $where: '1' }, /\$where is not supported/, 2],
  [{ $text: { $search: 'a' } }, /\$text is not supported/, 2],
  [{ a: { $near: [1, 1] } }, /unknown operator/, 2],
  [{ a: { $in: 1 } }, /\$in needs an array/, 2],
  [{ a: { $in: [{ $gt: 1 }] } }, /cannot nest/, 2],
  [{ $or: [] }, /nonempty array/, 2],
  [{ $and: [1] }, /must be objects/, 2],
  [{ a: { $not: 1 } }, /\$not needs/, 2],
  [{ a: { $size: -1 } }, /non-negative integer/, 2],
  [{ a: { $type: 'nope' } }, /Unknown type name/, 2],
  [{ a: { $regex: '(' } }, /invalid/, 51091],
  [{ a: { $regex: 'a', $options: 'x' } }, /option not supported/, 51091],
  [{ a: { $gt: /a/ } }, /Can't have RegEx/, 2],
  [{ a: { $elemMatch: 1 } }, /needs an Object/, 2],
  [{ a: { $mod: [0, 1] } }, /malformed mod/, 2],
])('refuses %j', (filter, message, code) => {
  const parse = () => parseFilter(filter);
  expect(parse).toThrow(message);
  expect(parse).toThrow(expect.objectContaining({ code }));
});
