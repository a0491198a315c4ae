import { invalidateListing } from '@/lib/internships/invalidate-listing';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

/** Listings published in one run; the rest follows in the next. */
const MAX_PUBLISHED = 500;

/**
 * Publishes the listings whose day has come, as posted at that moment; one that was closed before stays hidden. Any number of nodes may
 * run it. Gives how many were published.
 */
export async function publishDue(now: Date, signal?: AbortSignal): Promise<number> {
  const due = await InternshipModel.find({ publishAt: { $lte: now } })
    .sort({ publishAt: 1 })
    .limit(MAX_PUBLISHED)
    .select('_id')
    .lean<Pick<InternshipRecord, '_id'>[]>();
  let published = 0;
  for (const { _id } of due) {
    if (signal?.aborted) break;
    const listing = await publish(_id, now);
    if (listing) published += 1;
  }
  return published;
}

async function publish(_id: InternshipRecord['_id'], now: Date): Promise<InternshipRecord | null> {
  const isDue = { _id, publishAt: { $lte: now } };
  const listing = await InternshipModel.findOneAndUpdate(
    { ...isDue, deletedAt: null, applicationDeadline: { $gt: now } },
    { $set: { hiddenAt: null, createdAt: now }, $unset: { publishAt: 1 } },
    { returnDocument: 'after', overwriteImmutable: true },
  ).lean<InternshipRecord>();
  if (listing) invalidateListing(listing);
  else await InternshipModel.updateOne(isDue, { $unset: { publishAt: 1 } });
  return listing;
}
