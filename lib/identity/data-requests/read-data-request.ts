import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { UserModel } from '@/models/user';
import { toDataRequest, type DataRequest } from './mapper';

export const REQUEST_NOT_FOUND = 'Request not found';

export interface DataRequestDetails {
  request: DataRequest;
  /** The account with this address. `isSender`: the requester was logged in to it, so its owner is asking. */
  account: { _id: string; isSender: boolean } | null;
}

/** Returns a request and the account with its address. For administrators. Throws 404. */
export async function readDataRequest(actor: Actor, input: { id: unknown }): Promise<DataRequestDetails> {
  authorize(actor, 'data-request:read');
  const record = await DataRequestModel.findById(
    objectId(input.id, REQUEST_NOT_FOUND),
  ).lean<DataRequestRecord>();
  if (!record) throw new AppError('notFound', REQUEST_NOT_FOUND);
  const { email, userId } = record;
  const owner = email === null ? null : await UserModel.findOne({ email }).select('_id').lean();
  return {
    request: toDataRequest(record, new Date()),
    account: owner && {
      _id: owner._id.toHexString(),
      isSender: userId !== null && owner._id.equals(userId),
    },
  };
}
