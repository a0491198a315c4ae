import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { isSetByEnvironment } from '@/lib/platform/core/site';
import type { SiteSettingsRecord } from '@/models/site-settings';
import { findSiteSettings, logoAddress } from './settings';

/** `byEnvironment`: fields that the environment sets, so administrators cannot. */
export interface OwnSite {
  tagline: string | null;
  colour: string | null;
  socials: string | null;
  /** From the root of this site. */
  logo: string | null;
  byEnvironment: ('tagline' | 'colour' | 'socials')[];
  /** Whether anything was ever set. */
  isNew: boolean;
}

const SETTINGS = { tagline: 'SITE_TAGLINE', colour: 'SITE_COLOUR', socials: 'SITE_SOCIALS' } as const;

export const toOwnSite = (found: Partial<SiteSettingsRecord>): OwnSite => ({
  tagline: found.tagline ?? null,
  colour: found.colour ?? null,
  socials: found.socials ?? null,
  logo: logoAddress(found) ?? null,
  byEnvironment: (['tagline', 'colour', 'socials'] as const).filter((name) =>
    isSetByEnvironment(SETTINGS[name]),
  ),
  isNew: found._id === undefined,
});

export async function readSite(actor: Actor): Promise<{ site: OwnSite }> {
  authorize(actor, 'site:read');
  return { site: toOwnSite(await findSiteSettings()) };
}
