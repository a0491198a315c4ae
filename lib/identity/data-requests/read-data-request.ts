import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { Role } from '@/lib/platform/core/vocabulary';
import { accountOf, findRequest, obstacleOf } from './find-request';
import { toDataRequest, type DataRequest } from './mapper';

export interface DataRequestDetails {
  request: DataRequest;
  /** The account with this address. `isSender`: the requester was logged in to it, so its owner is asking. */
  account: { _id: string; name: string; role: Role; isSender: boolean } | null;
  /** Why the account cannot be used from the request's page. Null if it can. */
  obstacle: string | null;
}

/** Returns a request and the account with its address. For administrators. Throws 404. */
export async function readDataRequest(actor: Actor, input: { id: unknown }): Promise<DataRequestDetails> {
  authorize(actor, 'data-request:read');
  const record = await findRequest(input.id);
  const owner = await accountOf(record);
  return {
    request: toDataRequest(record, new Date()),
    account: owner && {
      _id: owner._id.toHexString(),
      name: `${owner.firstName} ${owner.lastName}`,
      role: owner.role,
      isSender: record.userId !== null && owner._id.equals(record.userId),
    },
    obstacle: obstacleOf(record, owner),
  };
}
