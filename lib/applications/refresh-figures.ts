import type { Types } from 'mongoose';
import { invalidateEmployer } from '@/lib/employers/invalidate-employer';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerFigures, type EmployerRecord } from '@/models/employer';
import { employerFigures, type Counted } from './employer-figures';

const DAY = 24 * 60 * 60_000;

/** Milliseconds of which figures tell: twelve months. */
const PERIOD = 365 * DAY;

/** Applications in memory at a time; a busy employer has 100,000 a year. */
const AT_ONCE = 1_000;

type Due = Pick<EmployerRecord, '_id' | 'figures'>;

/** The figures of an employer at this time, counted from the histories of its applications. */
const countFigures = (employer: Types.ObjectId, now: Date): Promise<EmployerFigures> =>
  employerFigures(applicationsOf(employer, new Date(now.getTime() - PERIOD)));

interface Read extends Counted {
  _id: Types.ObjectId;
  appliedAt: Date;
}

/** The applications to an employer after a time, the newest first. Each query has a time limit, which one for all of them would exceed. */
async function* applicationsOf(employer: Types.ObjectId, after: Date): AsyncGenerator<Read> {
  let until: Date | undefined;
  /** The ids of those given that were sent at that very time. */
  let given: Types.ObjectId[] = [];
  for (;;) {
    const some = await ApplicationModel.find({
      employer,
      appliedAt: { $gt: after, ...(until && { $lte: until }) },
      ...(until && { _id: { $nin: given } }),
    })
      .sort({ appliedAt: -1 })
      .limit(AT_ONCE)
      .select('appliedAt status history.status history.at')
      .lean<Read[]>();
    yield* some;
    const last = some.at(-1)?.appliedAt.getTime();
    if (last === undefined || some.length < AT_ONCE) return;
    const before = until?.getTime() === last ? given : [];
    given = [...before, ...some.flatMap(({ _id, appliedAt }) => (appliedAt.getTime() === last ? [_id] : []))];
    until = new Date(last);
  }
}

const isSame = (one: EmployerFigures | null | undefined, other: EmployerFigures): boolean =>
  one?.applications === other.applications &&
  one.answered === other.answered &&
  one.medianDaysToView === other.medianDaysToView &&
  one.medianDaysToOutcome === other.medianDaysToOutcome;

/** Counts the figures of each employer anew, once a day. Any number of nodes may run it at once. Gives how many changed. */
export function refreshFigures(now: Date, signal?: AbortSignal): Promise<number> {
  const due = { $or: [{ figuresAt: null }, { figuresAt: { $lte: new Date(now.getTime() - DAY) } }] };
  return forEachItem({
    job: 'counting how employers answer',
    items: EmployerModel.find(due).select('figures').lean<Due[]>().cursor(),
    act: async ({ _id, figures: before }) => {
      const figures = await countFigures(_id, now);
      await EmployerModel.updateOne({ _id }, { $set: { figures, figuresAt: now } }, { timestamps: false });
      if (isSame(before, figures)) return false;
      invalidateEmployer(_id);
      return true;
    },
    signal,
  });
}
