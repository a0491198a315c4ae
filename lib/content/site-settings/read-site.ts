import { z } from 'zod';
import { path } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { isSetByEnvironment } from '@/lib/platform/core/site';
import type { SiteSettingsRecord } from '@/models/site-settings';
import { findSiteSettings, logoAddress } from './settings';

/** Administrators cannot change settings that the environment sets. */
export const ownSite = z.strictObject({
  tagline: z.string().nullable(),
  colour: z.string().nullable().meta({ description: '#rrggbb' }),
  socials: z.string().nullable().meta({ description: 'Links, separated by commas' }),
  logo: path.nullable(),
  byEnvironment: z
    .array(z.enum(['tagline', 'colour', 'socials']))
    .meta({ description: 'Fields set by an environment variable, which takes precedence' }),
  isNew: z.boolean().meta({ description: 'True if nothing has been set yet' }),
});

export type OwnSite = z.infer<typeof ownSite>;

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
