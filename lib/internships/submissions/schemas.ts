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

/** The bounds of a field that need not be filled in. */
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

/**
 * The fields that an employer fills in, and those that may be said beside them: an omitted one stays as it is stored, null takes it
 * away. The rest is in the attached file.
 */
const factsSchema = z.object({ ...rules, ...statedRules }, { error: FILL_ALL });

const publishing = factsSchema.extend({
  publishOn: publishDay,
  /** Refuse it with 422, and store nothing, where the checks find something that a person should read first. */
  stopAtWarnings: z.boolean({ error: 'stopAtWarnings is true or false' }).optional(),
});

/** The form of a submission: its facts, and the day on which it is published. */
export const submissionSchema = publishing.superRefine(publishedInTime);

/** A new submission may begin with a listing of one's own, whose file goes along where no other is sent. */
export const newSubmissionSchema = publishing
  .extend({ copyOf: z.string().max(24).nullish() })
  .superRefine(publishedInTime);

/** Changes to a published listing: an omitted field stays, null takes it away. Its deadline is extended instead. */
export const editSchema = factsSchema.omit({ applicationDeadline: true }).partial();

/** Filter by status; pending by default. */
export const statusSchema = z
  .enum(SUBMISSION_STATUSES, { error: `status is one of: ${SUBMISSION_STATUSES.join(', ')}` })
  .nullish()
  .transform((status) => status ?? 'pending');

/** The listing made from a submission. */
export const approvedSchema = internshipSchema.extend({
  industryId: z.literal([...INDUSTRY_IDS], { error: 'Please select an industry before approving' }),
  overrideReason,
});

/** The version that was read; a submission that was changed since then is not decided. */
const seen = z.object({ updatedAt: readVersion('This must be the time the submission was read') });

/** The version of a submission that somebody decides on. */
export const seenVersion = (input: unknown): AnsweredMoment => seen.parse(Object(input)).updatedAt ?? null;

/** Input of an approval: the industry, and what completes or corrects the submission. */
export const approvalSchema = approvedSchema
  .partial()
  .extend({ industryId: approvedSchema.shape.industryId, ...seen.shape });

/** Input of a rejection. */
export const rejectionSchema = z.object({
  ...seen.shape,
  comments: severalLines('Please tell the employer why')
    .min(3)
    .max(2_000, 'Please use at most 2,000 characters'),
});
