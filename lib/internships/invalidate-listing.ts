import { nextMidnight } from '@/lib/platform/format/days-left';
import { changed, cacheTag, type Tag } from '@/lib/platform/cache/tags';
import { afterCommit } from '@/lib/platform/db/transaction';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { live, statusAt } from './visibility';

type Placed = Pick<InternshipRecord, '_id' | 'industryId'> & { formerIndustryId?: number | null };

/** The tags of everything that shows this listing, or showed it in the industry it came from. */
export function tagsOfListing({ _id, industryId, formerIndustryId }: Placed): Tag[] {
  const former: Tag[] = typeof formerIndustryId === 'number' ? [`industry:${formerIndustryId}`] : [];
  return ['listings', `internship:${_id.toHexString()}`, `industry:${industryId}`, ...former];
}

/** Says that this listing is no longer what kept pages show; inside a transaction, once that is committed. */
export const invalidateListing = (listing: Placed): void =>
  afterCommit(() => changed(tagsOfListing(listing)));

/** The next moment at which an open listing of this industry, or of any, closes. */
async function nextDeadline(now: Date, industryId?: number): Promise<Date | undefined> {
  const filter = { ...(industryId !== undefined && { industryId }), ...live(now) };
  const next = await InternshipModel.findOne(filter)
    .sort({ applicationDeadline: 1 })
    .select('applicationDeadline')
    .lean<Pick<InternshipRecord, 'applicationDeadline'>>();
  return next?.applicationDeadline;
}

const earliest = (...moments: (Date | undefined)[]): Date =>
  new Date(Math.min(...moments.flatMap((moment) => (moment ? [moment.getTime()] : []))));

/** Notes that the page shows open listings, of one industry or of all: until the next of them closes, or the days left change. */
export function cacheTagListings(now: Date, industryId?: number): Promise<void> {
  return cacheTag([industryId === undefined ? 'listings' : `industry:${industryId}`], async () =>
    earliest(nextMidnight(now), await nextDeadline(now, industryId)),
  );
}

/** Notes that the page shows this listing: until it closes, or the days left change. */
export function cacheTagListing(listing: InternshipRecord, now: Date): Promise<void> {
  const { applicationDeadline } = listing;
  return cacheTag([`internship:${listing._id.toHexString()}`], async () =>
    earliest(
      nextMidnight(now),
      statusAt(applicationDeadline, now) === 'Open' ? applicationDeadline : undefined,
    ),
  );
}
