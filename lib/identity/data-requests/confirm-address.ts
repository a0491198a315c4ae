import { hashOf, invalidLink, isToken, stillGood } from '@/lib/identity/accounts/link';
import { AppError } from '@/lib/platform/core/errors';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { connect } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import { formatDate } from '@/lib/platform/format/dates';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { isConfirmed } from './link';
import { recordStep } from './record-step';

const WORDS = {
  invalid: 'This link isn’t valid. Copy the whole link from our e-mail.',
  expired: 'This link has expired. Send your request again to get a new one.',
};

const CLOSED = 'We’ve already answered this request, so there’s nothing to confirm.';

/** Throws 400 for an unknown link, 410 for an expired one or an answered request. */
async function findLink(token: unknown, now: Date): Promise<DataRequestRecord> {
  if (!isToken(token)) throw invalidLink(WORDS);
  const request = await DataRequestModel.findOne({
    'confirmation.hash': hashOf(token),
  }).lean<DataRequestRecord>();
  if (!request?.confirmation) throw invalidLink(WORDS);
  if (isConfirmed(request)) return request;
  if (request.state !== 'open') throw new AppError('gone', CLOSED);
  stillGood({ usedAt: null, expiresAt: request.confirmation.expiresAt }, now, WORDS);
  return request;
}

const confirmedText = ({ state, dueAt }: Pick<DataRequestRecord, 'state' | 'dueAt'>): string =>
  state === 'open'
    ? `Your address is confirmed. A person will answer by ${formatDate(dueAt)}.`
    : 'Your address is confirmed, and we’ve answered your request.';

export interface Confirmation {
  kind: DataRequestKind;
  createdAt: AnsweredMoment;
  /** The message if the address is confirmed, or null. */
  confirmed: string | null;
}

/** Reads a link without changing anything, because mail scanners open links too. Throws the same errors as `confirmAddress`. */
export async function readConfirmation({ token }: { token: unknown }): Promise<Confirmation> {
  await connect();
  const request = await findLink(token, new Date());
  return {
    kind: request.kind,
    createdAt: answeredMoment(request.createdAt),
    confirmed: isConfirmed(request) ? confirmedText(request) : null,
  };
}

/**
 * Confirms the address of a request. Idempotent. Throws 429. Throws 400 for an unknown link, 410 for an expired link or an answered
 * request.
 */
export async function confirmAddress({
  token,
  address,
}: {
  token: unknown;
  address: string;
}): Promise<{ message: string }> {
  await limitRate('data request link', address, String(token));
  return withTransaction(async () => {
    const now = new Date();
    const request = await findLink(token, now);
    if (!isConfirmed(request)) {
      await DataRequestModel.updateOne({ _id: request._id }, { $set: { confirmedAt: now } });
      await recordStep('requester', request, {
        action: 'data request confirmed',
        before: { confirmed: false },
        after: { confirmed: true },
      });
    }
    return { message: confirmedText(request) };
  });
}
