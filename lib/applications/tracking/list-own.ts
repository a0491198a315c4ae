import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { toOwnApplications, type OwnApplication } from './own-application';

/** Newest first, ten per page. */
export async function listOwnApplications(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ applications: OwnApplication[] } & Paged> {
  const { id } = authorize(actor, 'application:read-own');
  const { records, ...facts } = await findPage<ApplicationRecord>(ApplicationModel, {
    filter: { userId: id },
    page: input.page,
    order: { appliedAt: -1 },
  });
  return { applications: await toOwnApplications(records), ...facts };
}
