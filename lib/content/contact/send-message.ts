import type { Actor } from '@/lib/platform/auth/actor';
import { limitRate, senderOf } from '@/lib/platform/rate-limit/rate-limit';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { SENT } from './limits';
import { contactTemplate } from './mail-templates';
import { contactMessage, withMessage } from './schemas';

/**
 * Sends a visitor's message to us. If the honeypot is filled in, discards the message but returns the same result. Throws 422 with
 * the specified messages, or 429.
 */
export async function sendMessage(
  actor: Actor,
  input: { fields: unknown; address: string },
): Promise<{ message: string }> {
  const parsed = contactMessage.parse(withMessage(input.fields));
  await limitRate('contact', input.address, senderOf(actor, parsed.email));
  return withTransaction(async () => {
    if (!parsed.website) await enqueue(contactTemplate(parsed));
    return keepResult({ message: SENT });
  });
}
