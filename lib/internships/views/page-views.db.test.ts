import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { readPageViews } from '@/lib/operations/dashboard/read-page-views';
import { weekOf } from '@/lib/operations/dashboard/weeks';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { PageViewModel } from '@/models/page-view';
import { countPageViews, pageSeen } from './count-page-views';
import { dayOf } from './pending-views';
import { pendingPageViews, storePageViews } from './store-page-views';

preparedDatabase();
beforeEach(async () => void (await PageViewModel.deleteMany({ day: { $gte: new Date(0) } })));
afterEach(() => vi.restoreAllMocks());

const today = dayOf(Date.now());

const rows = async () =>
  (await PageViewModel.find({}).sort({ day: 1, kind: 1, path: 1 }).lean()).map(
    ({ kind, path, day, count }) => [kind, path, (day.getTime() - today) / DAY_MS, count],
  );

test('views and clicks are one figure for each kind, page and day', async () => {
  const listing = await makeListing();
  const path = internshipPath(listing);
  const pending = pendingPageViews();
  pending.add({ kind: 'view', path, day: today, views: 2 });
  pending.add({ kind: 'apply', path, day: today, views: 1 });
  pending.add({ kind: 'view', path, day: today - DAY_MS, views: 1 });
  await storePageViews(pending);
  pending.add({ kind: 'view', path, day: today, views: 3 });
  await storePageViews(pending);
  expect(await rows()).toEqual([
    ['view', path, -1, 1],
    ['apply', path, 0, 1],
    ['view', path, 0, 5],
  ]);
});

test('pages of listings and employers that do not exist are counted together', async () => {
  const pending = pendingPageViews();
  for (const path of [
    '/internships/legal-services/no-such-listing',
    '/featured-internships/no-such-listing',
    '/employers/no-such-employer',
    'other',
  ])
    pending.add({ kind: 'view', path, day: today, views: 1 });
  await storePageViews(pending);
  expect(await rows()).toEqual([['view', 'other', 0, 4]]);
});

test('a day has 1,000 rows: further pages are counted together, those that have a row go on', async () => {
  await PageViewModel.insertMany(
    Array.from({ length: 999 }, (_, at) => ({
      kind: 'view',
      path: `/employers/e${at}`,
      day: new Date(today),
      count: 1,
    })),
  );
  const pending = pendingPageViews();
  for (const path of ['/', '/internships', '/employers', '/developers'])
    for (const day of [today, today - DAY_MS]) pending.add({ kind: 'view', path, day, views: 1 });
  await storePageViews(pending);
  const on = (day: number) => PageViewModel.countDocuments({ day: new Date(day) });
  expect([await on(today), await on(today - DAY_MS)]).toEqual([1_001, 4]);
  expect(
    await PageViewModel.findOne({ kind: 'view', path: 'other', day: new Date(today) }).lean(),
  ).toMatchObject({
    count: 3,
  });
  pending.add({ kind: 'view', path: '/', day: today, views: 1 });
  pending.add({ kind: 'view', path: '/contact-us', day: today, views: 1 });
  await storePageViews(pending);
  expect(await on(today)).toBe(1_001);
  expect(await PageViewModel.findOne({ kind: 'view', path: '/', day: new Date(today) }).lean()).toMatchObject(
    {
      count: 2,
    },
  );
});

test('no more than 2,000 entries wait to be stored', () => {
  const pending = pendingPageViews();
  for (let at = 0; at < 2_100; at += 1)
    pending.add({ kind: 'view', path: `/employers/e${at}`, day: today, views: 1 });
  expect(pending.take()).toHaveLength(2_000);
});

test('what could not be stored is counted the next time, and what was counted last at the end', async () => {
  const counting = countPageViews();
  pageSeen('industry', '/internships/legal-services');
  const pending = pendingPageViews();
  pending.add({ kind: 'industry', path: '/internships/legal-services', day: today, views: 1 });
  vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  await expect(storePageViews(pending)).rejects.toThrow('away');
  await storePageViews(pending);
  await counting.stop();
  expect(await rows()).toEqual([['industry', '/internships/legal-services', 0, 2]]);
});

test('the database deletes a day after 400 days', async () => {
  const indexes = await PageViewModel.collection.indexes();
  expect(indexes.find(({ key }) => Object.keys(key).join() === 'day')?.expireAfterSeconds).toBe(34_560_000);
});

test('administrators read the last 30 days by day, or twelve weeks by week, of one kind; nobody else does', async () => {
  const monday = weekOf(new Date()).from.getTime();
  const row = { kind: 'view', path: '/', day: new Date(today), count: 4 } as const;
  await PageViewModel.insertMany([
    row,
    { ...row, path: '/internships', count: 7 },
    { ...row, kind: 'apply', count: 50 },
    { ...row, day: new Date(today - 29 * DAY_MS), count: 2 },
    { ...row, day: new Date(today - 30 * DAY_MS), count: 100 },
    { ...row, day: new Date(monday - 11 * 7 * DAY_MS), count: 1_000 },
    { ...row, day: new Date(monday - 11 * 7 * DAY_MS - DAY_MS), count: 10_000 },
  ]);
  const administrator = asActor(await makeUser('administrator'));
  const days = await readPageViews(administrator, {});
  expect(days).toMatchObject({ analytics: 'off', kind: 'view', period: 'days', total: 13 });
  expect(days.steps.map(({ count }) => count)).toEqual([2, ...Array<number>(28).fill(0), 11]);
  expect(days.steps.at(-1)?.from).toBe(new Date(today).toISOString());
  expect(days.pages).toEqual([
    { path: '/internships', count: 7 },
    { path: '/', count: 6 },
  ]);
  const weeks = await readPageViews(administrator, { period: 'weeks', kind: 'view' });
  expect(weeks.steps).toHaveLength(12);
  expect(weeks.steps[0]).toEqual({ from: new Date(monday - 11 * 7 * DAY_MS).toISOString(), count: 1_000 });
  expect(weeks.total).toBe(1_113);
  const clicks = await readPageViews(administrator, { kind: 'apply' });
  expect(clicks.pages).toEqual([{ path: '/', count: 50 }]);
  await expect(readPageViews(administrator, { kind: 'everything' })).rejects.toThrow();
  const editor = asActor(await makeUser('editor'));
  await expect(readPageViews(editor, {})).rejects.toMatchObject({ status: 403 });
});

test('the 50 pages that were read most are listed', async () => {
  await PageViewModel.insertMany(
    Array.from({ length: 60 }, (_, at) => ({
      kind: 'view',
      path: `/employers/e${at}`,
      day: new Date(today),
      count: at + 1,
    })),
  );
  const { pages, total } = await readPageViews(asActor(await makeUser('administrator')), {});
  expect(pages).toHaveLength(50);
  expect(pages[0]).toEqual({ path: '/employers/e59', count: 60 });
  expect(total).toBe(1_830);
});
