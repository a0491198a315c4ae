import { z } from 'zod';
import { colourProblem } from '@/lib/platform/core/site-colours';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{C}<>]*$/u, 'must be one line without < and >')
    .optional();

const isLink = (href: string): boolean => URL.canParse(href) && new URL(href).protocol === 'https:';

/** Who runs the site; what is missing is that of the project. `lib/platform/core/site.ts` reads them. */
export const SITE_SETTINGS = {
  SITE_NAME: line(40),
  SITE_TAGLINE: line(80),
  /** The address people write to; a deployment needs its own. */
  SITE_EMAIL: z.email('must be an e-mail address').max(254, 'must have at most 254 characters').optional(),
  /** The legal name of the data controller; the name of the site if not given. */
  SITE_CONTROLLER: line(120),
  /** The postal address of the controller. */
  SITE_ADDRESS: line(200),
  /** The number of the certificate of the Office of the Data Protection Commissioner. */
  SITE_ODPC: line(60),
  /** Pages of the site elsewhere, with commas between them. */
  SITE_SOCIALS: z
    .string()
    .max(1_000, 'must have at most 1000 characters')
    .refine(
      (value) =>
        value
          .split(/[\s,]+/)
          .filter(Boolean)
          .every(isLink),
      'must be links that start with https://, with commas between them',
    )
    .optional(),
  /** #rrggbb in place of the green, dark enough to be read. */
  SITE_COLOUR: z
    .string()
    .superRefine((value, context) => {
      const message = colourProblem(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional(),
};
