import type { QueryFilter } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { applicantFilters } from './applicant-filters';
import { APPLICANT_ORDERS } from './applicant-orders';
import { countByStatus, sumOf, type StatusCounts } from './count-by-status';
import { nameOwnListing } from '@/lib/applications/records/own-listing';
import { withPeople, type Applicant } from './with-people';

export interface ApplicantsPage extends Paged {
  applicants: Applicant[];
  /** Search matches per status. */
  counts: StatusCounts;
}

/** Ten per page. `q` matches the start of any word in a name. Throws 404 for another employer's listing, 422 for invalid filters. */
export async function listApplicants(
  actor: Actor,
  input: { internshipId: unknown; page?: unknown; q?: unknown; status?: unknown; sort?: unknown },
): Promise<ApplicantsPage> {
  const { id } = authorize(actor, 'application:read-applicants');
  const { q, status, sort = 'newest' } = applicantFilters.parse(input);
  const listing = await nameOwnListing(id, input.internshipId);
  const found: QueryFilter<ApplicationRecord> = {
    internshipId: listing._id,
    ...hasPrefix(q),
  };
  const counting = countByStatus(found);
  const [counts, { records, ...facts }] = await Promise.all([
    counting,
    findPage<ApplicationRecord>(ApplicationModel, {
      filter: { ...found, ...(status && { status }) },
      page: input.page,
      order: APPLICANT_ORDERS[sort],
      count: async () => (status ? (await counting)[status] : sumOf(await counting)),
    }),
  ]);
  return { applicants: await withPeople(records, listing.applicationDeadline), counts, ...facts };
}
