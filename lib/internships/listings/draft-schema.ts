import { z } from 'zod';
import type { CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import { INDUSTRY_IDS, STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { typedLines } from '@/lib/platform/format/typed-text';
import { typedAmount } from '@/lib/platform/format/typed-values';
import type { Holds } from '@/models/listing-field';
import { byField } from '@/models/listing-values';

const MAX_DATE = 40;

/** The rule for a field in a draft: strings may be short or empty, but not too long. */
function draftRule(holds: Holds): z.ZodType {
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
    case 'link':
      return z.string().overwrite(typedLines).max(holds.maxLength);
    case 'lines':
      return z.array(z.string().overwrite(typedLines).max(holds.maxLength)).max(holds.maxItems);
    case 'moment':
      return z.string().max(MAX_DATE);
    case 'choice':
      return z.enum(holds.of);
    case 'industry':
      return z.literal([...INDUSTRY_IDS]);
    case 'yes or no':
      return z.boolean();
    case 'stipend': {
      const shillings = z.preprocess(typedAmount, z.int().min(0).max(holds.highest).nullish());
      return z.object({ kind: z.enum(STIPEND_KINDS), min: shillings, max: shillings });
    }
  }
}

/** Any fields of an unfinished listing or submission except its deadline, which no check reads. */
export const draftSchema = z
  .object(byField(({ holds }) => draftRule(holds).nullish()))
  .omit({ applicationDeadline: true })
  .refine((draft) => Object.values(draft).some((value) => value !== undefined && value !== null), {
    message: 'Send at least one field of a listing.',
  });

export function readDraft(input: unknown): CheckedListing {
  const known = Object.entries(draftSchema.parse(input)).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(known) as CheckedListing;
}
