import type { Step, Story } from './story';

const insert = (...documents: object[]) => ({ insert: 'c', documents });
const all = (found: object[], session?: string): Step => ({
  run: { find: 'c', sort: { _id: 1 } },
  found,
  ...(session === undefined ? {} : { in: session }),
});
const add = (_id: number, session?: string, refusal: object = {}): Step => ({
  run: { update: 'c', updates: [{ q: { _id }, u: { $inc: { n: 1 } } }] },
  ...(session === undefined ? {} : { in: session }),
  ...refusal,
});
const one = { _id: 1, n: 1 };
const conflict = { refused: 112, label: 'TransientTransactionError' };

const OUTCOMES: Story[] = [
  {
    of: 'transaction',
    name: 'is visible to others only after its commit',
    steps: [
      { start: 'a' },
      { run: insert(one), in: 'a' },
      all([one], 'a'),
      all([]),
      { commit: 'a' },
      all([one]),
    ],
  },
  {
    of: 'transaction',
    name: 'leaves no changes after an abort',
    documents: [one],
    steps: [
      { start: 'a' },
      add(1, 'a'),
      { run: insert({ _id: 2 }), in: 'a' },
      { run: { delete: 'c', deletes: [{ q: { _id: 1 }, limit: 1 }] }, in: 'a' },
      all([{ _id: 2 }], 'a'),
      { abort: 'a' },
      all([one]),
    ],
  },
  {
    of: 'transaction',
    name: 'is committed once if the commit is repeated',
    documents: [one],
    steps: [{ start: 'a' }, add(1, 'a'), { commit: 'a' }, { commit: 'a' }, all([{ _id: 1, n: 2 }])],
  },
  {
    of: 'transaction',
    name: 'counts, finds and modifies its own writes',
    documents: [one],
    steps: [
      { start: 'a' },
      { run: insert({ _id: 2, n: 1 }), in: 'a' },
      {
        run: {
          aggregate: 'c',
          pipeline: [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }],
          cursor: {},
        },
        in: 'a',
        found: [{ _id: 1, n: 2 }],
      },
      {
        run: { findAndModify: 'c', query: { _id: 2 }, update: { $inc: { n: 1 } }, new: true },
        in: 'a',
        answer: { value: { _id: 2, n: 2 } },
      },
      { commit: 'a' },
      all([one, { _id: 2, n: 2 }]),
    ],
  },
];

const ISOLATION: Story[] = [
  {
    of: 'transaction',
    name: 'reads the database as it was when it began',
    documents: [one],
    steps: [
      { start: 'a' },
      all([one], 'a'),
      add(1),
      { run: insert({ _id: 2 }) },
      all([one], 'a'),
      { commit: 'a' },
      all([{ _id: 1, n: 2 }, { _id: 2 }]),
    ],
  },
  {
    of: 'transaction',
    name: 'conflicts with a change in another open transaction',
    documents: [one],
    steps: [
      { start: 'a' },
      { start: 'b' },
      add(1, 'a'),
      add(1, 'b', conflict),
      { commit: 'a' },
      { abort: 'b' },
      all([{ _id: 1, n: 2 }]),
    ],
  },
  {
    of: 'transaction',
    name: 'conflicts with a change made since it began',
    documents: [one],
    steps: [
      { start: 'a' },
      all([one], 'a'),
      add(1),
      add(1, 'a', conflict),
      { abort: 'a' },
      all([{ _id: 1, n: 2 }]),
    ],
  },
  {
    of: 'transaction',
    name: 'enforces unique indexes on its own writes',
    documents: [{ _id: 1, k: 'x' }],
    indexes: [{ key: { k: 1 }, name: 'k', unique: true }],
    steps: [
      { start: 'a' },
      { run: insert({ _id: 2, k: 'x' }), in: 'a', refused: 11000 },
      { abort: 'a' },
      { start: 'a' },
      { run: { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { k: 'y' } } }] }, in: 'a' },
      { run: insert({ _id: 2, k: 'x' }), in: 'a' },
      { commit: 'a' },
      all([
        { _id: 1, k: 'y' },
        { _id: 2, k: 'x' },
      ]),
    ],
  },
];

export const TRANSACTIONS: Story[] = [...OUTCOMES, ...ISOLATION];
