import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { closeInternship, closeSchema } from './close-internship';
import { closedSeveralInWords, type ClosedInternships } from './closing-words';

const MAX_CLOSED = 100;

const CHOOSE = 'Select internships in the list.';

export const bulkCloseSchema = closeSchema.extend({
  ids: z
    .array(z.string().regex(/^[0-9a-f]{24}$/, CHOOSE), { error: CHOOSE })
    .min(1, CHOOSE)
    .max(MAX_CLOSED, `Select at most ${MAX_CLOSED} internships.`),
});

/** Closes several of the employer's listings one by one with `closeInternship`, and names those that cannot be closed. Throws 422. */
export async function closeInternships(
  actor: Actor,
  input: unknown,
): Promise<ClosedInternships & { message: string }> {
  authorize(actor, 'internship:close-own');
  const { ids, ...fields } = bulkCloseSchema.parse(input);
  const result: ClosedInternships = { closed: [], refused: [], ended: 0, interviews: 0 };
  for (const id of new Set(ids)) {
    try {
      const { ended, interviews, isChanged, message } = await closeInternship(actor, { id, fields });
      if (isChanged) result.closed.push(id);
      else result.refused.push({ id, message });
      result.ended += ended;
      result.interviews += interviews;
    } catch (error) {
      if (!(error instanceof AppError) || !['notFound', 'conflict'].includes(error.code)) throw error;
      result.refused.push({ id, message: error.message });
    }
  }
  return { message: closedSeveralInWords(fields.reason, result), ...result };
}
