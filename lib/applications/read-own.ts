import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND } from './find-received';
import { toOwnApplications, type OwnApplication } from './own-application';

/** One application of the signed-in user. Throws 404 for another user's. */
export async function readOwnApplication(actor: Actor, input: { id: unknown }): Promise<OwnApplication> {
  const { id } = authorize(actor, 'application:read-own');
  const own = { _id: objectId(input.id, APPLICATION_NOT_FOUND), userId: id };
  const record = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  const [application] = record ? await toOwnApplications([record]) : [];
  if (!application) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return application;
}
