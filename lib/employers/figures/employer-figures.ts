import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import type { EmployerFigures } from '@/models/employer';

const DAY = 24 * 60 * 60_000;

/** Steps by which an employer answers. */
const ANSWERS: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'offered', 'not selected'];

export type Counted = Pick<ApplicationRecord, 'appliedAt' | 'status' | 'history'>;

/** Whole days until the first of these steps; undefined where there is none, NaN where its day is not known. */
function daysUntil({ appliedAt, history }: Counted, steps: readonly ApplicationStatus[]): number | undefined {
  const step = history.find(({ status }) => steps.includes(status));
  const days = step && Math.round((storedTime(step.at) - storedTime(appliedAt)) / DAY);
  return days === undefined ? undefined : Math.max(0, days);
}

/** The middle value, or the mean of the two in the middle, in whole days; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/**
 * How an employer treated applicants. Takes the applications of twelve months, one after the other. Counts those that were answered and
 * those that ended without an answer; one that still waits, or that the applicant withdrew before an answer, says nothing of the employer.
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
