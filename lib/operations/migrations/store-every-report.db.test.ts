import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { countDismissals, countReporters, dropReporters, storeEveryReport } from './store-every-report';

preparedDatabase();

/** A report in the form in which the previous version stored it. */
const formerReport = (internshipId: Types.ObjectId, change: object = {}) => ({
  ...{ _id: new Types.ObjectId(), internshipId, reason: 'money', harm: 0, text: null, email: null },
  ...{
    reporterId: null,
    reporter: `network ${new Types.ObjectId().toHexString()}`,
    network: 'one',
    weight: 1,
  },
  ...{ state: 'open', decision: null, createdAt: new Date() },
  ...change,
});

const dismissed = (internshipId: Types.ObjectId, daysAgo: number) =>
  formerReport(internshipId, {
    state: 'dismissed',
    decision: { by: null, at: inDays(-daysAgo), comments: null },
  });

const dismissedAt = async (_id: Types.ObjectId) =>
  (await InternshipModel.findById(_id).select('+reportsDismissedAt').orFail().lean()).reportsDismissedAt;

const daysSince = (at: Date | undefined) =>
  at ? Math.round((Date.now() - at.getTime()) / (24 * 60 * 60_000)) : null;

const hasFormerIndex = async () =>
  (await ReportModel.collection.indexes()).some(({ key }) => 'reporter' in key);

beforeEach(async () => {
  await ReportModel.collection.deleteMany({});
  await ReportModel.collection.createIndex({ internshipId: 1, reporter: 1 }, { unique: true });
});

test('killed anywhere goes on: every report can be stored, and dismissals of 30 days are known', async () => {
  const dismissals: [daysAgo: number[], noted: number | null][] = [
    [[2], 2],
    [[29, 1], 1],
    [[31], null],
    [[], null],
  ];
  const listings: Types.ObjectId[] = [];
  for (const [daysAgo] of dismissals) {
    const { _id } = await makeListing();
    listings.push(_id);
    const stored = [formerReport(_id), ...daysAgo.map((days) => dismissed(_id, days))];
    await ReportModel.collection.insertMany(stored as never);
  }
  expect(await countDismissals()).toBe(3);
  await breakOffAnywhere(storeEveryReport, async () => undefined);
  await storeEveryReport();
  expect(await hasFormerIndex()).toBe(false);
  const noted = [];
  for (const _id of listings) noted.push(daysSince(await dismissedAt(_id)));
  expect(noted).toEqual(dismissals.map(([, days]) => days));
  expect(await countReporters()).toBe(8);
});

test('once the previous version is gone, so is whom it took for the reporter', async () => {
  const { _id } = await makeListing();
  await ReportModel.collection.insertOne(dismissed(_id, 1) as never);
  await breakOffAnywhere(dropReporters, async () => undefined);
  expect(await countReporters()).toBe(0);
  expect(await dismissedAt(_id)).toBeInstanceOf(Date);
  expect(await hasFormerIndex()).toBe(false);
});
