import type { QueryFilter, SortOrder } from 'mongoose';
import { z } from 'zod';
import { authorize, type Actor } from '@/lib/auth/actor';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { beginsWith } from '@/lib/search/begins-with';
import { chosen, searchText } from '@/lib/search/schemas';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { LISTING_SORTS, LISTING_STATES, type ListingSort, type ListingState } from './list-choices';
import { toPublic, type PublicInternship } from './mapper';

/** What the office narrows the list by. */
export const allFilters = z.object({
  q: searchText,
  status: chosen(LISTING_STATES, 'status'),
  sort: chosen(LISTING_SORTS, 'sort'),
});

const inState = (state: ListingState, now: Date): QueryFilter<InternshipRecord> => {
  if (state === 'featured') return { isFeatured: true };
  return { applicationDeadline: state === 'open' ? { $gt: now } : { $lte: now } };
};

const ORDERS: Record<ListingSort, Record<string, SortOrder>> = {
  newest: { createdAt: -1 },
  oldest: { createdAt: 1 },
  deadline: { applicationDeadline: 1 },
  title: { title: 1, createdAt: -1 },
};

/**
 * Every listing that is not deleted, closed ones too, newest first unless asked otherwise, ten a page: for the office.
 * Takes the page, beginnings of words of a title, company or location (`q`), a status and an order. Throws 422 for others.
 */
export async function listAllInternships(
  actor: Actor,
  input: { page?: unknown; q?: unknown; status?: unknown; sort?: unknown },
): Promise<{ internships: PublicInternship[] } & Paged> {
  authorize(actor, 'internship:read-all');
  const page = pageNumber(input.page);
  const { q, status, sort = 'newest' } = allFilters.parse(input);
  const now = new Date();
  const filter: QueryFilter<InternshipRecord> = {
    // A deleted one begins with nothing.
    ...(q ? beginsWith(q) : { deletedAt: null }),
    ...(status && inState(status, now)),
  };
  const [records, total] = await Promise.all([
    InternshipModel.find(filter)
      .sort(ORDERS[sort])
      .skip(skipTo(page))
      .limit(PAGE_SIZE)
      .lean<InternshipRecord[]>(),
    InternshipModel.countDocuments(filter),
  ]);
  return { internships: records.map((record) => toPublic(record, now)), ...paged(page, total) };
}
