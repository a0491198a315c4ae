import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { toDataRequest, type DataRequest } from './mapper';
import { stateSchema } from './schemas';

/** Lists requests of one state, ten per page: open ones by due date, decided ones newest first. For administrators. */
export async function listDataRequests(
  actor: Actor,
  input: { page?: unknown; state?: unknown },
): Promise<{ requests: DataRequest[] } & Paged> {
  authorize(actor, 'data-request:read');
  const state = stateSchema.parse(input.state);
  const { records, ...facts } = await findPage<DataRequestRecord>(DataRequestModel, {
    filter: { state },
    page: input.page,
    order: { dueAt: state === 'open' ? 1 : -1 },
  });
  const now = new Date();
  return { requests: records.map((record) => toDataRequest(record, now)), ...facts };
}
