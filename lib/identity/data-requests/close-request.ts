import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { enqueue, type Mail } from '@/lib/platform/mail/outbox';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { isOverdue } from './due';
import { recordStep } from './record-step';

const STATES = { answer: 'answered', refuse: 'refused' } as const;
const ACTIONS = { answer: 'data request answered', refuse: 'data request refused' } as const;

/** Clears an erasure request once it is carried out, because it names the person. */
const FORGOTTEN = {
  ...{ name: null, email: null, text: null, userId: null },
  ...{ confirmedAt: null, confirmation: null },
} as const;

export const alreadyClosed = (): AppError => new AppError('conflict', 'This request is already closed.');

interface Closing {
  decision: keyof typeof STATES;
  /** Stored with the request, unless it erases it. */
  text: string;
  /** Writes the e-mail to the address of the request. */
  mail: (email: string) => Mail;
}

/** Closes an open request, e-mails the person and audits it. Call it in a transaction. Throws 409 if it is closed. */
export async function closeRequest(
  by: SignedInUser,
  request: DataRequestRecord,
  { decision, text, mail }: Closing,
): Promise<void> {
  const now = new Date();
  const isErased = request.kind === 'erase' && decision === 'answer';
  const answer = { by: new Types.ObjectId(by.id), at: now, text: isErased ? null : text };
  const { matchedCount } = await DataRequestModel.updateOne(
    { _id: request._id, state: 'open' },
    { $set: { state: STATES[decision], answer, ...(isErased && FORGOTTEN) } },
  );
  if (matchedCount === 0 || request.email === null) throw alreadyClosed();
  await enqueue(mail(request.email));
  await recordStep(by, request, {
    action: ACTIONS[decision],
    before: { state: 'open', overdue: isOverdue(request.dueAt, now) },
    after: { state: STATES[decision] },
  });
}
