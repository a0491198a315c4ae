import { invalidLink, stillGood } from '@/lib/identity/accounts/link';
import { findToken, spendToken } from '@/lib/identity/accounts/tokens';
import { collectExport, exportZip } from '@/lib/identity/users/export-zip';
import { connect } from '@/lib/platform/db/connection';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { StoredFile } from '@/lib/platform/files/open';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import type { AccountTokenRecord } from '@/models/account-token';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { UserModel } from '@/models/user';
import { recordStep } from './record-step';

const WORDS = {
  invalid: 'This link isn’t valid or was already used. If the download failed, reply to our e-mail.',
  expired: 'This link has expired. Send your request again to get a new one.',
};

/** Throws 400 for an unknown or used link, or if no account has its address any more, and 410 for an expired link. */
async function findLink(token: unknown): Promise<AccountTokenRecord> {
  const record = await findToken('download data', token);
  if (!record) throw invalidLink(WORDS);
  const { userId: _id, email } = record;
  if (!(await UserModel.exists({ _id, email }))) throw invalidLink(WORDS);
  return stillGood(record, new Date(), WORDS);
}

/** Reads a link without using it, because mail scanners open links too. Throws the same errors as `downloadData`. */
export async function readDataLink({ token }: { token: unknown }): Promise<{ expiresAt: AnsweredMoment }> {
  await connect();
  const { expiresAt } = await findLink(token);
  return { expiresAt: answeredMoment(expiresAt) };
}

/**
 * Returns the account's export, once. A deactivated account has it too: its owner keeps the right to their data. Throws 429. Throws 400
 * for an unknown or used link, 410 for an expired one.
 */
export async function downloadData({
  token,
  address,
}: {
  token: unknown;
  address: string;
}): Promise<Omit<StoredFile, 'size'>> {
  await limitRate('data request link', address, String(token));
  const { userId } = await findLink(token);
  // The link is used only once everything is read, so that a failure does not cost the person their link.
  const collected = await collectExport(userId.toHexString());
  await withTransaction(() => spend(token));
  return exportZip(collected);
}

async function spend(token: unknown): Promise<void> {
  const record = await findLink(token);
  await spendToken(record);
  const request = await DataRequestModel.findById(record.requestId).lean<DataRequestRecord>();
  if (!request) throw invalidLink(WORDS);
  await recordStep('requester', request, { action: 'data downloaded', before: null, after: null });
}
