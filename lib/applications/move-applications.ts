import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { accountsOf } from '@/lib/employers/accounts-of';
import { withTransaction } from '@/lib/platform/db/transaction';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND } from './mark-viewed';
import { recordSteps } from './record-steps';
import { refuseUnfair } from './refuse-unfair';
import { bulkMoveSchema } from './schemas';
import { notAStep } from './steps';

export interface MovedApplications {
  /** Ids of those that were moved. */
  moved: string[];
  /** Those that were not, with the reason. */
  refused: { id: string; message: string }[];
}

/**
 * Moves up to 500 applications to the employer's listings by the same step, and tells the applicants; all in one transaction. Takes
 * their ids, the status and a message. Throws 422.
 */
export async function moveApplications(actor: Actor, input: unknown): Promise<MovedApplications> {
  const user = authorize(actor, 'application:move');
  const { ids, status, message } = bulkMoveSchema.parse(input);
  refuseUnfair(message);
  await limitRate('answer applicants', null, user.id);
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const own = {
    _id: { $in: wanted.map((id) => new Types.ObjectId(id)) },
    employerId: await accountsOf(user.id),
  };
  const { before, moved } = await withTransaction(async () => {
    const before = await ApplicationModel.find(own)
      .select('status')
      .lean<Pick<ApplicationRecord, '_id' | 'status'>[]>();
    const step = { status, at: new Date(), by: new Types.ObjectId(user.id), message: message || null };
    return { before, moved: await recordSteps({ filter: own, maker: 'employer', step }) };
  });
  const statusOf = new Map(before.map((one) => [one._id.toHexString(), one.status]));
  const done = new Set(moved.map(({ _id }) => _id.toHexString()));
  const refused = wanted.flatMap((id) => {
    if (done.has(id)) return [];
    const from = statusOf.get(id);
    return [{ id, message: from ? notAStep(from, status) : APPLICATION_NOT_FOUND }];
  });
  return { moved: [...done], refused };
}
