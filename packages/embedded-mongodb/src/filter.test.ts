import { BSONRegExp, Long, ObjectId } from 'bson';
import { describe, expect, test } from 'vitest';
import type { Document } from './codec';
import { matches, parseFilter } from './filter';

const id = new ObjectId();

/** A filter, documents it takes and documents it does not, as MongoDB answers. */
const CASES: [Document, Document[], Document[]][] = [
  [{}, [{}, { a: 1 }], []],
  [
    { a: 1 },
    [{ a: 1 }, { a: Long.ONE }, { a: [0, 1] }],
    [{}, { a: '1' }, { a: true }, { a: [[1]] }, { a: { b: 1 } }],
  ],
  [{ a: null }, [{}, { a: null }, { a: [null] }], [{ a: 0 }, { a: [] }, { a: '' }, { a: false }]],
  [
    { 'a.b': null },
    [{}, { a: {} }, { a: 4 }, { a: { b: null } }, { a: [{ b: 1 }, {}] }],
    [{ a: { b: 1 } }, { a: [] }, { a: [1, 2] }, { a: [{ b: 1 }] }],
  ],
  [
    { 'a.b': 1 },
    [{ a: { b: 1 } }, { a: [{ b: 1 }] }, { a: { b: [1] } }],
    [{ a: [[{ b: 1 }]] }, { 'a.b': 1 }],
  ],
  [{ 'a.0': 1 }, [{ a: [1, 2] }, { a: { 0: 1 } }], [{ a: [2, 1] }]],
  [{ 'a.1.b': 1 }, [{ a: [0, { b: 1 }] }], [{ a: [{ b: 1 }] }]],
  [{ a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: [1, 2, 3] }]],
  [{ a: { b: 1, c: 2 } }, [{ a: { b: 1, c: 2 } }], [{ a: { c: 2, b: 1 } }, { a: { b: 1 } }]],
  [{ a: {} }, [{ a: {} }, { a: [{}] }], [{ a: { b: 1 } }, {}]],
  [
    { a: id },
    [{ a: id }, { a: [id] }, { a: new ObjectId(id.toHexString()) }],
    [{ a: new ObjectId() }, { a: id.toHexString() }],
  ],
  [{ a: { $ne: 1 } }, [{}, { a: 2 }, { a: [] }], [{ a: 1 }, { a: [2, 1] }]],
  [{ a: { $ne: null } }, [{ a: 1 }, { a: [] }], [{}, { a: null }, { a: [1, null] }]],
  [
    { a: { $gt: 1 } },
    [{ a: 2 }, { a: [0, 2] }, { a: Infinity }],
    [{}, { a: 1 }, { a: '2' }, { a: NaN }, { a: null }],
  ],
  [{ a: { $lt: 1 } }, [{ a: 0 }, { a: -Infinity }], [{ a: NaN }, { a: null }, {}, { a: false }]],
  [{ a: { $lte: null } }, [{}, { a: null }], [{ a: 0 }]],
  [{ a: { $gte: NaN } }, [{ a: NaN }], [{ a: 1 }]],
  [{ a: { $gt: 'a' } }, [{ a: 'b' }, { a: 'aa' }], [{ a: 'a' }, { a: 5 }, { a: 'A' }]],
  [{ a: { $gte: new Date(5) } }, [{ a: new Date(5) }], [{ a: new Date(4) }, { a: 5 }, { a: null }]],
  [{ a: { $gt: 1, $lt: 3 } }, [{ a: 2 }, { a: [0, 5] }], [{ a: 3 }, { a: [0] }]],
  [{ a: { $in: [1, 'x', null] } }, [{ a: 1 }, { a: ['x'] }, {}], [{ a: 2 }, { a: [] }]],
  [{ a: { $in: [new BSONRegExp('^x')] } }, [{ a: 'xy' }], [{ a: 'yx' }, {}]],
  [{ a: { $in: [] } }, [], [{}, { a: 1 }]],
  [{ a: { $nin: [1, 2] } }, [{}, { a: 3 }, { a: [] }], [{ a: 1 }, { a: [3, 2] }]],
  [{ a: { $exists: true } }, [{ a: null }, { a: [] }], [{}]],
  [{ a: { $exists: false } }, [{}], [{ a: null }]],
  [
    { 'a.b': { $exists: true } },
    [{ a: { b: null } }, { a: [{}, { b: 1 }] }],
    [{ a: {} }, { a: [] }, { a: 1 }],
  ],
  [{ a: { $type: 'objectId' } }, [{ a: id }, { a: [id] }], [{ a: 'x' }, {}]],
  [{ a: { $type: ['string', 10] } }, [{ a: 'x' }, { a: null }], [{ a: 1 }, {}]],
  [{ a: { $type: 'array' } }, [{ a: [] }, { a: [[1]] }], [{ a: 1 }]],
  [{ a: { $type: 'number' } }, [{ a: 1 }, { a: Long.ONE }], [{ a: '1' }]],
  [{ a: { $type: 'long' } }, [{ a: Long.ONE }], [{ a: 1 }]],
  [{ a: /^b/i }, [{ a: 'Bc' }, { a: ['x', 'b'] }], [{ a: 'xb' }, { a: 1 }, {}]],
  [{ a: { $regex: 'b.c', $options: 's' } }, [{ a: 'b\nc' }], [{ a: 'bc' }]],
  [{ a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  [{ a: { $not: /x/ } }, [{ a: 'y' }, {}], [{ a: 'x' }]],
  [{ a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 'xy' }, { a: [[1, 2]] }]],
  [{ a: { $mod: [4, 1] } }, [{ a: 5 }, { a: [0, 1] }], [{ a: 4 }, { a: 'x' }]],
  [{ a: { $all: [1, 2] } }, [{ a: [2, 1, 3] }], [{ a: [1] }, { a: 1 }, {}]],
  [{ a: { $all: [1] } }, [{ a: 1 }, { a: [1] }], [{ a: 2 }]],
  [{ a: { $all: [] } }, [], [{ a: [] }, {}]],
  [
    { a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { c: 1 } }] } },
    [{ a: [{ b: 1 }, { c: 1 }] }],
    [{ a: [{ b: 1 }] }],
  ],
  [
    { a: { $elemMatch: { b: 1, c: 2 } } },
    [{ a: [{ b: 1, c: 2 }] }],
    [{ a: [{ b: 1 }, { c: 2 }] }, { a: { b: 1, c: 2 } }],
  ],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [5, 2] }], [{ a: [0, 5] }, { a: 2 }]],
  [{ a: { $elemMatch: { $or: [{ b: 1 }, { b: 2 }] } } }, [{ a: [{ b: 2 }] }], [{ a: [{ b: 3 }] }]],
  [{ $and: [{ a: 1 }, { b: 2 }] }, [{ a: 1, b: 2 }], [{ a: 1 }]],
  [{ $or: [{ a: 1 }, { b: 2 }] }, [{ a: 1 }, { b: 2 }], [{ a: 2 }]],
  [{ $nor: [{ a: 1 }, { b: 2 }] }, [{}], [{ a: 1 }, { b: 2 }]],
  [{ constructor: null, toString: { $exists: false } }, [{}], [{ constructor: 1 }]],
];

describe.each(CASES)('%j', (filter, taken, left) => {
  test('takes these and leaves those', () => {
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
  [{ a: { $regex: 'a', $options: 'x' } }, /option not taken/, 51091],
  [{ a: { $gt: /a/ } }, /Can't have RegEx/, 2],
  [{ a: { $elemMatch: 1 } }, /needs an Object/, 2],
  [{ a: { $mod: [0, 1] } }, /malformed mod/, 2],
])('refuses %j', (filter, message, code) => {
  const parse = () => parseFilter(filter);
  expect(parse).toThrow(message);
  expect(parse).toThrow(expect.objectContaining({ code }));
});
