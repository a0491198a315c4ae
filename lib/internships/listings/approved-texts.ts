import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { valueIn } from '@/models/listing-values';
import { CORRECTED, type ApprovedTexts } from './small-edit';

/** Audit entries to search back for the approval. */
const MAX_ENTRIES = 500;

export const textsOf = (listing: InternshipRecord): ApprovedTexts => ({
  title: listing.title,
  duration: listing.duration,
  howToApply: valueIn(listing, 'howToApply'),
  descriptionParagraph: listing.descriptionParagraph,
});

/** Reads the approved texts from the audit log, for corrections that an earlier version stored; undefined if it goes back too far. */
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
 * The texts of a listing as staff last approved, wrote or changed them; undefined if unknown. For listings corrected by an earlier version
 * they are in the audit log only.
 */
export async function approvedTextsOf(listing: InternshipRecord): Promise<ApprovedTexts | undefined> {
  const stored = await InternshipModel.findById(listing._id)
    .select('approvedTexts')
    .lean<Pick<InternshipRecord, 'approvedTexts'>>();
  return stored?.approvedTexts ? { ...textsOf(listing), ...stored.approvedTexts } : textsInLog(listing);
}
