/** Cache invalidation: revalidates the pages that show a listing after an edit. */

import { nextMidnight } from '@/lib/platform/format/days-left';
import { changed, cacheTag, type Tag } from '@/lib/platform/cache/tags';
import { afterCommit } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { InternshipSummary } from './mapper';
import { isOpen, openFilter } from './open-status';

/** The largest `Date`, in milliseconds. */
const MAX_TIME = 8_640_000_000_000_000;

type Placed = Pick<InternshipRecord, '_id' | 'industryId'> & { formerIndustryId?: number | null };

type Shown = Pick<InternshipSummary, '_id' | 'applicationDeadline'>;

export function tagsOfListing({ _id, industryId, formerIndustryId }: Placed): Tag[] {
  const former: Tag[] = typeof formerIndustryId === 'number' ? [`industry:${formerIndustryId}`] : [];
  return ['listings', `internship:${_id.toHexString()}`, `industry:${industryId}`, ...former];
}

/** Invalidates the cached pages of a listing. In a transaction, does so after the commit. */
export const invalidateListing = (listing: Placed): void =>
  afterCommit(() => changed(tagsOfListing(listing)));

async function nextDeadline(now: Date, industryId?: number): Promise<Date | undefined> {
  const filter = { ...(industryId !== undefined && { industryId }), ...openFilter(now) };
  const next = await InternshipModel.findOne(filter)
    .sort({ applicationDeadline: 1 })
    .select('applicationDeadline')
    .lean<Pick<InternshipRecord, 'applicationDeadline'>>();
  return next?.applicationDeadline;
}

const earliest = (...moments: (Date | undefined)[]): Date =>
  new Date(Math.min(...moments.map(storedTime).filter((time) => !Number.isNaN(time))));

/**
 * Tags the page as a list of open listings, optionally of one industry. It expires when the next one closes, and at midnight in
 * Nairobi, when the number of days left changes.
 */
export function cacheTagListings(now: Date, industryId?: number): Promise<void> {
  return cacheTag([industryId === undefined ? 'listings' : `industry:${industryId}`], async () =>
    earliest(nextMidnight(now), await nextDeadline(now, industryId)),
  );
}

/**
 * Tags the page as search results, optionally of one industry. It expires like a list of open listings, and when the search index receives
 * synonyms or the writes of other processes.
 */
export async function cacheTagFound(now: Date, industryId?: number): Promise<void> {
  await cacheTagListings(now, industryId);
  await cacheTag(['searches'], () => Promise.resolve(new Date(MAX_TIME)));
}

/** Tags the page of a listing. It expires when the listing closes, or when the number of days left changes. */
export function cacheTagListing(listing: InternshipRecord, now: Date): Promise<void> {
  const { applicationDeadline } = listing;
  return cacheTag([`internship:${listing._id.toHexString()}`], async () =>
    earliest(nextMidnight(now), isOpen(applicationDeadline, now) ? applicationDeadline : undefined),
  );
}

/**
 * Tags the page as showing exactly these open listings. It expires when one of them changes or closes, or when the number of days
 * left changes, but not for a new listing. If there are none, the page is tagged as search results.
 */
export function cacheTagShown(shown: readonly Shown[], now: Date): Promise<void> {
  if (shown.length === 0) return cacheTagFound(now);
  return cacheTag(
    shown.map(({ _id }) => `internship:${_id}` as const),
    () =>
      Promise.resolve(
        earliest(
          nextMidnight(now),
          ...shown.map(({ applicationDeadline }) => new Date(applicationDeadline ?? Number.NaN)),
        ),
      ),
  );
}
