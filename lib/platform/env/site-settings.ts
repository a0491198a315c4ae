import { z } from 'zod';
import { colourProblem } from '@/lib/platform/core/site-colours';
import { parseUrl } from '@/lib/platform/core/parse-url';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{C}<>]*$/u, 'must be one line without < and >')
    .optional();

const isLink = (href: string): boolean => parseUrl(href)?.protocol === 'https:';

/** Settings for the site's operator. `lib/platform/core/site.ts` reads them, with the project's own values as defaults. */
export const SITE_SETTINGS = {
  SITE_NAME: line(40).meta({
    description: 'name of the site on every page, e-mail and feed',
    unset: "the project's name",
  }),
  SITE_TAGLINE: line(80).meta({ description: 'tagline of the site', unset: 'Connecting Talent …' }),
  SITE_EMAIL: z
    .email('must be an e-mail address')
    .max(254, 'must have at most 254 characters')
    .optional()
    .meta({
      description: 'contact address; a site on the internet needs its own',
      unset: "the project's address",
    }),
  SITE_CONTROLLER: line(120).meta({
    description: 'legal name of the data controller, for the legal pages',
    unset: 'the name of the site',
  }),
  SITE_ADDRESS: line(200).meta({ description: 'postal address of the data controller' }),
  SITE_ODPC: line(60).meta({ description: 'ODPC registration number of the data controller' }),
  SITE_SOCIALS: z
    .string()
    .max(1_000, 'must have at most 1000 characters')
    .refine(
      (value) =>
        value
          .split(/[\s,]+/)
          .filter(Boolean)
          .every(isLink),
      'must be links that start with https://, separated by commas',
    )
    .optional()
    .meta({ description: 'social media links, separated by commas' }),
  SITE_COLOUR: z
    .string()
    .superRefine((value, context) => {
      const message = colourProblem(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .meta({ description: 'main colour as `#rrggbb`; rejected if too pale to read', unset: 'green' }),
};
