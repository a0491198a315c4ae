import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { closeRequest } from './close-request';
import { findRequest } from './find-request';
import { answerTemplate } from './mail-templates';
import { answerSchema } from './schemas';

const MESSAGES = {
  answer: 'The request is answered. We’re e-mailing your text to the person.',
  refuse: 'The request is refused. We’re e-mailing your reason to the person.',
} as const;

/** Answers or refuses a request, and e-mails the person. The audit entry names nobody. Throws 403, 404, 422, and 409 if decided. */
export async function answerDataRequest(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'data-request:answer');
  const { decision, text } = answerSchema.parse(input.fields ?? {});
  await withTransaction(async () => {
    const request = await findRequest(input.id);
    await closeRequest(by, request, {
      decision,
      text,
      mail: (email) => answerTemplate(email, request, { text, refused: decision === 'refuse' }),
    });
  });
  return { message: MESSAGES[decision] };
}
