import { storeSiteSettings } from '@/lib/platform/core/site';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { SiteSettingsModel, type SiteSettingsRecord } from '@/models/site-settings';

/** The ID of the only document. */
export const SITE = 'site';

export const findSiteSettings = async (): Promise<Partial<SiteSettingsRecord>> =>
  (await SiteSettingsModel.findById(SITE).lean<SiteSettingsRecord>()) ?? {};

/** Changes with every logo, so that no cache returns the previous one. */
export const logoAddress = ({ logo }: Partial<SiteSettingsRecord>): string | undefined =>
  logo && `/api/site/logo?v=${storedTime(logo.uploadedAt).toString(36)}`;

/** Applies the stored settings to this process's pages and e-mails. */
export async function applySiteSettings(): Promise<void> {
  const found = await findSiteSettings();
  storeSiteSettings({
    SITE_TAGLINE: found.tagline,
    SITE_COLOUR: found.colour,
    SITE_SOCIALS: found.socials,
    SITE_LOGO: logoAddress(found),
  });
}
