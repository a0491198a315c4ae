import { pauseAlertsOf } from '@/lib/search/alerts/alerts-by-link';
import { stopReminders } from '@/lib/search/saved/unsubscribe';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { findActionable } from './find-request';
import { recordStep } from './record-step';

/**
 * Pauses the alerts and stops the reminders of the account of an objection. The request stays open: the person still gets an answer.
 * Idempotent. Throws 403, 404, and 409 unless the request is open and its confirmed address has an account.
 */
export async function stopMails(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'data-request:answer');
  await withTransaction(async () => {
    const { request, account } = await findActionable(input.id, 'object');
    const { paused } = await pauseAlertsOf(account._id);
    const areStopped = await stopReminders(account._id);
    if (paused === 0 && !areStopped) return;
    await recordStep(by, request, {
      action: 'e-mails stopped on request',
      before: null,
      after: { alerts: paused, reminders: 'off' },
    });
  });
  return { message: 'Their alerts and reminders are off. Now answer the request.' };
}
