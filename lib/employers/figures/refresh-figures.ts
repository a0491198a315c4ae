import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { TIME_LIMITS_MS } from '@/lib/platform/db/time-limits';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerFigures, type EmployerRecord } from '@/models/employer';
import { employerFigures, type Counted } from './employer-figures';

const DAY = 24 * 60 * 60_000;

/** Twelve months, in milliseconds. */
const PERIOD = 365 * DAY;

/** Applications in memory at a time. A busy employer gets 100,000 a year. */
const AT_ONCE = 1_000;

type Due = Pick<EmployerRecord, '_id' | 'figures'>;

const countFigures = (employer: Types.ObjectId, now: Date): Promise<EmployerFigures> =>
  employerFigures(
    ApplicationModel.find({ employer, appliedAt: { $gt: new Date(now.getTime() - PERIOD) } })
      .select('appliedAt status history.status history.at')
      .maxTimeMS(TIME_LIMITS_MS.command)
      .lean<Counted[]>()
      .cursor({ batchSize: AT_ONCE }),
  );

/** Recounts each employer's figures once a day. Safe on several nodes. Returns how many changed. */
export function refreshFigures(now: Date, signal?: AbortSignal): Promise<number> {
  const due = { $or: [{ figuresAt: null }, { figuresAt: { $lte: new Date(now.getTime() - DAY) } }] };
  return forEachItem({
    job: 'counting how employers answer',
    items: EmployerModel.find(due).select('figures').lean<Due[]>().cursor(),
    act: async ({ _id, figures: before }) => {
      const figures = await countFigures(_id, now);
      await EmployerModel.updateOne({ _id }, { $set: { figures, figuresAt: now } }, { timestamps: false });
      if (isDeepStrictEqual(before, figures)) return false;
      invalidateEmployer(_id);
      return true;
    },
    signal,
  });
}
