import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { formatDate } from '@/lib/platform/format/dates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { isOverdue } from './due';
import { KIND_NAMES } from './kinds';
import { answerTemplate } from './mail-templates';
import { REQUEST_NOT_FOUND } from './read-data-request';
import { answerSchema } from './schemas';

const MESSAGES = {
  answer: 'The request is answered. We’re e-mailing your text to the person.',
  refuse: 'The request is refused. We’re e-mailing your reason to the person.',
} as const;
const STATES = { answer: 'answered', refuse: 'refused' } as const;
const ACTIONS = { answer: 'data request answered', refuse: 'data request refused' } as const;

/** Clears an erasure request once it is carried out, because it names the person. */
const FORGOTTEN = { name: null, email: null, text: null, userId: null } as const;

/** Answers or refuses a request, and e-mails the person. The audit entry names nobody. Throws 403, 404, 422, and 409 if decided. */
export async function answerDataRequest(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'data-request:answer');
  const { decision, text } = answerSchema.parse(input.fields ?? {});
  const _id = objectId(input.id, REQUEST_NOT_FOUND);
  await withTransaction(async () => {
    const request = await DataRequestModel.findById(_id).lean<DataRequestRecord>();
    if (!request) throw new AppError('notFound', REQUEST_NOT_FOUND);
    const now = new Date();
    const isErased = request.kind === 'erase' && decision === 'answer';
    const answer = { by: new Types.ObjectId(by.id), at: now, text: isErased ? null : text };
    const { matchedCount } = await DataRequestModel.updateOne(
      { _id, state: 'open' },
      { $set: { state: STATES[decision], answer, ...(isErased && FORGOTTEN) } },
    );
    if (matchedCount === 0 || request.email === null)
      throw new AppError('conflict', 'This request is already closed.');
    await enqueue(answerTemplate(request.email, request, { text, refused: decision === 'refuse' }));
    await recordAuditEntry(by, {
      action: ACTIONS[decision],
      target: {
        kind: 'data request',
        id: _id,
        label: `${KIND_NAMES[request.kind]}, asked on ${formatDate(request.createdAt)}`,
      },
      before: { state: 'open', overdue: isOverdue(request.dueAt, now) },
      after: { state: STATES[decision] },
    });
  });
  return { message: MESSAGES[decision] };
}
