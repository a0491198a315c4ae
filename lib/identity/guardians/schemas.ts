import { z } from 'zod';

const DECLARE = 'Confirm that you’re 18 or older and the parent or guardian';

const declaration = z.boolean({ error: DECLARE }).optional();

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
  })
  .refine(isDeclared, undeclared);

/** A later decision, made through the guardian's own link. */
export const changeSchema = z
  .object({
    decision: z.enum(['consent', 'withdraw'], { error: 'Agree or withdraw your consent' }),
    declaration,
  })
  .refine(isDeclared, undeclared);

export const deleteSchema = z.object({
  confirm: z.literal(true, { error: 'Confirm that you want to delete the account' }),
});
