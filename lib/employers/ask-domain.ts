import { Types } from 'mongoose';
import { issueToken } from '@/lib/accounts/tokens';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/mail/outbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { domainOf, domainProblem } from './domain';
import { refuseNameless, requireEmployer } from './find-own';
import { findNameOwner } from './locked-names';
import { domainTemplate } from './mail-templates';
import { addressSchema } from './schemas';

/** Why a domain does not prove a name. */
export const nameTaken = (owner: string): AppError =>
  new AppError(
    'conflict',
    `The name belongs to ${owner}, so mail at another domain does not prove it. Send a document instead: a person looks at it.`,
  );

/**
 * Mails a link to an address at the domain of the employer's website: following it verifies the employer. Throws 409 without a profile and
 * for a name of another employer, 422 for an address that proves nothing, 429.
 */
export async function askForDomain(actor: Actor, input: unknown): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  const { email } = addressSchema.parse(input);
  const employer = await requireEmployer(user);
  refuseNameless(employer);
  const problem = domainProblem(employer, email);
  if (problem) throw invalidField('email', problem);
  const owner = await findNameOwner(
    employer.name,
    { own: employer._id, domain: domainOf(email) },
    new Date(),
  );
  if (owner !== null) throw nameTaken(owner);
  await limitRate('verify employer', null, user.id);
  await withTransaction(async () => {
    const token = await issueToken('verify domain', new Types.ObjectId(user.id), email);
    await enqueue(domainTemplate(email, employer, token));
  });
  return { message: `Follow the link we sent to ${email}. It works for 24 hours.` };
}
