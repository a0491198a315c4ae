import { z } from 'zod';
import { overrideReason } from '@/lib/trust/fraud-checks/override';
import { fieldRule } from '@/lib/internships/listings/field-rules';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { INDUSTRY_IDS, SUBMISSION_STATUSES } from '@/lib/platform/core/vocabulary';
import { seenVersion as readVersion } from '@/lib/platform/format/seen-version';
import { severalLines } from '@/lib/platform/format/several-lines';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { typedLine } from '@/lib/platform/format/typed-text';
import type { Holds } from '@/models/listing-field';
import { LISTING_FIELDS } from '@/models/listing-fields';
import type { ListingValues } from '@/models/listing-values';
import {
  STATED_NAMES,
  SUBMISSION_NAMES,
  type StatedFieldName,
  type SubmissionFieldName,
  type SubmissionValues,
} from '@/models/submission-fields';
import { FILL_ALL } from './messages';
import { publishDay, publishedInTime } from './publish-day';

const filled = z
  .string({ error: FILL_ALL })
  .trim()
  .min(1, FILL_ALL)
  .refine((text) => typedLine(text) !== '', FILL_ALL);

const requiredRule = (name: SubmissionFieldName) =>
  filled.pipe(fieldRule({ ...LISTING_FIELDS[name].holds, required: true }) as z.ZodType<unknown, string>);

type Rules = { [Name in SubmissionFieldName]: z.ZodType<SubmissionValues[Name], string> };

const rules = Object.fromEntries(
  SUBMISSION_NAMES.map((name) => [name, requiredRule(name)]),
) as Partial<Rules> as Rules;

const notRequired = (holds: Holds): Holds =>
  holds.kind === 'paragraphs'
    ? { kind: holds.kind, minLength: holds.minLength, maxLength: holds.maxLength, missing: '' }
    : holds;

type StatedRules = {
  [Name in StatedFieldName]: z.ZodOptional<z.ZodNullable<z.ZodType<ListingValues[Name]>>>;
};

const statedRules = Object.fromEntries(
  STATED_NAMES.map((name) => [name, fieldRule(notRequired(LISTING_FIELDS[name].holds)).nullish()]),
) as Partial<StatedRules> as StatedRules;

/** The required and optional fields of a submission. Keeps an omitted optional field; null clears it. The rest is in the attached file. */
const factsSchema = z.object({ ...rules, ...statedRules }, { error: FILL_ALL });

const publishing = factsSchema.extend({
  publishOn: publishDay,
  /** If the checks find something that the employer should read first, throws 422 and stores nothing. */
  stopAtWarnings: z.boolean({ error: 'stopAtWarnings is true or false' }).optional(),
});

export const submissionSchema = publishing.superRefine(publishedInTime);

/** May copy one of the employer's listings (`copyOf`), whose file is used if no other is sent. */
export const newSubmissionSchema = publishing
  .extend({ copyOf: z.string().max(24).nullish() })
  .superRefine(publishedInTime);

/** Changes to a published listing: an omitted field is kept, null clears it. The deadline is extended elsewhere. */
export const editSchema = factsSchema.omit({ applicationDeadline: true }).partial();

export const statusSchema = z
  .enum(SUBMISSION_STATUSES, { error: `status is one of: ${SUBMISSION_STATUSES.join(', ')}` })
  .nullish()
  .transform((status) => status ?? 'pending');

export const approvedSchema = internshipSchema.extend({
  industryId: z.literal([...INDUSTRY_IDS], { error: 'Please select an industry before approving' }),
  overrideReason,
});

/** The version that was read. A submission that has changed since cannot be decided. */
const seen = z.object({ updatedAt: readVersion('This must be the time the submission was read') });

export const seenVersion = (input: unknown): AnsweredMoment => seen.parse(Object(input)).updatedAt ?? null;

export const approvalSchema = approvedSchema
  .partial()
  .extend({ industryId: approvedSchema.shape.industryId, ...seen.shape });

export const rejectionSchema = z.object({
  ...seen.shape,
  comments: severalLines('Tell the employer why').min(3).max(2_000, 'Please use at most 2,000 characters'),
});
