import { z } from 'zod';
import { byField, type ListingValues, type RequiredName } from '@/models/listing-values';
import { overrideReason } from '@/lib/trust/fraud-checks/override';
import { seenVersion } from '@/lib/platform/format/seen-version';
import { fieldRule } from './field-rules';

type Rules = {
  [Name in keyof ListingValues]: Name extends RequiredName
    ? z.ZodType<ListingValues[Name]>
    : z.ZodOptional<z.ZodType<ListingValues[Name]>>;
};

const rules = byField(({ holds }) =>
  'required' in holds ? fieldRule(holds) : fieldRule(holds).optional(),
) as Rules;

export const internshipSchema = z.object(rules);

/** A listing written by staff, with the reason to publish it despite a severe finding. */
export const internshipWriteSchema = internshipSchema.extend({ overrideReason });

/** An edit. Includes the `updatedAt` that the editor saw, to detect conflicts. */
export const internshipEditSchema = internshipWriteSchema.extend({
  updatedAt: seenVersion('This must be the time the listing was read'),
});

export const featuring = z.object({
  isFeatured: z.boolean({ error: 'isFeatured is true or false' }),
});

export type InternshipFields = z.infer<typeof internshipSchema>;
