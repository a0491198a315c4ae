import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { invalidateListing } from '@/lib/internships/listings/invalidate-listing';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

/**
 * Publishes scheduled listings that are due, with the current time as their posting date. Listings closed before they are due stay hidden.
 * Any number of nodes may run it. Returns how many were published.
 */
export const publishDue = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'publishing listings',
    items: InternshipModel.find({ publishAt: { $lte: now } })
      .sort({ publishAt: 1 })
      .select('_id')
      .lean<Pick<InternshipRecord, '_id'>[]>()
      .cursor(),
    act: ({ _id }) => publish(_id, now),
    signal,
  });

async function publish(_id: InternshipRecord['_id'], now: Date): Promise<boolean> {
  const isDue = { _id, publishAt: { $lte: now } };
  const listing = await InternshipModel.findOneAndUpdate(
    { ...isDue, deletedAt: null, applicationDeadline: { $gt: now } },
    { $set: { hiddenAt: null, createdAt: now }, $unset: { publishAt: 1 } },
    { returnDocument: 'after', overwriteImmutable: true },
  ).lean<InternshipRecord>();
  if (listing) invalidateListing(listing);
  else await InternshipModel.updateOne(isDue, { $unset: { publishAt: 1 } });
  return listing !== null;
}
