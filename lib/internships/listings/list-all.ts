import type { QueryFilter } from 'mongoose';
import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { chosen, searchText } from '@/lib/search/engine/schemas';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { LISTING_ORDERS, LISTING_SORTS, LISTING_STATES, type ListingState } from './list-choices';
import type { StaffInternship } from './mapper';
import { withCreators } from './with-creators';
import { deadlineOf } from './open-status';

export const allFilters = z.object({
  q: searchText,
  status: chosen(LISTING_STATES, 'status'),
  sort: chosen(LISTING_SORTS, 'sort'),
});

const inState = (state: ListingState, now: Date): QueryFilter<InternshipRecord> => {
  if (state === 'featured') return { isFeatured: true };
  return deadlineOf(state, now);
};

/**
 * Lists all listings for staff, including closed ones, newest first by default, ten per page. `q` matches the start of words in
 * the title, company or location. Throws 422 for invalid filters.
 */
export async function listAllInternships(
  actor: Actor,
  input: { page?: unknown; q?: unknown; status?: unknown; sort?: unknown },
): Promise<{ internships: StaffInternship[] } & Paged> {
  authorize(actor, 'internship:read-all');
  const { q, status, sort = 'newest' } = allFilters.parse(input);
  const now = new Date();
  const filter: QueryFilter<InternshipRecord> = {
    // Deleted listings have no prefixes.
    ...(q ? hasPrefix(q) : { deletedAt: null }),
    ...(status && inState(status, now)),
  };
  const { records, ...facts } = await findPage<InternshipRecord>(InternshipModel, {
    filter,
    page: input.page,
    order: LISTING_ORDERS[sort],
  });
  return { internships: await withCreators(records), ...facts };
}
