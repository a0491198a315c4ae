import { Double, Int32, Long } from 'bson';
import type { Case } from './case';
import { list } from './documents';

const ids = (...numbers: number[]) => numbers.map((_id) => ({ _id }));
const find = (
  of: string,
  name: string,
  fields: object,
  found: object[],
  documents: object[] = list,
): Case => ({
  of,
  name,
  documents,
  run: { find: 'c', ...fields },
  found,
});
const only = { projection: { _id: 1 } };

const FIND: Case[] = [
  find('find', 'returns all documents', {}, list),
  find('find', 'returns nothing if the collection does not exist', {}, [], []),
  find('sort', 'sorts in ascending order', { sort: { a: 1 }, ...only }, ids(2, 3, 1)),
  find('sort', 'sorts in descending order', { sort: { a: -1 }, ...only }, ids(1, 3, 2)),
  find('sort', 'sorts by several fields', { sort: { a: 1, _id: -1 }, ...only }, ids(3, 1, 2), [
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
    { _id: 3, a: 1 },
  ]),
  find('sort', 'sorts mixed types', { sort: { a: 1, _id: 1 }, ...only }, ids(4, 3, 5, 2, 1, 6, 7), [
    { _id: 1, a: true },
    { _id: 2, a: 'x' },
    { _id: 3, a: null },
    { _id: 4, a: [] },
    { _id: 5, a: 1 },
    { _id: 6, a: new Date(0) },
    { _id: 7, a: /x/ },
  ]),
  find('sort', 'uses the smallest array element', { sort: { a: 1 }, ...only }, ids(2, 1), [
    { _id: 1, a: 2 },
    { _id: 2, a: [5, 1] },
  ]),
  {
    of: 'sort',
    name: 'refuses an unknown direction',
    documents: list,
    run: { find: 'c', sort: { a: 2 } },
    refused: 15975,
  },
  find('$natural', 'uses insertion order for 1', { sort: { $natural: 1 }, ...only }, ids(1, 2, 3)),
  find('$natural', 'reverses insertion order for -1', { sort: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'works with filter, skip and limit',
    { filter: { _id: { $gt: 0 } }, sort: { $natural: -1 }, skip: 1, limit: 1, ...only },
    ids(2),
  ),
  find('$natural', 'is accepted as a hint', { hint: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'as a hint does not override sort',
    { hint: { $natural: -1 }, sort: { a: 1 }, ...only },
    ids(2, 3, 1),
  ),
  {
    of: '$natural',
    name: 'is refused together with other fields',
    documents: list,
    run: { find: 'c', sort: { $natural: 1, a: 1 } },
    refused: 2,
  },
  {
    of: '$natural',
    name: 'is refused in a pipeline',
    documents: list,
    run: { aggregate: 'c', pipeline: [{ $sort: { $natural: 1 } }], cursor: {} },
    refused: 16410,
  },
  {
    of: '$natural',
    name: 'selects the document that findAndModify changes',
    documents: list,
    run: { findAndModify: 'c', query: {}, sort: { $natural: -1 }, remove: true },
    answer: { value: { _id: 3 } },
  },
  find('skip', 'skips the first documents', { sort: { _id: 1 }, skip: 2, ...only }, ids(3)),
  find('limit', 'returns at most that many documents', { sort: { _id: 1 }, limit: 2, ...only }, ids(1, 2)),
  { of: 'limit', name: 'refuses a negative number', run: { find: 'c', limit: -1 }, refused: 51024 },
  find('batchSize', 'returns all documents in batches', { batchSize: 2, ...only }, ids(1, 2, 3)),
  find(
    'singleBatch',
    'returns one batch',
    { singleBatch: true, batchSize: 1, sort: { _id: 1 }, ...only },
    ids(1),
  ),
  find('hint', 'uses the named index', { hint: '_id_', ...only }, ids(1, 2, 3)),
  {
    of: 'hint',
    name: 'refuses an unknown index',
    documents: list,
    run: { find: 'c', hint: 'a_1' },
    refused: 2,
  },
  {
    of: 'getMore',
    name: 'refuses an unknown cursor',
    run: { getMore: Long.fromNumber(99), collection: 'c' },
    refused: 43,
  },
  { of: 'an unknown field', name: 'is refused by find', run: { find: 'c', filters: {} }, refused: 40415 },
  { of: 'an unknown command', name: 'is refused', run: { nope: 1 }, refused: 59 },
];

const projected = (name: string, projection: object, found: object[], documents?: object[]) =>
  find('projection', name, { projection, sort: { _id: 1 } }, found, documents);

const PROJECTION: Case[] = [
  projected('includes a field', { a: 1 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected('includes a field of an embedded document', { 'b.c': 1, _id: 0 }, [
    { b: { c: 1 } },
    { b: { c: 2 } },
    { b: { c: 3 } },
  ]),
  projected('excludes fields', { b: 0 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected(
    'applies to documents in arrays',
    { 'l.a': 1 },
    [{ _id: 1, l: [{ a: 1 }, {}] }],
    [{ _id: 1, l: [{ a: 1, b: 1 }, { b: 2 }] }],
  ),
  projected('slices an array', { l: { $slice: -1 } }, [{ _id: 1, l: [3] }], [{ _id: 1, l: [1, 2, 3] }]),
  projected(
    'includes the first matching element',
    { l: { $elemMatch: { a: 2 } } },
    [{ _id: 1, l: [{ a: 2, b: 1 }] }],
    [{ _id: 1, l: [{ a: 1 }, { a: 2, b: 1 }] }],
  ),
  {
    of: 'projection',
    name: 'refuses to include and exclude fields',
    documents: list,
    run: { find: 'c', projection: { a: 1, b: 0 } },
    refused: 31254,
  },
];

const COUNT: Case[] = [
  {
    of: 'count',
    name: 'counts matching documents',
    documents: list,
    run: { count: 'c', query: { a: { $gt: 1 } } },
    answer: { n: 2 },
  },
  { of: 'count', name: 'counts all documents', documents: list, run: { count: 'c' }, answer: { n: 3 } },
  { of: 'count', name: 'returns 0 if the collection does not exist', run: { count: 'c' }, answer: { n: 0 } },
  {
    of: 'distinct',
    name: 'returns each value and each array element once',
    documents: [{ _id: 1, a: [1, 3] }, { _id: 2, a: 1 }, { _id: 3 }],
    run: { distinct: 'c', key: 'a', query: {} },
    answer: { values: [1, 3] },
  },
  {
    of: 'insert',
    name: 'preserves number types',
    exact: true,
    documents: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
    run: { find: 'c' },
    found: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
  },
];

export const READS: Case[] = [...FIND, ...PROJECTION, ...COUNT];
