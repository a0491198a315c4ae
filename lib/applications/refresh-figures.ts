import type { Types } from 'mongoose';
import { invalidateEmployer } from '@/lib/employers/invalidate-employer';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerFigures, type EmployerRecord } from '@/models/employer';
import { employerFigures, type Counted } from './employer-figures';

const DAY = 24 * 60 * 60_000;

/** Milliseconds of which figures tell: twelve months. */
const PERIOD = 365 * DAY;

type Due = Pick<EmployerRecord, '_id' | 'figures'>;

/** The figures of an employer at this time, counted from the histories of its applications. */
async function countFigures(employer: Types.ObjectId, now: Date): Promise<EmployerFigures> {
  const applications = await ApplicationModel.find({
    employer,
    appliedAt: { $gt: new Date(now.getTime() - PERIOD) },
  })
    .select('appliedAt status history.status history.at')
    .lean<Counted[]>();
  return employerFigures(applications);
}

const isSame = (one: EmployerFigures | null | undefined, other: EmployerFigures): boolean =>
  one?.applications === other.applications &&
  one.answered === other.answered &&
  one.medianDaysToView === other.medianDaysToView &&
  one.medianDaysToOutcome === other.medianDaysToOutcome;

/** Counts the figures of each employer anew, once a day. Any number of nodes may run it at once. Gives how many changed. */
export async function refreshFigures(now: Date, signal?: AbortSignal): Promise<number> {
  const due = { $or: [{ figuresAt: null }, { figuresAt: { $lte: new Date(now.getTime() - DAY) } }] };
  let changed = 0;
  const employers = EmployerModel.find(due).select('figures').lean<Due[]>().cursor();
  for await (const { _id, figures: before } of employers) {
    if (signal?.aborted) break;
    const figures = await countFigures(_id, now);
    await EmployerModel.updateOne({ _id }, { $set: { figures, figuresAt: now } }, { timestamps: false });
    if (isSame(before, figures)) continue;
    invalidateEmployer(_id);
    changed += 1;
  }
  return changed;
}
