import type { QueryFilter } from 'mongoose';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';

/** Includes statuses without applications. */
export type StatusCounts = Record<ApplicationStatus, number>;

export async function countByStatus(filter: QueryFilter<ApplicationRecord>): Promise<StatusCounts> {
  const counted = await ApplicationModel.aggregate<{ _id: ApplicationStatus; count: number }>([
    { $match: filter },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const counts = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 0])) as StatusCounts;
  for (const { _id, count } of counted) counts[_id] = count;
  return counts;
}

export const sumOf = (counts: StatusCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
