import type { Types } from 'mongoose';
import { ListingViewModel } from '@/models/listing-view';

/** How often the pages of these listings were seen within the 400 days that are kept, by hexadecimal id; without those that were not. */
export async function sumViews(internshipIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
  const sums = await ListingViewModel.aggregate<{ _id: Types.ObjectId; views: number }>([
    { $match: { internshipId: { $in: internshipIds } } },
    { $group: { _id: '$internshipId', views: { $sum: '$views' } } },
  ]);
  return new Map(sums.map(({ _id, views }) => [_id.toHexString(), views]));
}

/** The days from `from` on at which the page of a listing was seen, with how often. */
export const viewsSince = (
  internshipId: Types.ObjectId,
  from: Date,
): Promise<{ day: Date; views: number }[]> =>
  ListingViewModel.find({ internshipId, day: { $gte: from } })
    .select('day views')
    .lean<{ day: Date; views: number }[]>();
