import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { UserModel, type UserRecord } from '@/models/user';
import { alreadyClosed } from './close-request';
import { isConfirmed } from './link';

const NOT_FOUND = 'Request not found';

/** Throws 404. */
export async function findRequest(id: unknown): Promise<DataRequestRecord> {
  const request = await DataRequestModel.findById(objectId(id, NOT_FOUND)).lean<DataRequestRecord>();
  if (!request) throw new AppError('notFound', NOT_FOUND);
  return request;
}

export type Account = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'role' | 'secondFactorSince'>;

/** The account with the address of a request, or null. */
export const accountOf = async ({ email }: Pick<DataRequestRecord, 'email'>): Promise<Account | null> =>
  email === null
    ? null
    : UserModel.findOne({ email }).select('firstName lastName role secondFactorSince').lean<Account>();

/** Why nothing can be done with the account from the request's page. Null if it can. */
export function obstacleOf(
  request: Pick<DataRequestRecord, 'confirmedAt' | 'userId'>,
  account: Pick<Account, '_id' | 'secondFactorSince'> | null,
): string | null {
  if (!account) return 'No account has this address. Answer in your own words.';
  if (request.userId && !account._id.equals(request.userId))
    return 'Another account has this address now. Answer in your own words.';
  if (account.secondFactorSince && !request.userId)
    return 'The account has a second factor, so its mailbox isn’t enough. Ask the person to log in and send the request again.';
  if (isConfirmed(request)) return null;
  return 'The address isn’t confirmed yet. This opens here once the person follows the link in our e-mail.';
}

interface Actionable {
  request: DataRequestRecord & { email: string };
  account: Account;
}

/** Finds an open request of this kind and its account. Throws 404, and 409 if it is closed, of another kind or has an obstacle. */
export async function findActionable(id: unknown, kind: DataRequestKind): Promise<Actionable> {
  const request = await findRequest(id);
  const { email } = request;
  if (request.state !== 'open' || email === null) throw alreadyClosed();
  if (request.kind !== kind) throw new AppError('conflict', 'This request asks for something else.');
  const account = await accountOf(request);
  const obstacle = obstacleOf(request, account);
  if (obstacle !== null || !account) throw new AppError('conflict', obstacle ?? '');
  return { request: { ...request, email }, account };
}
