import { z } from 'zod';
import { overrideReason } from '@/lib/checks/override';
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

/** The fields that an employer fills in; the rest is in the attached file. */
export const submissionSchema = z.object(rules, { error: FILL_ALL });

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

const { industryId, descriptionParagraph } = approvedSchema.shape;

/** Input of an approval: the fields that no submission has, and corrections of any other field. */
export const approvalSchema = approvedSchema.partial().extend({ industryId, descriptionParagraph });

/** Input of a rejection. */
export const rejectionSchema = z.object({
  comments: z
    .string({ error: 'Please tell the employer why' })
    .trim()
    .min(3)
    .max(2_000, 'Please use at most 2,000 characters'),
});
