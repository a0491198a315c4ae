import { BSONRegExp, Long, ObjectId } from 'bson';
import type { FilterCase } from './case';

const id = new ObjectId();

/** Filters on one value. */
const VALUES: FilterCase[] = [
  ['a filter', {}, [{}, { a: 1 }], []],
  [
    'equality',
    { a: 1 },
    [{ a: 1 }, { a: Long.ONE }, { a: [0, 1] }],
    [{}, { a: '1' }, { a: true }, { a: [[1]] }, { a: { b: 1 } }],
  ],
  ['equality', { a: null }, [{}, { a: null }, { a: [null] }], [{ a: 0 }, { a: [] }, { a: '' }, { a: false }]],
  [
    'equality',
    { 'a.b': null },
    [{}, { a: {} }, { a: 4 }, { a: { b: null } }, { a: [{ b: 1 }, {}] }],
    [{ a: { b: 1 } }, { a: [] }, { a: [1, 2] }, { a: [{ b: 1 }] }],
  ],
  ['equality', { 'a.b': 1 }, [{ a: { b: 1 } }, { a: [{ b: 1 }] }, { a: { b: [1] } }], [{ a: [[{ b: 1 }]] }]],
  ['equality', { 'a.0': 1 }, [{ a: [1, 2] }, { a: { 0: 1 } }], [{ a: [2, 1] }]],
  ['equality', { 'a.1.b': 1 }, [{ a: [0, { b: 1 }] }], [{ a: [{ b: 1 }] }]],
  ['equality', { a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: [1, 2, 3] }]],
  ['equality', { a: { b: 1, c: 2 } }, [{ a: { b: 1, c: 2 } }], [{ a: { c: 2, b: 1 } }, { a: { b: 1 } }]],
  ['equality', { a: {} }, [{ a: {} }, { a: [{}] }], [{ a: { b: 1 } }, {}]],
  [
    'equality',
    { a: id },
    [{ a: id }, { a: [id] }, { a: new ObjectId(id.toHexString()) }],
    [{ a: new ObjectId() }, { a: id.toHexString() }],
  ],
  ['equality', { constructor: null, toString: { $exists: false } }, [{}], [{ constructor: 1 }]],
  ['$eq', { a: { $eq: 1 } }, [{ a: 1 }, { a: [0, 1] }], [{}, { a: 2 }]],
  ['$ne', { a: { $ne: 1 } }, [{}, { a: 2 }, { a: [] }], [{ a: 1 }, { a: [2, 1] }]],
  ['$ne', { a: { $ne: null } }, [{ a: 1 }, { a: [] }], [{}, { a: null }, { a: [1, null] }]],
  [
    '$gt',
    { a: { $gt: 1 } },
    [{ a: 2 }, { a: [0, 2] }, { a: Infinity }],
    [{}, { a: 1 }, { a: '2' }, { a: NaN }, { a: null }],
  ],
  ['$gt', { a: { $gt: 'a' } }, [{ a: 'b' }, { a: 'aa' }], [{ a: 'a' }, { a: 5 }, { a: 'A' }]],
  ['$gt', { a: { $gt: 1, $lt: 3 } }, [{ a: 2 }, { a: [0, 5] }], [{ a: 3 }, { a: [0] }]],
  ['$gte', { a: { $gte: NaN } }, [{ a: NaN }], [{ a: 1 }]],
  ['$gte', { a: { $gte: new Date(5) } }, [{ a: new Date(5) }], [{ a: new Date(4) }, { a: 5 }, { a: null }]],
  ['$lt', { a: { $lt: 1 } }, [{ a: 0 }, { a: -Infinity }], [{ a: NaN }, { a: null }, {}, { a: false }]],
  ['$lt', { a: { $lt: new ObjectId('f'.repeat(24)) } }, [{ a: id }], [{ a: 'x' }, { a: 1 }, {}]],
  ['$lte', { a: { $lte: null } }, [{}, { a: null }], [{ a: 0 }]],
  ['$lte', { a: { $lte: new Date(5) } }, [{ a: new Date(5) }, { a: new Date(0) }], [{ a: new Date(6) }, {}]],
  ['$in', { a: { $in: [1, 'x', null] } }, [{ a: 1 }, { a: ['x'] }, {}], [{ a: 2 }, { a: [] }]],
  ['$in', { a: { $in: [new BSONRegExp('^x')] } }, [{ a: 'xy' }], [{ a: 'yx' }, {}]],
  ['$in', { a: { $in: [] } }, [], [{}, { a: 1 }]],
  ['$nin', { a: { $nin: [1, 2] } }, [{}, { a: 3 }, { a: [] }], [{ a: 1 }, { a: [3, 2] }]],
  ['$exists', { a: { $exists: true } }, [{ a: null }, { a: [] }], [{}]],
  ['$exists', { a: { $exists: false } }, [{}], [{ a: null }]],
  [
    '$exists',
    { 'a.b': { $exists: true } },
    [{ a: { b: null } }, { a: [{}, { b: 1 }] }],
    [{ a: {} }, { a: [] }, { a: 1 }],
  ],
  ['$type', { a: { $type: 'objectId' } }, [{ a: id }, { a: [id] }], [{ a: 'x' }, {}]],
  ['$type', { a: { $type: ['string', 10] } }, [{ a: 'x' }, { a: null }], [{ a: 1 }, {}]],
  ['$type', { a: { $type: 'array' } }, [{ a: [] }, { a: [[1]] }], [{ a: 1 }]],
  ['$type', { a: { $type: 'number' } }, [{ a: 1 }, { a: Long.ONE }], [{ a: '1' }]],
  ['$type', { a: { $type: 'long' } }, [{ a: Long.ONE }], [{ a: 1 }]],
  ['$regex', { a: /^b/i }, [{ a: 'Bc' }, { a: ['x', 'b'] }], [{ a: 'xb' }, { a: 1 }, {}]],
  ['$regex', { a: { $regex: 'b.c', $options: 's' } }, [{ a: 'b\nc' }], [{ a: 'bc' }]],
  ['$mod', { a: { $mod: [4, 1] } }, [{ a: 5 }, { a: [0, 1] }], [{ a: 4 }, { a: 'x' }]],
];

