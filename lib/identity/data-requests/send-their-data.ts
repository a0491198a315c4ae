import { issueToken } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { closeRequest } from './close-request';
import { findActionable } from './find-request';
import { LINK_DAYS } from './kinds';
import { dataLinkTemplate } from './mail-templates';
import { recordStep } from './record-step';

const ANSWER = `We e-mailed you a link to download everything in your account. It works once, for ${LINK_DAYS} days.`;

/**
 * Answers a request for access with a link that downloads the account's export. Throws 403, 404, and 409 unless the request is open and
 * for access, and its confirmed address has an account.
 */
export async function sendTheirData(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'data-request:answer');
  await withTransaction(async () => {
    const { request, account } = await findActionable(input.id, 'access');
    const token = await issueToken('download data', account._id, request.email, { requestId: request._id });
    await closeRequest(by, request, {
      decision: 'answer',
      text: ANSWER,
      mail: (email) => dataLinkTemplate(email, request, token),
    });
    await recordStep(by, request, { action: 'data link sent', before: null, after: { days: LINK_DAYS } });
  });
  return { message: 'The request is answered. We’re e-mailing the person a link to their data.' };
}
