import { Types, type UpdateQuery } from 'mongoose';
import { difference, recordAuditEntry } from '@/lib/trust/audit/record';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { changed } from '@/lib/platform/cache/tags';
import { site } from '@/lib/platform/core/site';
import { withTransaction } from '@/lib/platform/db/transaction';
import { SiteSettingsModel, type SiteSettingsRecord } from '@/models/site-settings';
import { applySiteSettings, findSiteSettings, logoAddress, SITE } from './settings';

/** Identifies the site in the audit log and as the owner of its files. */
export const SITE_ID = new Types.ObjectId('000000000000000000000001');

const facts = (found: Partial<SiteSettingsRecord>) => ({
  tagline: found.tagline ?? null,
  colour: found.colour ?? null,
  socials: found.socials ?? null,
  logo: logoAddress(found) ?? null,
});

/**
 * Changes the settings, audits the change and refreshes every page. Calls `also` with the previous settings in the same
 * transaction. Returns the new settings.
 */
export async function changeSite(
  by: SignedInUser,
  change: UpdateQuery<SiteSettingsRecord>,
  also: (before: Partial<SiteSettingsRecord>) => Promise<void> = () => Promise.resolve(),
): Promise<Partial<SiteSettingsRecord>> {
  const now = await withTransaction(async () => {
    const before = await findSiteSettings();
    await SiteSettingsModel.updateOne({ _id: SITE }, change, { upsert: true });
    const after = await findSiteSettings();
    await also(before);
    await recordAuditEntry(by, {
      action: 'site changed',
      target: { kind: 'site', id: SITE_ID, label: site.name },
      ...difference(facts(before), facts(after)),
    });
    return after;
  });
  await applySiteSettings();
  changed(['site']);
  return now;
}
