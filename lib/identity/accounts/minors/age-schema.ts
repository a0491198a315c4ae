import { z } from 'zod';
import type { Role } from '@/lib/platform/core/vocabulary';
import { textField } from '@/lib/platform/format/text-field';
import { typedLine } from '@/lib/platform/format/typed-text';
import { tidyName } from '../name';
import { guardianNameRule } from '../person-rules';
import { birthMonthRule } from './age';

const MAX_INPUT_LENGTH = 1_000;

const OWN_ADDRESS = 'Enter the e-mail of your parent or guardian, not your own';

export const guardianName = textField(guardianNameRule, tidyName, MAX_INPUT_LENGTH);

/** `2009-03`. */
export const birthMonth = textField(
  (month) => birthMonthRule(month, new Date()),
  typedLine,
  MAX_INPUT_LENGTH,
);

export const guardianFields = <Email extends z.ZodType<string>>(email: Email) =>
  z.object({ name: guardianName, email }, { error: 'Name your parent or guardian' });

/** A registration without age details declares, through the user agreement, that the person is 18 or older. */
export const ageFields = <Email extends z.ZodType<string>>(email: Email) => ({
  adult: z
    .boolean({ error: 'Select whether you’re 18 or older' })
    .optional()
    .meta({ description: 'If left out, the person is 18 or older, as the user agreement says' }),
  birthMonth: birthMonth
    .optional()
    .meta({ description: 'YYYY-MM, if under 18. Stored only as the date from which they count as 18' }),
  guardian: guardianFields(email)
    .optional()
    .meta({ description: 'For someone under 18 only: the parent or guardian who is asked for consent' }),
});

export interface AgeFacts {
  adult?: boolean | undefined;
  birthMonth?: string | undefined;
  guardian?: { name: string; email: string } | undefined;
}

/** Returns the first missing or invalid field of an under-18 registration with a message, or null. */
function missingOf(
  { adult, birthMonth: month, guardian, email, role }: AgeFacts & { email?: string | undefined; role: Role },
  now = new Date(),
): { field: string; message: string } | null {
  if (adult !== false) return null;
  if (role === 'employer')
    return { field: 'adult', message: 'You must be 18 or older to have an employer account' };
  if (month === undefined) return { field: 'birthMonth', message: birthMonthRule('', now) ?? '' };
  if (!guardian) return { field: 'guardian', message: 'Name your parent or guardian' };
  return guardian.email === email ? { field: 'guardian.email', message: OWN_ADDRESS } : null;
}

/** Returns a message if the guardian's address is the person's own, else null. */
export const ownAddressRule = (guardian: string, own: readonly string[]): string | null =>
  own.includes(guardian) ? OWN_ADDRESS : null;

export const withAgeRules = <Schema extends z.ZodType<AgeFacts & { email?: string; role: Role }>>(
  schema: Schema,
) =>
  schema.superRefine((facts, context) => {
    const missing = missingOf(facts);
    if (missing)
      context.addIssue({ code: 'custom', path: missing.field.split('.'), message: missing.message });
  });
