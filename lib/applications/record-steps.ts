import type { QueryFilter } from 'mongoose';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { lockApplicants } from '@/lib/users/lock-applicants';
import { ApplicationModel, type ApplicationRecord, type ApplicationStep } from '@/models/application';
import { isTold, stepTemplate } from './step-mails';
import { statusesBefore, type StepBy } from './steps';

export interface Move {
  /** Which applications; those from which the step is not allowed are left out. */
  filter: QueryFilter<ApplicationRecord>;
  maker: StepBy;
  step: ApplicationStep;
  interview?: ApplicationRecord['interview'];
  /** At most so many, the first ones of the index. */
  limit?: number;
  /** Whether applicants are told; they are by default. */
  tells?: boolean;
}

/**
 * Moves applications by one step of the table and queues a mail for each applicant. Call it in a transaction: another one that moves
 * the same application restarts. Gives the applications as they are now.
 */
export async function recordSteps(move: Move): Promise<ApplicationRecord[]> {
  const { filter, maker, step, interview, limit = 0, tells = true } = move;
  const before = statusesBefore(maker, step.status);
  const found = await ApplicationModel.find({ ...filter, status: { $in: [...before] } })
    .limit(limit)
    .lean<ApplicationRecord[]>();
  if (found.length === 0) return [];
  await ApplicationModel.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { status: step.status, ...(interview && { interview }) }, $push: { history: step } },
  );
  if (tells && isTold(step.status)) {
    const told = { ...step, status: step.status, interview };
    const people = await lockApplicants(found);
    await enqueueAll(people.map(({ person, listing }) => stepTemplate(person, listing, told)));
  }
  return found.map((one) => ({
    ...one,
    status: step.status,
    history: [...one.history, step],
    ...(interview && { interview }),
  }));
}
