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

/** The answer to every request, also to one that a bot sent. */
const REQUESTED =
  'Thank you. A person answers within 7 days. We confirm that by mail, at most 5 times a day for one mailbox.';

/** The account of the actor where it has this address: nobody else is shown a request, or its answer. */
const ownerOf = (actor: Actor, email: string): Types.ObjectId | null =>
  actor.kind === 'user' && actor.email.toLowerCase() === email ? new Types.ObjectId(actor.id) : null;

/**
 * Stores what somebody asks about their data, with or without an account, and confirms it by mail in the same transaction, where the mailbox takes one more. A request with
 * the honeypot filled in gets the same answer and is dropped. Takes kind, name, email and text, and the network address. Throws 422, 429.
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
