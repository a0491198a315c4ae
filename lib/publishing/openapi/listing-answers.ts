import { z } from 'zod';
import type {
  Answered,
  EmployerInternship,
  InternshipSummary,
  PublicInternship,
  StaffInternship,
} from '@/lib/internships/listings/mapper';
import { INDUSTRY_IDS, STIPEND_KINDS, SUBMISSION_STATUSES } from '@/lib/platform/core/vocabulary';
import type { Holds } from '@/models/listing-field';
import { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
import { namesWhere, takesNull } from '@/models/listing-values';
import { employerSummary } from '@/lib/employers/verification/employer-summaries';
import { id, named, path, time } from '@/lib/platform/format/answer-values';

function answerOf(holds: Holds): z.ZodType {
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
      return z.string();
    case 'link':
      return z.string().meta({ description: '`http:`, `https:`, `mailto:` or `tel:`' });
    case 'lines':
      return z.array(z.string());
    case 'choice':
      return takesNull(holds) ? z.enum(holds.of).nullable() : z.enum(holds.of);
    case 'industry':
      return z.literal([...INDUSTRY_IDS]);
    case 'yes or no':
      return z.boolean();
    case 'moment':
      return time;
    case 'stipend':
      return z.strictObject({
        kind: z.enum(STIPEND_KINDS),
        min: z.int().nullable().meta({ description: 'Whole Kenya shillings per month' }),
        max: z.int().nullable(),
      });
  }
}

export const answersOf = <Name extends ListingFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answerOf(LISTING_FIELDS[name].holds)])) as {
    [Field in Name]: z.ZodType<Answered<Name>[Field]>;
  };

export const summaryFields = {
  _id: id,
  ...answersOf(namesWhere('shown', 'in lists')),
  path,
  featuredSlug: z.string(),
  createdAt: time,
  status: z.enum(['Open', 'Closed']),
  employer: employerSummary.nullable().optional().meta({ description: 'Who posted it, in public responses' }),
};

const fullFields = {
  ...summaryFields,
  ...answersOf(namesWhere('shown', 'in full')),
  updatedAt: time,
  paused: z.literal(true).optional().meta({ description: 'True while its employer accepts no applications' }),
};

export const summary = z
  .strictObject(summaryFields)
  .meta({ id: 'InternshipSummary' }) satisfies z.ZodType<InternshipSummary>;

export const internship = z
  .strictObject(fullFields)
  .meta({ id: 'Internship' }) satisfies z.ZodType<PublicInternship>;

export const staffInternship = z
  .strictObject({
    ...fullFields,
    createdBy: named.nullable().meta({ description: 'Who published it' }),
    hidden: z.boolean().meta({ description: 'True if the public cannot see it' }),
  })
  .meta({ id: 'StaffInternship' }) satisfies z.ZodType<StaffInternship>;

export const employerInternship = z
  .strictObject({
    ...fullFields,
    submissionRef: z.strictObject({ status: z.enum(SUBMISSION_STATUSES) }).nullable(),
    publishAt: time,
    hidden: z.boolean().meta({ description: 'True if the public cannot see it' }),
    applicants: z.int().min(0),
    views: z.int().min(0).meta({ description: 'Views of its page in the last 400 days, excluding bots' }),
  })
  .meta({ id: 'EmployerInternship' }) satisfies z.ZodType<EmployerInternship>;
