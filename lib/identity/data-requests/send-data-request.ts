import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { limitRate, senderOf } from '@/lib/platform/rate-limit/rate-limit';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { dueFrom } from './due';
import { isConfirmed, newConfirmation } from './link';
import { confirmationTemplate } from './mail-templates';
import { recordStep } from './record-step';
import { dataRequestSchema } from './schemas';

/** The response to every request, even a bot's. */
const REQUESTED =
  'Thank you. A person will answer within 7 days. We’ll confirm by e-mail, at most 5 times a day for one mailbox.';

/** The actor's account, if it has this address: nobody else may see the request or its answer. */
const ownerOf = (actor: Actor, email: string): Types.ObjectId | null =>
  actor.kind === 'user' && actor.email.toLowerCase() === email ? new Types.ObjectId(actor.id) : null;

/**
 * Stores a request about personal data, with or without an account, and confirms it by e-mail. The e-mail has a link that confirms the
 * address, unless the sender is logged in to the account that has it. If the honeypot is filled in, drops the request but returns the
 * same response. Throws 422, 429.
 */
export async function sendDataRequest(
  actor: Actor,
  input: { fields: unknown; address: string },
): Promise<{ message: string }> {
  const { website, ...fields } = dataRequestSchema.parse(input.fields ?? {});
  await limitRate('data request', input.address, senderOf(actor, fields.email));
  const now = new Date();
  const userId = ownerOf(actor, fields.email);
  const request: DataRequestRecord = {
    _id: new Types.ObjectId(),
    ...fields,
    userId,
    confirmedAt: userId && now,
    state: 'open',
    dueAt: dueFrom(now),
    remindedAt: null,
    answer: null,
    createdAt: now,
  };
  return withTransaction(async () => {
    if (!website) await store(request, fields.email);
    return keepResult({ message: REQUESTED });
  });
}

/** Without an e-mail, there is no link to confirm the address with. */
async function store(request: DataRequestRecord, email: string): Promise<void> {
  const isMailed = await takePlace('typed address', email);
  const link = isMailed && !isConfirmed(request) ? newConfirmation(request.createdAt) : null;
  await DataRequestModel.create({ ...request, confirmation: link?.record ?? null });
  if (isMailed) await enqueue(confirmationTemplate(email, request, link?.token ?? null));
  await recordStep('requester', request, {
    action: 'data request received',
    before: null,
    after: { state: request.state, confirmed: isConfirmed(request) },
  });
}
