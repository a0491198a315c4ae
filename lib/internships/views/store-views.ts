import type { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { refusedOf } from '@/lib/platform/db/refused-writes';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ListingViewModel } from '@/models/listing-view';
import { listingAddress } from './listing-path';
import type { PendingViews, SeenPage } from './pending-views';

type Found = Pick<InternshipRecord, '_id' | 'industryId' | 'slug' | 'featuredSlug'>;

const FIELDS = 'industryId slug featuredSlug';
const ownKey = (industryId: number, slug: string) => `${industryId}/${slug}`;

async function findOwn(
  pages: readonly { industryId: number; slug: string }[],
): Promise<Map<string, Types.ObjectId>> {
  const found = new Map<string, Types.ObjectId>();
  for (const industryId of new Set(pages.map((page) => page.industryId))) {
    const slugs = pages.flatMap((page) => (page.industryId === industryId ? [page.slug] : []));
    const records = await InternshipModel.find({ industryId, slug: { $in: slugs } })
      .select(FIELDS)
      .lean<Found[]>();
    for (const { _id, slug } of records) found.set(ownKey(industryId, slug), _id);
  }
  return found;
}

/** If several have the same slug, uses the newest, which is the one shown. */
async function findFeatured(slugs: readonly string[]): Promise<Map<string, Types.ObjectId>> {
  if (slugs.length === 0) return new Map();
  const records = await InternshipModel.find({ featuredSlug: { $in: slugs }, isFeatured: true })
    .sort({ createdAt: 1 })
    .select(FIELDS)
    .lean<Found[]>();
  return new Map(records.map(({ _id, featuredSlug }) => [featuredSlug, _id]));
}

export async function byListing<Page extends { path: string }>(
  pages: readonly Page[],
): Promise<{ page: Page; internshipId: Types.ObjectId }[]> {
  const seen = pages.flatMap((page) => {
    const address = listingAddress(page.path);
    return address ? [{ page, address }] : [];
  });
  const own = await findOwn(seen.flatMap(({ address }) => ('slug' in address ? [address] : [])));
  const featured = await findFeatured(
    seen.flatMap(({ address }) => ('featuredSlug' in address ? [address.featuredSlug] : [])),
  );
  return seen.flatMap(({ page, address }) => {
    const internshipId =
      'slug' in address
        ? own.get(ownKey(address.industryId, address.slug))
        : featured.get(address.featuredSlug);
    return internshipId ? [{ page, internshipId }] : [];
  });
}

/** Stores the pending views in one write. On failure, they become pending again and the database error is thrown. */
export async function storeViews(pending: PendingViews): Promise<void> {
  const pages = pending.take();
  if (pages.length === 0) return;
  let left: SeenPage[] = pages;
  try {
    await connect();
    const seen = await byListing(pages);
    left = seen.map(({ page }) => page);
    const writes = seen.map(({ page: { day, views }, internshipId }) => ({
      updateOne: { filter: { internshipId, day: new Date(day) }, update: { $inc: { views } }, upsert: true },
    }));
    if (writes.length > 0) await ListingViewModel.bulkWrite(writes, { ordered: false });
  } catch (error) {
    const refused = refusedOf(error);
    for (const [at, page] of left.entries()) if (!refused || refused.has(at)) pending.add(page);
    throw error;
  }
}
