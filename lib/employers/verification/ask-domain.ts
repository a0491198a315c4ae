import { Types } from 'mongoose';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace, UNLESS_FULL } from '@/lib/platform/rate-limit/mailbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { checkDomain } from './domain';
import { refuseNameless, requireEmployer } from '@/lib/employers/records/find-own';
import { isVerified } from '@/lib/employers/records/badge';
import { domainTemplate } from './mail-templates';
import { addressSchema } from '@/lib/employers/records/schemas';

/**
 * E-mails a link that confirms the website's domain. The response is the same if the address has reached its limit. Throws 429. Throws 409
 * without a profile or for a verified employer, and 422 for an address that cannot confirm the domain.
 */
export async function askForDomain(actor: Actor, input: unknown): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  const { email } = addressSchema.parse(input);
  const employer = await requireEmployer(user);
  refuseNameless(employer);
  if (isVerified(employer, new Date()))
    throw new AppError(
      'conflict',
      `${employer.name} is already verified, which counts for more than a confirmed domain.`,
    );
  const { problem } = await checkDomain(employer, email);
  if (problem !== null) throw invalidField('email', problem);
  const { _id, name, website } = employer;
  const bound = { employer: _id, ...(website !== null && { named: { name, website } }) };
  await limitRate('verify employer', null, user.id);
  await withTransaction(async () => {
    if (!(await takePlace('invitation', email))) return;
    const token = await issueToken('verify domain', new Types.ObjectId(user.id), email, bound);
    await enqueue(domainTemplate(email, employer, token));
  });
  return {
    message: `Open the link we send to ${email}. It works for 24 hours. We’ll send it ${UNLESS_FULL}.`,
  };
}
