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

/** The rule of each field of a listing. */
const rules = byField(({ holds }) =>
  'required' in holds ? fieldRule(holds) : fieldRule(holds).optional(),
) as Rules;

/** The input for a new listing. */
export const internshipSchema = z.object(rules);

/** The input for a listing that staff write: its fields, and the reason to publish it over a severe finding. */
export const internshipWriteSchema = internshipSchema.extend({ overrideReason });

/** The input for an edit: the same, and the `updatedAt` of the version the editor saw, to detect a conflict. */
export const internshipEditSchema = internshipWriteSchema.extend({
  updatedAt: seenVersion('This must be the time the listing was read'),
});

export type InternshipFields = z.infer<typeof internshipSchema>;
