import { z } from 'zod';
import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';

const text = z.string().trim().min(1);
const county = z.enum(COUNTIES);
const list = z.array(text).min(1).optional();
const shillings = z.int().positive();

/** An invented employer. */
const employer = z.strictObject({
  name: text,
  location: text,
  county,
  /** The start of a web address, a mailto: or a tel: link, on a reserved domain. */
  apply: z.string().regex(/^(https:\/\/|mailto:|tel:)/),
  howToApply: text,
  /** Username of the account that submitted its listings. If missing, staff wrote them. */
  owner: z.string().optional(),
});

const stipend = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paid'), min: shillings, max: shillings }),
  z
    .strictObject({ kind: z.enum(['unpaid', 'not stated']) })
    .transform(({ kind }) => ({ kind, min: null, max: null })),
]);

const listing = z.strictObject({
  /** The employer's key in `employers`. */
  employer: z.string(),
  title: text,
  kind: z.enum(KINDS),
  duration: text,
  stipend,
  heading: text.optional(),
  description: text,
  howToApply: text.optional(),
  whyJoinUs: list,
  yourRole: list,
  whatWeLookFor: list,
  niceToHaveSkills: list,
  perksAndBenefits: list,
  featured: z.boolean().optional(),
  closed: z.boolean().optional(),
  /** Days until the deadline: 0 is the end of today. If missing, random. */
  closes: z.int().nonnegative().optional(),
  /** Days since it was posted. If missing, random. */
  posted: z.int().nonnegative().optional(),
  /** The location. If missing, the employer's location applies. */
  place: z.tuple([text, county]).optional(),
  remote: z.boolean().optional(),
});

/** A data file in the folder `industries`: employers by short name, and their listings. */
export const sampleIndustry = z
  .strictObject({
    industryId: z.literal([...INDUSTRY_IDS]),
    employers: z.record(z.string(), employer),
    listings: z.array(listing),
  })
  .transform(({ industryId, employers, listings }, context) => ({
    industryId,
    listings: listings.flatMap((one) => {
      const by = employers[one.employer];
      if (by) return [{ ...one, employer: by }];
      context.addIssue({ code: 'custom', message: `There is no employer ${one.employer}: ${one.title}` });
      return [];
    }),
  }));

export type SampleIndustry = z.infer<typeof sampleIndustry>;
export type SampleListing = SampleIndustry['listings'][number];

/**
 * Returns the application link of a listing: a page of the employer, or an e-mail with the title as its
 * subject.
 */
export function applyLink({ employer: { apply }, title }: SampleListing): string {
  if (apply.startsWith('mailto:')) return `${apply}?subject=${encodeURIComponent(title)}`;
  if (apply.startsWith('tel:')) return apply;
  return `${apply}/${title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')}`;
}
