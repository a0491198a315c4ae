import { z } from 'zod';
import { CONSENT_VERSION } from '@/lib/identity/accounts/minors/consent-text';

const DECLARE = 'Confirm that you’re 18 or older and the parent or guardian';

const declaration = z.boolean({ error: DECLARE }).optional();

/** The version of the text that the guardian read, so that nobody is said to agree to a later one. */
const textVersion = z
  .literal(CONSENT_VERSION, { error: 'The text has changed. Read it again, then decide' })
  .optional();

const isDeclared = ({
  decision,
  declaration: said,
}: {
  decision: string;
  declaration?: boolean | undefined;
}) => decision !== 'consent' || said === true;
const undeclared = { path: ['declaration'], error: DECLARE };

export const answerSchema = z
  .object({
    decision: z.enum(['consent', 'refuse'], { error: 'Agree or decline' }),
    declaration,
    textVersion,
  })
  .refine(isDeclared, undeclared);

/** A later decision, made through the guardian's own link. */
export const changeSchema = z
  .object({
    decision: z.enum(['consent', 'withdraw'], { error: 'Agree or withdraw your consent' }),
    declaration,
    textVersion,
  })
  .refine(isDeclared, undeclared);

export const deleteSchema = z.object({
  confirm: z.literal(true, { error: 'Confirm that you want to delete the account' }),
});
