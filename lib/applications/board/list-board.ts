import type { QueryFilter } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { applicantFilters } from './applicant-filters';
import { countByStatus, type StatusCounts } from './count-by-status';
import { nameOwnListing } from '@/lib/applications/records/own-listing';
import { nextStatuses } from '@/lib/applications/status/status-transitions';
import { withPeople, type Applicant } from './with-people';

/** Only the newest; the list shows all of them. */
const MAX_IN_COLUMN = 4;

/** Columns shown even when empty, so that an applicant's path is visible. */
const ALWAYS: readonly ApplicationStatus[] = ['applied', 'viewed', 'shortlisted', 'interview', 'offered'];

export interface BoardCard extends Applicant {
  /** The statuses the employer may move it to. */
  next: ApplicationStatus[];
}

export interface BoardColumn {
  status: ApplicationStatus;
  total: number;
  cards: BoardCard[];
}

/** One column per status. `q` matches the start of any word in a name. Throws 422, and 404 for another employer's listing. */
export async function listBoard(
  actor: Actor,
  input: { internshipId: unknown; q?: unknown },
): Promise<{ columns: BoardColumn[]; counts: StatusCounts }> {
  const { id } = authorize(actor, 'application:read-applicants');
  const { q } = applicantFilters.parse({ q: input.q });
  const listing = await nameOwnListing(id, input.internshipId);
  const found: QueryFilter<ApplicationRecord> = {
    internshipId: listing._id,
    ...hasPrefix(q),
  };
  const counts = await countByStatus(found);
  const filled = APPLICATION_STATUSES.filter((status) => counts[status] > 0);
  const records = await Promise.all(
    filled.map((status) =>
      ApplicationModel.find({ ...found, status })
        .sort({ appliedAt: -1 })
        .limit(MAX_IN_COLUMN)
        .lean<ApplicationRecord[]>(),
    ),
  );
  const applicants = await withPeople(records.flat(), listing.applicationDeadline);
  const shown = APPLICATION_STATUSES.filter((status) => ALWAYS.includes(status) || counts[status] > 0);
  const columns = shown.map((status) => ({
    status,
    total: counts[status],
    cards: applicants
      .filter((applicant) => applicant.status === status)
      .map((applicant) => ({ ...applicant, next: nextStatuses('employer', status) })),
  }));
  return { columns, counts };
}
