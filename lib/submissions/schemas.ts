import { z } from 'zod';
import { fieldRule } from '@/lib/internships/field-rules';
import { internshipSchema } from '@/lib/internships/schemas';
import { INDUSTRY_IDS, SUBMISSION_STATUSES } from '@/lib/platform/core/vocabulary';
import { LISTING_FIELDS } from '@/models/listing-fields';
import {
  SUBMISSION_NAMES,
  type SubmissionFieldName,
  type SubmissionValues,
} from '@/models/submission-fields';
import { FILL_ALL } from './messages';

const filled = z.string({ error: FILL_ALL }).trim().min(1, FILL_ALL);

const requiredRule = (name: SubmissionFieldName) =>
  filled.pipe(fieldRule({ ...LISTING_FIELDS[name].holds, required: true }) as z.ZodType<unknown, string>);

type Rules = { [Name in SubmissionFieldName]: z.ZodType<SubmissionValues[Name], string> };

const rules = Object.fromEntries(
  SUBMISSION_NAMES.map((name) => [name, requiredRule(name)]),
) as Partial<Rules> as Rules;

/** What an employer writes of a listing; the rest is in the attached file. */
export const submissionSchema = z.object(rules, { error: FILL_ALL });

/** The submissions an administrator looks at: those that wait, unless another state is asked for. */
export const statusSchema = z
  .enum(SUBMISSION_STATUSES, { error: `status is one of: ${SUBMISSION_STATUSES.join(', ')}` })
  .nullish()
  .transform((status) => status ?? 'pending');

/** The listing that comes of a submission. */
export const approvedSchema = internshipSchema.extend({
  industryId: z.literal([...INDUSTRY_IDS], { error: 'Please select an industry before approving' }),
});

const { industryId, descriptionParagraph } = approvedSchema.shape;

/** What approving takes: what no submission has, and beside it any field of the listing that completes or corrects it. */
export const approvalSchema = approvedSchema.partial().extend({ industryId, descriptionParagraph });

/** What rejecting takes. */
export const rejectionSchema = z.object({
  comments: z
    .string({ error: 'Please tell the employer why' })
    .trim()
    .min(3)
    .max(2_000, 'Please use at most 2,000 characters'),
});
