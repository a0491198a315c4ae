import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND, findReceived } from '@/lib/applications/records/find-received';
import { toFacts, type ApplicationFacts } from '@/lib/applications/records/mapper';

/** Marks an application as viewed if its status is `applied`. Throws 404 for another employer's application. */
export async function markApplicationViewed(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<{ application: ApplicationFacts }> {
  const { id } = authorize(actor, 'application:mark-viewed');
  const own = await findReceived(id, input.applicationId);
  const step = { status: 'viewed' as const, at: new Date(), by: new Types.ObjectId(id) };
  const application =
    (await ApplicationModel.findOneAndUpdate(
      { ...own, status: 'applied' },
      { $set: { status: step.status }, $push: { history: step } },
      { returnDocument: 'after' },
    ).lean<ApplicationRecord>()) ?? (await ApplicationModel.findOne(own).lean<ApplicationRecord>());
  if (!application) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return { application: toFacts(application) };
}
