import { z } from 'zod';
import { COUNTIES, INDUSTRY_IDS, KINDS, STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { DAY_MS, NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';
import { isApplyLink } from './apply-link';
import { completeLink } from './complete-link';
import { LIST } from './limits';

const SUBSTANTIAL = 'This field requires substantial content';
const WRONG_DEADLINE = "The deadline must be later than today's date";
const WRONG_LINK = 'Please enter a valid URL! email (mailto:) or phone (tel:) link';

/** Characters a text field needs at least, white space around it left out. */
const SHORTEST = 3;

/** Whole Kenya shillings a month; beyond any stipend ever paid. */
const HIGHEST_STIPEND = 1_000_000;

/** Characters of a link as it is typed. */
const LONGEST_LINK = 2_000;

const tooLong = (longest: number) => `Please use at most ${longest.toLocaleString('en-US')} characters`;
const trimmed = (longest: number, missing: string) =>
  z.string({ error: missing }).trim().max(longest, tooLong(longest));

/** A text that must be there and say something. */
export const substantialText = (longest: number) => trimmed(longest, SUBSTANTIAL).min(SHORTEST, SUBSTANTIAL);

/** A text that may stay empty, but says something if it does not. */
const optionalText = (longest: number) =>
  trimmed(longest, 'This must be a text')
    .refine((text) => text === '' || text.length >= SHORTEST, SUBSTANTIAL)
    .optional();

const lines = z
  .array(trimmed(LIST.longest, 'Every line must be a text'), { error: 'This must be a list of texts' })
  .max(LIST.most, `Please use at most ${LIST.most} lines`)
  .transform((list) => list.filter((line) => line !== ''))
  .optional();

/**
 * http(s), mailto or tel; nothing else is ever stored as a link. What people write as one is completed first.
 */
export const linkSchema = trimmed(LONGEST_LINK, WRONG_LINK)
  .transform(completeLink)
  .refine(isApplyLink, WRONG_LINK);

/** A day without a time lasts until midnight in Nairobi, and so must come after today. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${NAIROBI_OFFSET}`);

const day = z.iso.date(WRONG_DEADLINE).transform((text, context) => {
  const end = endOfDay(text);
  if (end.getTime() - DAY_MS < Date.now()) context.addIssue(WRONG_DEADLINE);
  return end;
});
const moment = z.iso.datetime({ offset: true, error: WRONG_DEADLINE }).transform((text, context) => {
  const at = new Date(text);
  if (!(at.getTime() > Date.now())) context.addIssue(WRONG_DEADLINE);
  return at;
});

/** When applications close: a time (ISO 8601 with its zone) or a day (YYYY-MM-DD, Nairobi), later than now. */
export const deadlineSchema = z.union([moment, day], { error: WRONG_DEADLINE });

const WHOLE_SHILLINGS = `Please enter whole shillings, at most ${HIGHEST_STIPEND.toLocaleString('en-US')}`;
const shillings = z
  .number(WHOLE_SHILLINGS)
  .int(WHOLE_SHILLINGS)
  .min(0, WHOLE_SHILLINGS)
  .max(HIGHEST_STIPEND, WHOLE_SHILLINGS)
  .nullable()
  .default(null);
const stipend = z
  .object({ kind: z.enum(STIPEND_KINDS), min: shillings, max: shillings })
  .refine(({ kind, min, max }) => kind === 'paid' || (min === null && max === null), {
    path: ['kind'],
    message: 'Only a paid internship has an amount',
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    message: 'The upper amount must not be below the lower one',
  });

/** The industry a listing belongs to: its id, 1–16. */
const industryIdSchema = z.literal([...INDUSTRY_IDS], { error: 'Please select an industry' });

/** What the office writes of a listing. */
export const internshipSchema = z.object({
  title: substantialText(150),
  company: substantialText(150),
  industryId: industryIdSchema,
  location: substantialText(150),
  duration: substantialText(100),
  applicationDeadline: deadlineSchema,
  applyLink: linkSchema,
  descriptionParagraph: substantialText(10_000),
  descriptionIntroHeading: trimmed(200, 'This must be a text').optional(),
  howToApply: optionalText(5_000),
  whyJoinUs: lines,
  yourRole: lines,
  whatWeLookFor: lines,
  niceToHaveSkills: lines,
  perksAndBenefits: lines,
  isFeatured: z.boolean().optional(),
  county: z.enum(COUNTIES).nullable().optional(),
  remote: z.boolean().optional(),
  kind: z.enum(KINDS).optional(),
  stipend: stipend.optional(),
});

/** An edit: the same fields, and the `updatedAt` the editor saw, to refuse a stale one. */
export const internshipEditSchema = internshipSchema.extend({
  updatedAt: z.iso.datetime({ error: 'This must be the time the listing was read' }).optional(),
});

export type InternshipFields = z.infer<typeof internshipSchema>;