/** Filters on lists, and filters made of filters. */
const COMPOUND: FilterCase[] = [
  ['$size', { a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 'xy' }, { a: [[1, 2]] }]],
  ['$all', { a: { $all: [1, 2] } }, [{ a: [2, 1, 3] }], [{ a: [1] }, { a: 1 }, {}]],
  ['$all', { a: { $all: [1] } }, [{ a: 1 }, { a: [1] }], [{ a: 2 }]],
  ['$all', { a: { $all: [] } }, [], [{ a: [] }, {}]],
  [
    '$all',
    { a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { c: 1 } }] } },
    [{ a: [{ b: 1 }, { c: 1 }] }],
    [{ a: [{ b: 1 }] }],
  ],
  [
    '$elemMatch',
    { a: { $elemMatch: { b: 1, c: 2 } } },
    [{ a: [{ b: 1, c: 2 }] }],
    [{ a: [{ b: 1 }, { c: 2 }] }, { a: { b: 1, c: 2 } }],
  ],
  [
    '$elemMatch',
    { a: { $elemMatch: { $gt: 1, $lt: 3 } } },
    [{ a: [5, 2] }],
    [{ a: [0, 5] }, { a: 2 }, { a: [[2]] }],
  ],
  ['$elemMatch', { a: { $elemMatch: { $in: [2, 'x'] } } }, [{ a: [1, 2] }], [{ a: [[2]] }, { a: 2 }]],
  ['$elemMatch', { a: { $elemMatch: { $eq: [2] } } }, [{ a: [[2]] }], [{ a: [2] }, { a: [[[2]]] }]],
  ['$elemMatch', { a: { $elemMatch: { $ne: 2 } } }, [{ a: [[2]] }, { a: [1, 2] }], [{ a: [2] }, { a: [] }]],
  ['$elemMatch', { a: { $elemMatch: { $type: 'number' } } }, [{ a: ['x', 1] }], [{ a: [[1]] }]],
  ['$elemMatch', { a: { $elemMatch: { $regex: '^x' } } }, [{ a: ['y', 'xy'] }], [{ a: [['x']] }]],
  ['$elemMatch', { a: { $elemMatch: { $size: 1 } } }, [{ a: [[2]] }], [{ a: [2] }]],
  [
    '$elemMatch',
    { a: { $elemMatch: { $elemMatch: { $gt: 1 } } } },
    [{ a: [[0, 2]] }],
    [{ a: [2] }, { a: [[[2]]] }],
  ],
  ['$elemMatch', { a: { $elemMatch: { $not: { $gt: 1 } } } }, [{ a: [2, 1] }, { a: [[2]] }], [{ a: [2] }]],
  // $or is a filter on documents here, not a condition on a value: some engines refuse it.
  [
    '$elemMatch',
    { a: { $elemMatch: { $or: [{ b: 1 }, { b: 2 }] } } },
    [{ a: [{ b: 2 }] }],
    [{ a: [{ b: 3 }] }],
  ],
  ['$not', { a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  ['$not', { a: { $not: /x/ } }, [{ a: 'y' }, {}], [{ a: 'x' }]],
  ['$and', { $and: [{ a: 1 }, { b: 2 }] }, [{ a: 1, b: 2 }], [{ a: 1 }]],
  ['$or', { $or: [{ a: 1 }, { b: 2 }] }, [{ a: 1 }, { b: 2 }], [{ a: 2 }]],
  ['$nor', { $nor: [{ a: 1 }, { b: 2 }] }, [{}], [{ a: 1 }, { b: 2 }]],
];

export const FILTERS: FilterCase[] = [...VALUES, ...COMPOUND];
