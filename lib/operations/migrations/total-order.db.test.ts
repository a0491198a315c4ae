import mongoose, { type Model } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { ordersDuring } from '@/dev/testing/sent-orders';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { models } from './collections';
import { InternshipModel } from '@/models/internship';
import { SynonymModel } from '@/models/synonym';

preparedDatabase();

const sentBy = async (work: () => Promise<unknown>) =>
  (await ordersDuring(work)).map(({ order }) => Object.entries(order));

const NEWEST = { createdAt: -1 } as const;

describe('a sorted query ends in the id', () => {
  test.each(models.map(({ modelName }) => modelName))('of the model %s', async (name) => {
    const model = mongoose.model(name) as Model<unknown>;
    expect(await sentBy(() => model.find().sort({ updatedAt: -1 }).limit(1).lean())).toEqual([
      [
        ['updatedAt', -1],
        ['_id', -1],
      ],
    ]);
  });

  test('in the direction of its last field, so that it turns with it', async () => {
    expect(await sentBy(() => InternshipModel.find().sort({ title: 1, createdAt: -1 }).lean())).toEqual([
      [
        ['title', 1],
        ['createdAt', -1],
        ['_id', -1],
      ],
    ]);
    expect(await sentBy(() => InternshipModel.find().sort({ title: -1, createdAt: 1 }).lean())).toEqual([
      [
        ['title', -1],
        ['createdAt', 1],
        ['_id', 1],
      ],
    ]);
  });

  const WAYS: Record<string, () => Promise<unknown>> = {
    'for one document': () => InternshipModel.findOne().sort(NEWEST).lean(),
    'as an option': () => InternshipModel.find({}, null, { sort: NEWEST }).lean(),
    'in words': () => InternshipModel.find().sort('-createdAt').lean(),
    'behind other documents': () => InternshipModel.find().sort(NEWEST).skip(3).limit(2).lean(),
    'as a cursor': () => InternshipModel.find().sort(NEWEST).lean().cursor().next(),
    'to change one': () =>
      InternshipModel.findOneAndUpdate(
        { title: 'none' },
        { $set: { duration: 'x' } },
        { sort: NEWEST },
      ).lean(),
    'to delete one': () => InternshipModel.findOneAndDelete({ title: 'none' }, { sort: NEWEST }).lean(),
  };
  test.each(Object.keys(WAYS))('%s', async (name) => {
    expect(await sentBy(() => WAYS[name]?.() ?? Promise.reject(new Error(name)))).toEqual([
      [
        ['createdAt', -1],
        ['_id', -1],
      ],
    ]);
  });
});

describe('a query stays as it is', () => {
  test('without an order', async () => {
    expect(await sentBy(() => InternshipModel.find().limit(1).lean())).toEqual([]);
  });

  test('with the id in its order', async () => {
    expect(await sentBy(() => InternshipModel.find().sort({ _id: -1 }).lean())).toEqual([[['_id', -1]]]);
  });

  test('with all fields of a unique index, which allows no equal documents and serves no longer order', async () => {
    expect(await sentBy(() => SynonymModel.find().sort({ phrase: 1, means: 1 }).lean())).toEqual([
      [
        ['phrase', 1],
        ['means', 1],
      ],
    ]);
    expect(await sentBy(() => SynonymModel.find().sort({ phrase: 1 }).lean())).toEqual([
      [
        ['phrase', 1],
        ['_id', 1],
      ],
    ]);
  });
});
