import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { valueIn } from '@/models/listing-values';
import { CORRECTED, type ApprovedTexts } from './small-edit';

/** How many audit entries to search for the approval. */
const MAX_ENTRIES = 500;

export const textsOf = (listing: InternshipRecord): ApprovedTexts => ({
  title: listing.title,
  duration: listing.duration,
  howToApply: valueIn(listing, 'howToApply'),
  descriptionParagraph: listing.descriptionParagraph,
});

/** Reads the approved texts of a listing corrected by an earlier version from the audit log. Undefined if they are too far back. */
async function textsInLog(listing: InternshipRecord): Promise<ApprovedTexts | undefined> {
  const entries = await AuditEntryModel.find({ 'target.id': listing._id })
    .sort({ at: -1 })
    .limit(MAX_ENTRIES)
    .select('action actorRole before')
    .lean<Pick<AuditEntryRecord, 'action' | 'actorRole' | 'before'>[]>();
  const texts = textsOf(listing);
  for (const { action, actorRole, before } of entries) {
    if (action === 'internship updated' && actorRole !== 'employer') return texts;
    for (const name of CORRECTED) {
      const text = action === 'internship updated' ? before?.[name] : undefined;
      if (typeof text === 'string') texts[name] = text;
    }
  }
  return entries.length < MAX_ENTRIES ? texts : undefined;
}

/**
 * The texts of a listing as staff last approved, wrote or changed them, or undefined if unknown. If an earlier version corrected
 * the listing, only the audit log has them.
 */
export async function approvedTextsOf(listing: InternshipRecord): Promise<ApprovedTexts | undefined> {
  const stored = await InternshipModel.findById(listing._id)
    .select('approvedTexts')
    .lean<Pick<InternshipRecord, 'approvedTexts'>>();
  return stored?.approvedTexts ? { ...textsOf(listing), ...stored.approvedTexts } : textsInLog(listing);
}
