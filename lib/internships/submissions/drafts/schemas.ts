import { z } from 'zod';
import { STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import type { Holds } from '@/models/listing-field';
import { LISTING_FIELDS } from '@/models/listing-fields';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/models/submission-fields';

/** Higher than the limits of a listing, so that a text that is too long can be saved and shortened later. */
const MAX_TEXT = 20_000;
const MAX_ITEMS = 60;
const MAX_ITEM = 1_200;
const MAX_TYPED = 200;

/** Identifies the form: a new submission, a copy of a listing, changes to a listing, or a submission by its id. */
export const aboutSchema = z
  .string()
  .regex(/^(new|((copy|edit)-)?[0-9a-f]{24})$/, 'This isn’t a submission form');

const typed = (maxLength: number) =>
  z.string().max(maxLength, `Please use at most ${maxLength.toLocaleString('en-US')} characters`);

function writtenRule(holds: Holds): z.ZodType {
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
    case 'link':
      return typed(MAX_TEXT);
    case 'lines':
      return z.array(typed(MAX_ITEM)).max(MAX_ITEMS);
    case 'industry':
      return z.int().min(0).max(1_000);
    case 'stipend': {
      const amount = z.union([z.number(), typed(MAX_TYPED)]).nullish();
      return z.object({ kind: z.enum(STIPEND_KINDS), min: amount, max: amount });
    }
    case 'yes or no':
      return z.boolean();
    case 'choice':
    case 'moment':
      return typed(MAX_TYPED);
  }
}

const NAMES = [...SUBMISSION_NAMES, ...STATED_NAMES];

export const draftSchema = z.strictObject({
  fields: z.strictObject({
    ...Object.fromEntries(NAMES.map((name) => [name, writtenRule(LISTING_FIELDS[name].holds).nullish()])),
    publishOn: typed(MAX_TYPED).nullish(),
  }),
  fileName: z.string().max(255).nullish(),
});
