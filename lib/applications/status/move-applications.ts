import { Types, type QueryFilter } from 'mongoose';
import { z } from 'zod';
import { id } from '@/lib/platform/format/answer-values';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { withTransaction } from '@/lib/platform/db/transaction';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { InternshipModel } from '@/models/internship';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND } from '@/lib/applications/records/find-received';
import { interviewToStore } from './check-move';
import { recordSteps } from './record-steps';
import { refuseUnfair } from './refuse-unfair';
import { bulkMoveSchema, type answerAllSchema } from '@/lib/applications/records/schemas';
import { notAStep } from './status-transitions';

export const movedApplications = z
  .strictObject({
    moved: z.array(id),
    refused: z.array(z.strictObject({ id, message: z.string() })),
  })
  .meta({ id: 'MovedApplications' });

export type MovedApplications = z.infer<typeof movedApplications>;

/** Moves up to 500 applications to the same status and e-mails the applicants, in one transaction. Throws 422. */
export async function moveApplications(actor: Actor, input: unknown): Promise<MovedApplications> {
  const user = authorize(actor, 'application:move');
  const { ids, ...step } = bulkMoveSchema.parse(input);
  await refuseUnfair(step);
  await limitRate('answer applicants', null, user.id);
  return moveAll(user, ids, step);
}

/** Moves the employer's applications that match the filter and allow the transition. */
export async function moveAll(
  { id }: SignedInUser,
  ids: readonly string[],
  { status, message, interview }: z.infer<typeof answerAllSchema>,
  conditions: Pick<QueryFilter<ApplicationRecord>, 'internshipId'> = {},
): Promise<MovedApplications> {
  const wanted = [...new Set(ids.map((one) => one.toLowerCase()))];
  const own = {
    ...conditions,
    _id: { $in: wanted.map((one) => new Types.ObjectId(one)) },
    ...(await ofOwnEmployer(id)),
  };
  const deleted = await InternshipModel.distinct('_id', {
    _id: { $in: await ApplicationModel.distinct('internshipId', own) },
    deletedAt: { $ne: null },
  });
  const received = deleted.length > 0 ? { $and: [own, { internshipId: { $nin: deleted } }] } : own;
  const { before, moved } = await withTransaction(async () => {
    const before = await ApplicationModel.find(received)
      .select('status')
      .lean<Pick<ApplicationRecord, '_id' | 'status'>[]>();
    const step = { status, at: new Date(), by: new Types.ObjectId(id), message: message || null };
    const moved = await recordSteps({
      filter: received,
      maker: 'employer',
      step,
      interview: interviewToStore(interview),
    });
    return { before, moved };
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
