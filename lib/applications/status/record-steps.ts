import type { QueryFilter } from 'mongoose';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { lockApplicants } from '@/lib/identity/users/lock-applicants';
import { ApplicationModel, type ApplicationRecord, type ApplicationStep } from '@/models/application';
import { inPlaceOf, isChanged } from './interview';
import { isTold, stepTemplate } from './mail-templates';
import { statusesBefore, type StepBy } from './status-transitions';

export interface Move {
  /** Skips applications that do not allow the step or already have this invitation. */
  filter: QueryFilter<ApplicationRecord>;
  maker: StepBy;
  step: ApplicationStep;
  interview?: ApplicationRecord['interview'];
  /** Moves only the first matches, in index order. */
  limit?: number;
  /** Whether to e-mail the applicants. Default: true. */
  tells?: boolean;
  /** When to send the e-mails, if the step may be undone until then. Default: at once. */
  holdUntil?: Date;
}

/**
 * Moves applications to another status and e-mails the applicants. Call it in a transaction, which restarts if one of them is
 * moved concurrently. Returns the updated applications.
 */
export async function recordSteps(move: Move): Promise<ApplicationRecord[]> {
  const { filter, maker, step, interview, limit = 0, tells = true, holdUntil } = move;
  const before = statusesBefore(maker, step.status);
  const allowed = await ApplicationModel.find({ ...filter, status: { $in: [...before] } })
    .limit(limit)
    .lean<ApplicationRecord[]>();
  const found = allowed.filter((one) => saysSomething(one, move));
  if (found.length === 0) return [];
  await write(found, move);
  if (tells && isTold(step.status)) {
    const { status } = step;
    const people = await lockApplicants(found);
    await enqueueAll(
      people.map(({ application, person, listing }) => ({
        ...stepTemplate(person, listing, {
          ...step,
          status,
          interview: interview ?? application.interview,
          before: application,
        }),
        ...(holdUntil && { heldFor: application._id, nextAttemptAt: holdUntil }),
      })),
    );
  }
  return found.map((one) => ({
    ...one,
    status: step.status,
    history: [...one.history, step],
    ...(interview && { interview: inPlaceOf(one.interview, interview) }),
  }));
}

/** A second invitation must differ from the first. */
function saysSomething({ status, history, interview: before }: ApplicationRecord, move: Move): boolean {
  const { step, interview } = move;
  return (
    status !== step.status ||
    isChanged(before, interview) ||
    Boolean(step.message && step.message !== history.at(-1)?.message)
  );
}

async function write(found: readonly ApplicationRecord[], { step, interview }: Move): Promise<void> {
  const { status } = step;
  if (!interview) {
    const all = { _id: { $in: found.map(({ _id }) => _id) } };
    await ApplicationModel.updateMany(all, { $set: { status }, $push: { history: step } });
    return;
  }
  await ApplicationModel.bulkWrite(
    found.map((one) => ({
      updateOne: {
        filter: { _id: one._id },
        update: {
          $set: { status, interview: inPlaceOf(one.interview, interview) },
          $push: { history: step },
        },
      },
    })),
  );
}
