import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel } from './internship';

preparedDatabase();

const _id = new Types.ObjectId();

/** Stores a listing as a version without the newer fields would. */
beforeEach(async () => {
  await InternshipModel.collection.deleteMany({});
  await InternshipModel.collection.insertOne({ _id, title: 'Baker', company: 'Unga', slug: 'baker' });
});

const NEWER = {
  remote: false,
  kind: 'internship',
  county: null,
  perksAndBenefits: [],
  howToApply: '',
  stipend: { kind: 'not stated', min: null, max: null },
};

test('lean reads fill in what an earlier version did not store', async () => {
  expect(await InternshipModel.findById(_id).lean()).toMatchObject({ title: 'Baker', ...NEWER });
  expect(await InternshipModel.find({ _id }).lean()).toMatchObject([NEWER]);
  const update = { $set: { title: 'Miller' } };
  expect(
    await InternshipModel.findOneAndUpdate({ _id }, update, { returnDocument: 'after' }).lean(),
  ).toMatchObject({
    title: 'Miller',
    ...NEWER,
  });
});

test('a list that is filled in is one document’s own', async () => {
  const [one, other] = [
    await InternshipModel.findById(_id).lean(),
    await InternshipModel.findById(_id).lean(),
  ];
  one?.perksAndBenefits.push('Lunch');
  expect(other?.perksAndBenefits).toEqual([]);
});

test('of a document inside, too', async () => {
  await InternshipModel.collection.updateOne({ _id }, { $set: { stipend: { kind: 'paid', min: 9_000 } } });
  const listing = await InternshipModel.findById(_id).lean();
  expect(listing?.stipend).toEqual({ kind: 'paid', min: 9_000, max: null });
  expect((await InternshipModel.findById(_id).select('stipend.kind').lean())?.stipend).toEqual({
    kind: 'paid',
  });
});

test('what is there stays, and what was not asked for is not filled in', async () => {
  await InternshipModel.collection.updateOne({ _id }, { $set: { remote: true } });
  expect(await InternshipModel.findById(_id).select('title remote kind').lean()).toEqual({
    _id,
    title: 'Baker',
    remote: true,
    kind: 'internship',
  });
  const without = await InternshipModel.findById(_id).select('-kind').lean();
  expect(without).not.toHaveProperty('kind');
  expect(without).toHaveProperty('remote', true);
  expect(without).not.toHaveProperty('prefixes');
});
