import mongoose, { Types } from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { readListingWeeks } from '@/lib/operations/dashboard/read-listing-weeks';
import { weekOf } from '@/lib/operations/dashboard/weeks';
import { listOwnInternships } from '@/lib/internships/listings/list-own';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { ApplyClickModel } from '@/models/apply-click';
import { ListingViewModel } from '@/models/listing-view';
import { countViews } from './count-views';
import { dayOf, PendingViews } from './pending-views';
import { storeViews } from './store-views';

preparedDatabase();
afterEach(() => vi.restoreAllMocks());

const today = dayOf(Date.now());
type Listing = Awaited<ReturnType<typeof makeListing>>;

async function ownListing(change: Parameters<typeof makeListing>[0] = {}) {
  const employer = await makeUser('employer');
  return { employer, listing: await makeListing({ postedBy: employer._id, ...change }) };
}

const viewsOf = async ({ _id }: Listing) =>
  (await ListingViewModel.find({ internshipId: _id }).sort({ day: 1 }).lean()).map(({ day, views }) => [
    day.getTime(),
    views,
  ]);

test('views are one figure per listing and day, by either of its addresses', async () => {
  const { listing, employer } = await ownListing({ isFeatured: true });
  const pending = new PendingViews();
  pending.add({ path: internshipPath(listing), day: today, views: 3 });
  pending.add({ path: `/featured-internships/${listing.featuredSlug}`, day: today, views: 2 });
  pending.add({ path: internshipPath(listing), day: today - DAY_MS, views: 1 });
  pending.add({ path: '/internships/legal-services/nobody-nothing', day: today, views: 9 });
  await storeViews(pending);
  pending.add({ path: internshipPath(listing), day: today, views: 1 });
  await storeViews(pending);
  expect(await viewsOf(listing)).toEqual([
    [today - DAY_MS, 1],
    [today, 6],
  ]);
  const { internships } = await listOwnInternships(asActor(employer), {});
  expect(internships).toMatchObject([{ views: 7, applicants: 0 }]);
});

test('its employer sees twelve weeks, nobody else does', async () => {
  const { listing, employer } = await ownListing();
  const monday = weekOf(new Date()).from.getTime();
  const before = { internshipId: listing._id, day: new Date(monday - DAY_MS), views: 4 };
  const tooOld = { internshipId: listing._id, day: new Date(monday - 12 * 7 * DAY_MS), views: 100 };
  await ListingViewModel.create([before, { ...before, day: new Date(monday), views: 5 }, tooOld]);
  const click = { internshipId: listing._id, at: new Date(monday - 1) };
  await ApplyClickModel.create([
    click,
    { ...click, at: new Date(monday) },
    { ...click, at: new Date(monday) },
    { ...click, internshipId: new Types.ObjectId() },
    { ...click, at: new Date(monday - 11 * 7 * DAY_MS - 1) },
  ]);
  const weeks = await readListingWeeks(asActor(employer), { id: listing._id.toHexString() });
  expect(weeks.map(({ views }) => views)).toEqual([...Array<number>(10).fill(0), 4, 5]);
  expect(weeks.map(({ clicks }) => clicks)).toEqual([...Array<number>(10).fill(0), 1, 2]);
  const other = asActor(await makeUser('employer'));
  await expect(readListingWeeks(other, { id: listing._id.toHexString() })).rejects.toMatchObject({
    status: 404,
  });
});

test('views that could not be stored are counted the next time', async () => {
  const { listing } = await ownListing();
  const pending = new PendingViews();
  pending.add({ path: internshipPath(listing), day: today, views: 2 });
  vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  await expect(storeViews(pending)).rejects.toThrow('away');
  await storeViews(pending);
  await storeViews(pending);
  expect(await viewsOf(listing)).toEqual([[today, 2]]);
});

test('what was counted last is stored at the end', async () => {
  const { listing } = await ownListing();
  const views = countViews();
  views.seen(internshipPath(listing));
  views.seen(internshipPath(listing));
  await views.stop();
  expect(await viewsOf(listing)).toEqual([[today, 2]]);
});
