import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import type { EmployerFigures } from '@/models/employer';

const DAY = 24 * 60 * 60_000;
const ANSWERS: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'offered', 'not selected'];

export type Counted = Pick<ApplicationRecord, 'appliedAt' | 'status' | 'history'>;

/** Returns undefined if there is no such step, and NaN if its day is unknown. */
function daysUntil({ appliedAt, history }: Counted, steps: readonly ApplicationStatus[]): number | undefined {
  const step = history.find(({ status }) => steps.includes(status));
  const days = step && Math.round((storedTime(step.at) - storedTime(appliedAt)) / DAY);
  return days === undefined ? undefined : Math.max(0, days);
}

/** In whole days, rounded. Null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/**
 * Counts answered applications and those that ended without an answer. Ignores pending ones and those
 * withdrawn before an answer.
 */
export async function employerFigures(
  applications: AsyncIterable<Counted> | Iterable<Counted>,
): Promise<EmployerFigures> {
  let answered = 0;
  let silent = 0;
  const toView: number[] = [];
  const toOutcome: number[] = [];
  for await (const one of applications) {
    const outcome = daysUntil(one, ANSWERS);
    if (outcome === undefined && one.status !== 'no answer') continue;
    if (outcome === undefined) silent += 1;
    else {
      answered += 1;
      if (!Number.isNaN(outcome)) toOutcome.push(outcome);
    }
    const view = daysUntil(one, ['viewed', ...ANSWERS]);
    if (view !== undefined && !Number.isNaN(view)) toView.push(view);
  }
  return {
    applications: answered + silent,
    answered,
    medianDaysToView: median(toView),
    medianDaysToOutcome: median(toOutcome),
  };
}
