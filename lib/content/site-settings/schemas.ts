import { z } from 'zod';
import { singleLine } from '@/lib/platform/format/single-line';
import { SITE_SETTINGS } from '@/lib/platform/env/site-settings';

/** An empty string unsets the setting. */
const setting = (schema: z.ZodType<string | undefined, string | undefined>) =>
  singleLine('Enter text, or leave this empty')
    .max(1_000, 'must have at most 1000 characters')
    .transform((text) => text || undefined)
    .pipe(schema);

export const siteSettings = z.object({
  tagline: setting(SITE_SETTINGS.SITE_TAGLINE),
  colour: setting(SITE_SETTINGS.SITE_COLOUR),
  socials: setting(SITE_SETTINGS.SITE_SOCIALS),
});
