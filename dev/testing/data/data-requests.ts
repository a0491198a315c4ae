import { Types } from 'mongoose';
import { newConfirmation } from '@/lib/identity/data-requests/link';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { inDays } from './fixtures';

type Change = Partial<DataRequestRecord> & Pick<DataRequestRecord, 'email'>;

/** Creates an open request for access with a confirmed address. Returns it with the token of its link. */
export async function makeDataRequest(change: Change): Promise<{ _id: Types.ObjectId; token: string }> {
  const now = new Date();
  const _id = new Types.ObjectId();
  const { token, record } = newConfirmation(now);
  await DataRequestModel.create({
    ...{ _id, kind: 'access', name: 'Wanjiru Kamau', text: 'All of it.', state: 'open', userId: null },
    ...{ confirmation: record, confirmedAt: now, dueAt: inDays(7), createdAt: now },
    ...change,
  });
  return { _id, token };
}
