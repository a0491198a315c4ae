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
  find('find', 'gives all', {}, list),
  find('find', 'gives nothing of no collection', {}, [], []),
  find('sort', 'orders up', { sort: { a: 1 }, ...only }, ids(2, 3, 1)),
  find('sort', 'orders down', { sort: { a: -1 }, ...only }, ids(1, 3, 2)),
  find('sort', 'orders by several fields', { sort: { a: 1, _id: -1 }, ...only }, ids(3, 1, 2), [
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
    { _id: 3, a: 1 },
  ]),
  find('sort', 'orders types', { sort: { a: 1, _id: 1 }, ...only }, ids(4, 3, 5, 2, 1, 6, 7), [
    { _id: 1, a: true },
    { _id: 2, a: 'x' },
    { _id: 3, a: null },
    { _id: 4, a: [] },
    { _id: 5, a: 1 },
    { _id: 6, a: new Date(0) },
    { _id: 7, a: /x/ },
  ]),
  find('sort', 'takes the least of a list', { sort: { a: 1 }, ...only }, ids(2, 1), [
    { _id: 1, a: 2 },
    { _id: 2, a: [5, 1] },
  ]),
  {
    of: 'sort',
    name: 'refuses a direction',
    documents: list,
    run: { find: 'c', sort: { a: 2 } },
    refused: 15975,
  },
  find('$natural', 'of 1 gives what was stored first', { sort: { $natural: 1 }, ...only }, ids(1, 2, 3)),
  find('$natural', 'of -1 gives what was stored last', { sort: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'of -1 filters, skips and ends as any order',
    { filter: { _id: { $gt: 0 } }, sort: { $natural: -1 }, skip: 1, limit: 1, ...only },
    ids(2),
  ),
  find('$natural', 'of -1 is taken as a hint', { hint: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'as a hint leaves the order to sort',
    { hint: { $natural: -1 }, sort: { a: 1 }, ...only },
    ids(2, 3, 1),
  ),
  {
    of: '$natural',
    name: 'is refused beside other fields',
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
    name: 'of -1 finds what is changed',
    documents: list,
    run: { findAndModify: 'c', query: {}, sort: { $natural: -1 }, remove: true },
    answer: { value: { _id: 3 } },
  },
  find('skip', 'leaves out the first', { sort: { _id: 1 }, skip: 2, ...only }, ids(3)),
  find('limit', 'ends after so many', { sort: { _id: 1 }, limit: 2, ...only }, ids(1, 2)),
  { of: 'limit', name: 'refuses less than none', run: { find: 'c', limit: -1 }, refused: 51024 },
  find('batchSize', 'gives all, a batch at a time', { batchSize: 2, ...only }, ids(1, 2, 3)),
  find('singleBatch', 'gives one', { singleBatch: true, batchSize: 1, sort: { _id: 1 }, ...only }, ids(1)),
  find('hint', 'reads by the index', { hint: '_id_', ...only }, ids(1, 2, 3)),
  {
    of: 'hint',
    name: 'refuses an index there is not',
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
  { of: 'an unknown field', name: 'of find is refused', run: { find: 'c', filters: {} }, refused: 40415 },
  { of: 'an unknown command', name: 'is refused', run: { nope: 1 }, refused: 59 },
];

const projected = (name: string, projection: object, found: object[], documents?: object[]) =>
  find('projection', name, { projection, sort: { _id: 1 } }, found, documents);

const PROJECTION: Case[] = [
  projected('keeps a field', { a: 1 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected('keeps what is in a document', { 'b.c': 1, _id: 0 }, [
    { b: { c: 1 } },
    { b: { c: 2 } },
    { b: { c: 3 } },
  ]),
  projected('leaves fields out', { b: 0 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected(
    'goes into lists',
    { 'l.a': 1 },
    [{ _id: 1, l: [{ a: 1 }, {}] }],
    [{ _id: 1, l: [{ a: 1, b: 1 }, { b: 2 }] }],
  ),
  projected('cuts a list', { l: { $slice: -1 } }, [{ _id: 1, l: [3] }], [{ _id: 1, l: [1, 2, 3] }]),
  projected(
    'finds a member',
    { l: { $elemMatch: { a: 2 } } },
    [{ _id: 1, l: [{ a: 2, b: 1 }] }],
    [{ _id: 1, l: [{ a: 1 }, { a: 2, b: 1 }] }],
  ),
  {
    of: 'projection',
    name: 'refuses to keep and leave out',
    documents: list,
    run: { find: 'c', projection: { a: 1, b: 0 } },
    refused: 31254,
  },
];

const COUNT: Case[] = [
  {
    of: 'count',
    name: 'counts',
    documents: list,
    run: { count: 'c', query: { a: { $gt: 1 } } },
    answer: { n: 2 },
  },
  { of: 'count', name: 'counts all', documents: list, run: { count: 'c' }, answer: { n: 3 } },
  { of: 'count', name: 'is 0 of no collection', run: { count: 'c' }, answer: { n: 0 } },
  {
    of: 'distinct',
    name: 'gives each value once, of lists each member',
    documents: [{ _id: 1, a: [1, 3] }, { _id: 2, a: 1 }, { _id: 3 }],
    run: { distinct: 'c', key: 'a', query: {} },
    answer: { values: [1, 3] },
  },
  {
    of: 'insert',
    name: 'keeps the types of numbers',
    exact: true,
    documents: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
    run: { find: 'c' },
    found: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
  },
];

export const READS: Case[] = [...FIND, ...PROJECTION, ...COUNT];
