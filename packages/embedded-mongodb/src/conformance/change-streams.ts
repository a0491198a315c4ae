import type { Story } from './story';

const insert = (...documents: object[]) => ({ run: { insert: 'c', documents } });
const set = (fields: object) => ({ run: { update: 'c', updates: [{ q: { _id: 1 }, u: fields }] } });
const remove = { run: { delete: 'c', deletes: [{ q: { _id: 1 }, limit: 1 }] } };
const stream = (stage: object, refused: number) => ({
  run: { aggregate: 'c', pipeline: [{ $changeStream: {} }, stage], cursor: {} },
  refused,
});
const inserted = (document: { _id: number; a?: number; b?: number }) => ({
  operationType: 'insert',
  documentKey: { _id: document._id },
  fullDocument: document,
});

export const CHANGE_STREAMS: Story[] = [
  {
    of: 'change stream',
    name: 'reports inserts, updates and deletes in order',
    documents: [{ _id: 9 }],
    steps: [
      { watch: 'w' },
      insert({ _id: 1, a: 1, b: 1 }),
      set({ $set: { a: 2 }, $unset: { b: 1 } }),
      remove,
      {
        changes: 'w',
        are: [
          inserted({ _id: 1, a: 1, b: 1 }),
          {
            operationType: 'update',
            documentKey: { _id: 1 },
            updateDescription: { updatedFields: { a: 2 }, removedFields: ['b'] },
          },
          { operationType: 'delete', documentKey: { _id: 1 } },
        ],
      },
    ],
  },
  {
    of: 'change stream',
    name: 'reports a replacement with the whole document',
    documents: [{ _id: 1, a: 1 }],
    steps: [
      { watch: 'w' },
      set({ b: 2 }),
      {
        changes: 'w',
        are: [{ operationType: 'replace', documentKey: { _id: 1 }, fullDocument: { _id: 1, b: 2 } }],
      },
    ],
  },
  {
    of: 'change stream',
    name: 'includes the current document if requested',
    documents: [{ _id: 1, a: 1 }],
    steps: [
      { watch: 'w', options: { fullDocument: 'updateLookup' } },
      set({ $set: { b: 2 } }),
      {
        changes: 'w',
        are: [{ operationType: 'update', documentKey: { _id: 1 }, fullDocument: { _id: 1, a: 1, b: 2 } }],
      },
    ],
  },
  {
    of: 'change stream',
    name: 'reports only changes that pass a later $match',
    documents: [{ _id: 9 }],
    steps: [
      {
        watch: 'w',
        stages: [{ $match: { operationType: 'insert' } }, { $match: { 'fullDocument.a': { $gt: 1 } } }],
      },
      insert({ _id: 1, a: 1 }, { _id: 2, a: 2 }),
      remove,
      insert({ _id: 3, a: 3 }),
      { changes: 'w', are: [inserted({ _id: 2, a: 2 }), inserted({ _id: 3, a: 3 })] },
    ],
  },
  {
    of: 'change stream',
    name: 'includes the fields named by a later $project',
    documents: [{ _id: 9 }],
    steps: [
      { watch: 'w', stages: [{ $project: { operationType: 1, fullDocument: { b: true } } }] },
      insert({ _id: 1, a: 1, b: 1 }),
      remove,
      {
        changes: 'w',
        are: [{ operationType: 'insert', fullDocument: { b: 1 } }, { operationType: 'delete' }],
        only: true,
      },
    ],
  },
  {
    of: 'change stream',
    name: 'omits the fields excluded by a later $project, then filters',
    documents: [{ _id: 9 }],
    steps: [
      {
        watch: 'w',
        stages: [
          { $project: { ns: 0, clusterTime: 0, wallTime: 0, 'fullDocument.a': 0 } },
          { $match: { 'fullDocument.a': null } },
        ],
      },
      insert({ _id: 1, a: 1, b: 1 }),
      { changes: 'w', are: [inserted({ _id: 1, b: 1 })], only: true },
    ],
  },
  {
    of: 'change stream',
    name: 'refuses stages that cannot follow it',
    steps: [
      stream({ $group: { _id: 1 } }, 20),
      stream({ $sort: { a: 1 } }, 20),
      stream({ $match: {}, $project: { a: 1 } }, 40323),
      stream({ $project: {} }, 51272),
      stream({ $project: { a: 1, b: 0 } }, 31254),
    ],
  },
  {
    of: 'change stream',
    name: 'resumes after a change that was read',
    documents: [{ _id: 9 }],
    steps: [
      { watch: 'w' },
      insert({ _id: 1 }),
      insert({ _id: 2 }),
      { changes: 'w', are: [inserted({ _id: 1 })] },
      insert({ _id: 3 }),
      { watch: 'v', after: 'w' },
      { changes: 'v', are: [inserted({ _id: 2 }), inserted({ _id: 3 })] },
    ],
  },
  {
    of: 'change stream',
    name: 'reports a transaction once it is committed, and nothing from an aborted one',
    documents: [{ _id: 9 }],
    steps: [
      { watch: 'w' },
      { start: 'a' },
      { ...insert({ _id: 1 }), in: 'a' },
      { abort: 'a' },
      { start: 'a' },
      { ...insert({ _id: 2 }), in: 'a' },
      insert({ _id: 3 }),
      { commit: 'a' },
      { changes: 'w', are: [inserted({ _id: 3 }), inserted({ _id: 2 })] },
    ],
  },
];
