import { z } from 'zod';
import { INDUSTRY_IDS, STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { severalLines } from '@/lib/platform/format/several-lines';
import { HOW_TO_WRITE_A_DAY } from '@/lib/platform/format/read-moment';
import { singleLine } from '@/lib/platform/format/single-line';
import { typedAmount, typedMoment } from '@/lib/platform/format/typed-values';
import type { Holds } from '@/models/listing-field';
import { takesNull } from '@/models/listing-values';
import { isApplyLink } from './apply-link';
import { endOfDay, isInTime, TOO_LATE } from './latest-deadline';
import { completeLink } from './complete-link';

const SUBSTANTIAL = 'This field requires substantial content';
const WRONG_DEADLINE = "The deadline must be later than today's date";
const WRONG_LINK = 'Please enter a valid URL! email (mailto:) or phone (tel:) link';
const NO_TEXT = 'This must be text';

type Held<Kind extends Holds['kind']> = Extract<Holds, { kind: Kind }>;

const tooLong = (maxLength: number) => `Please use at most ${maxLength.toLocaleString('en-US')} characters`;
const paragraphs = (maxLength: number, missing: string) =>
  severalLines(missing).max(maxLength, tooLong(maxLength));
const oneLine = (maxLength: number, missing: string) =>
  singleLine(missing).max(maxLength, tooLong(maxLength));

function textRule(holds: Held<'line' | 'paragraphs'>) {
  const { kind, minLength, maxLength } = holds;
  const text = kind === 'line' ? oneLine : paragraphs;
  if ('required' in holds) return text(maxLength, SUBSTANTIAL).min(minLength, SUBSTANTIAL);
  return text(maxLength, NO_TEXT).refine((typed) => typed === '' || typed.length >= minLength, SUBSTANTIAL);
}

const linesRule = ({ maxItems, maxLength }: Held<'lines'>) =>
  z
    .array(oneLine(maxLength, 'Every line must be text'), { error: 'This must be a list of lines' })
    .max(maxItems, `Please use at most ${maxItems} lines`)
    .transform((list) => list.filter((line) => line !== ''));

/** Completes the link first. Stores only http(s), mailto and tel. */
const linkRule = ({ maxLength }: Held<'link'>) =>
  z
    .string({ error: WRONG_LINK })
    .overwrite(completeLink)
    .max(maxLength, tooLong(maxLength))
    .refine(isApplyLink, WRONG_LINK);

/** A day without a time ends at midnight in Nairobi, so it must come after today. */
const day = z.iso.date().transform((text, context) => {
  const end = endOfDay(text);
  if (end.getTime() - DAY_MS < Date.now()) context.addIssue(WRONG_DEADLINE);
  return end;
});
const moment = z.iso.datetime({ offset: true }).transform((text, context) => {
  const at = new Date(text);
  if (!(at.getTime() > Date.now())) context.addIssue(WRONG_DEADLINE);
  return at;
});

/** A time in the future, within 120 days: a timestamp or a day (Nairobi). */
const momentRule = () =>
  z.preprocess(
    typedMoment,
    z
      .union([moment, day], {
        error: ({ input }) => (typeof (input ?? '') === 'string' ? WRONG_DEADLINE : HOW_TO_WRITE_A_DAY),
      })
      .refine((at) => isInTime(at, new Date()), TOO_LATE),
  );

function stipendRule({ highest }: Held<'stipend'>) {
  const whole = `Enter whole shillings, at most ${highest.toLocaleString('en-US')}`;
  const bounded = z.number(whole).int(whole).min(0, whole).max(highest, whole).nullable().default(null);
  const shillings = z.preprocess(typedAmount, bounded);
  return z
    .object({ kind: z.enum(STIPEND_KINDS), min: shillings, max: shillings })
    .refine(({ kind, min, max }) => kind === 'paid' || (min === null && max === null), {
      path: ['kind'],
      message: 'Only a paid internship can have an amount',
    })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      message: 'The upper amount can’t be below the lower one',
    });
}

export function fieldRule(holds: Holds): z.ZodType {
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
      return textRule(holds);
    case 'lines':
      return linesRule(holds);
    case 'choice':
      return takesNull(holds) ? z.enum(holds.of).nullable() : z.enum(holds.of);
    case 'industry':
      return z.literal([...INDUSTRY_IDS], { error: 'Please select an industry' });
    case 'yes or no':
      return z.boolean();
    case 'moment':
      return momentRule();
    case 'link':
      return linkRule(holds);
    case 'stipend':
      return stipendRule(holds);
  }
}
