import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND } from '@/lib/applications/records/find-received';
import { toOwnApplications, type OwnApplication } from './own-application';

/** Throws 404 for another user's application. */
export async function findOwnApplication(actor: Actor, input: { id: unknown }): Promise<ApplicationRecord> {
  const { id } = authorize(actor, 'application:read-own');
  const own = { _id: objectId(input.id, APPLICATION_NOT_FOUND), userId: id };
  const record = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  if (!record) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return record;
}

/** Throws 404 for another user's application. */
export async function readOwnApplication(actor: Actor, input: { id: unknown }): Promise<OwnApplication> {
  const [application] = await toOwnApplications([await findOwnApplication(actor, input)]);
  if (!application) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return application;
}
