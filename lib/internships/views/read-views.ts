import type { Types } from 'mongoose';
import { ListingViewModel } from '@/models/listing-view';

/** Sums the views of these listings in the last 400 days, by hexadecimal id. Omits listings without views. */
export async function sumViews(internshipIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
  if (internshipIds.length === 0) return new Map();
  const sums = await ListingViewModel.aggregate<{ _id: Types.ObjectId; views: number }>([
    { $match: { internshipId: { $in: internshipIds } } },
    { $group: { _id: '$internshipId', views: { $sum: '$views' } } },
  ]);
  return new Map(sums.map(({ _id, views }) => [_id.toHexString(), views]));
}

/** Daily views of a listing. Omits days without views. */
export const viewsSince = (
  internshipId: Types.ObjectId,
  from: Date,
): Promise<{ day: Date; views: number }[]> =>
  ListingViewModel.find({ internshipId, day: { $gte: from } })
    .select('day views')
    .lean<{ day: Date; views: number }[]>();
