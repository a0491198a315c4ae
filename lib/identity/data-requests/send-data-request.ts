import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { dueFrom } from './due';
import { confirmationTemplate } from './mail-templates';
import { dataRequestSchema } from './schemas';

/** The response to every request, even a bot's. */
const REQUESTED =
  'Thank you. A person will answer within 7 days. We’ll confirm by e-mail, at most 5 times a day for one mailbox.';

/** The actor's account, if it has this address: nobody else may see the request or its answer. */
const ownerOf = (actor: Actor, email: string): Types.ObjectId | null =>
  actor.kind === 'user' && actor.email.toLowerCase() === email ? new Types.ObjectId(actor.id) : null;

/**
 * Stores a request about personal data, with or without an account, and confirms it by e-mail. If the honeypot is filled in, drops it but
 * returns the same response. Throws 422, 429.
 */
export async function sendDataRequest(
  actor: Actor,
  input: { fields: unknown; address: string },
): Promise<{ message: string }> {
  const { website, ...fields } = dataRequestSchema.parse(input.fields ?? {});
  await limitRate('data request', input.address, fields.email);
  const now = new Date();
  const request: DataRequestRecord = {
    _id: new Types.ObjectId(),
    ...fields,
    userId: ownerOf(actor, fields.email),
    state: 'open',
    dueAt: dueFrom(now),
    remindedAt: null,
    answer: null,
    createdAt: now,
  };
  return withTransaction(async () => {
    if (!website) {
      await DataRequestModel.create(request);
      if (await takePlace('typed address', fields.email))
        await enqueue(confirmationTemplate(fields.email, request));
    }
    return keepResult({ message: REQUESTED });
  });
}
