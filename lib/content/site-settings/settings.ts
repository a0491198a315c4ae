import { storeSiteSettings } from '@/lib/platform/core/site';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { SiteSettingsModel, type SiteSettingsRecord } from '@/models/site-settings';

/** The id of the one document. */
export const SITE = 'site';

/** What administrators set; empty where nobody did. */
export const findSiteSettings = async (): Promise<Partial<SiteSettingsRecord>> =>
  (await SiteSettingsModel.findById(SITE).lean<SiteSettingsRecord>()) ?? {};

/** The address of a logo; another one has another. */
export const logoAddress = ({ logo }: Partial<SiteSettingsRecord>): string | undefined =>
  logo && `/api/site/logo?v=${storedTime(logo.uploadedAt).toString(36)}`;

/** Lets the pages and mails of this process follow what the database has. */
export async function applySiteSettings(): Promise<void> {
  const found = await findSiteSettings();
  storeSiteSettings({
    SITE_TAGLINE: found.tagline,
    SITE_COLOUR: found.colour,
    SITE_SOCIALS: found.socials,
    SITE_LOGO: logoAddress(found),
  });
}
