import { issueToken } from '@/lib/identity/accounts/tokens';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { uniqueLetters } from '../client/client-for';
import { makeDataRequest } from '../data/data-requests';
import { makeUser } from '../data/fixtures';
import type { Sent } from './sent';

const newEmail = (): string => `${uniqueLetters()}@people.example`;

/** Creates a request of this kind whose confirmed address has an account. */
const actionable = (kind: DataRequestKind) => async (): Promise<Sent> => {
  const email = newEmail();
  await makeUser('recent graduate', { email });
  const { _id } = await makeDataRequest({ email, kind });
  return { token: (await makeUser('administrator')).token, params: { id: _id.toHexString() } };
};

/** Creates the data that the calls about data requests need to succeed. */
export const dataRequestNeeds: Record<string, () => Promise<Sent>> = {
  'POST /api/requests/confirm/{token}': async () => {
    const { token } = await makeDataRequest({ email: newEmail(), confirmedAt: null });
    return { params: { token } };
  },
  'POST /api/requests/download/{token}': async () => {
    const email = newEmail();
    const user = await makeUser('recent graduate', { email });
    const { _id: requestId } = await makeDataRequest({ email });
    return { params: { token: await issueToken('download data', user._id, email, { requestId }) } };
  },
  'POST /api/admin/requests/{id}/send-data': actionable('access'),
  'POST /api/admin/requests/{id}/erase-account': actionable('erase'),
  'POST /api/admin/requests/{id}/stop-mails': actionable('object'),
};
