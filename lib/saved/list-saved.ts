import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { findPage } from '@/lib/platform/paging/find-page';
import type { Paged } from '@/lib/platform/paging/paging';
import { toSummary, type InternshipSummary } from '@/lib/internships/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/summary-fields';
import { isShown } from '@/lib/internships/visibility';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SavedModel, type SavedRecord } from '@/models/saved';

/** A saved listing. */
export interface SavedInternship extends InternshipSummary {
  /** ISO 8601, UTC. */
  savedAt: string;
  /** Whether the listing was removed. */
  deleted: boolean;
}

type Listing = SummaryRecord & Pick<InternshipRecord, 'deletedAt' | 'hiddenAt'>;

/** Lists what the signed-in user saved, the last first, ten a page. */
export async function listSaved(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ internships: SavedInternship[] } & Paged> {
  const { id: userId } = authorize(actor, 'saved:read');
  const { records, ...facts } = await findPage<SavedRecord>(SavedModel, {
    filter: { userId },
    page: input.page,
    order: { savedAt: -1 },
  });
  const listings = await findByIds<Listing, InternshipRecord>(
    InternshipModel,
    records.map(({ internshipId }) => internshipId),
    [...SUMMARY_FIELDS, 'deletedAt', 'hiddenAt'],
  );
  const now = new Date();
  const internships = records.flatMap(({ internshipId, savedAt }) => {
    const listing = listings.find(({ _id }) => _id.equals(internshipId));
    return listing
      ? [{ ...toSummary(listing, now), savedAt: savedAt.toISOString(), deleted: !isShown(listing) }]
      : [];
  });
  return { internships, ...facts };
}
