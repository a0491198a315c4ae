import { Types } from 'mongoose';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/listings/summary-fields';
import { isShown } from '@/lib/internships/listings/open-status';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

export interface SavedListing extends InternshipSummary {
  deleted: boolean;
}

type Listing = SummaryRecord & Pick<InternshipRecord, 'deletedAt' | 'hiddenAt'>;

export async function readSavedListings(ids: readonly string[]): Promise<SavedListing[]> {
  const found = await findByIds<Listing, InternshipRecord>(
    InternshipModel,
    ids.map((id) => new Types.ObjectId(id)),
    [...SUMMARY_FIELDS, 'deletedAt', 'hiddenAt'],
  );
  const byId = new Map(found.map((listing) => [listing._id.toHexString(), listing]));
  const now = new Date();
  return ids.flatMap((id) => {
    const listing = byId.get(id);
    return listing ? [{ ...toSummary(listing, now), deleted: !isShown(listing) }] : [];
  });
}
