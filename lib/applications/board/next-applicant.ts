import type { QueryFilter } from 'mongoose';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { z } from 'zod';
import type { applicantFilters } from './applicant-filters';
import { APPLICANT_ORDERS } from './applicant-orders';

type Order = (typeof APPLICANT_ORDERS)[keyof typeof APPLICANT_ORDERS];

/** Matches the applications that follow `record` in this order. */
function following(record: ApplicationRecord, order: Order): QueryFilter<ApplicationRecord> {
  const total = { ...order, _id: Object.values(order).at(-1) ?? 1 };
  const equal: Record<string, unknown> = {};
  const $or = Object.entries(total).map(([field, direction]) => {
    const value = record[field as keyof ApplicationRecord] ?? null;
    const beyond = { ...equal, [field]: { [direction === 1 ? '$gt' : '$lt']: value } };
    equal[field] = value;
    return beyond;
  });
  return { $or };
}

/** Returns the id of the application after `record` in the list with these filters; null after the last one, or if its time is unreadable. */
export async function findNextApplicant(
  record: ApplicationRecord,
  { q, status, sort = 'newest' }: z.infer<typeof applicantFilters>,
): Promise<string | null> {
  if (Number.isNaN(storedTime(record.appliedAt))) return null;
  const order = APPLICANT_ORDERS[sort];
  const next = await ApplicationModel.findOne({
    internshipId: record.internshipId,
    ...hasPrefix(q),
    ...(status && { status }),
    ...following(record, order),
  })
    .sort(order)
    .select('_id')
    .lean<Pick<ApplicationRecord, '_id'>>();
  return next ? next._id.toHexString() : null;
}
