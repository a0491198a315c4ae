import { DAY_MS } from '@/lib/platform/format/nairobi';
import type { ReportState } from '@/lib/platform/core/vocabulary';
import type { ReportRecord } from '@/models/report';

/** How many independent reporters it takes to hide a listing without a decision. */
const ENOUGH = 3;

/** For this many days, a person counts once per listing. For as many days after a dismissal, reports cannot hide the listing. */
const WITHIN_DAYS = 30;

export const countedSince = (now: Date): Date => new Date(now.getTime() - WITHIN_DAYS * DAY_MS);

export const UNDECIDED: readonly ReportState[] = ['open', 'asked'];

export type Counted = Pick<ReportRecord, '_id' | 'reporterId' | 'device' | 'network' | 'trusted' | 'state'>;

const isTrusted = ({ trusted = false }: Counted): boolean => trusted;

const mayBeOne = (one: Counted, other: Counted): boolean =>
  one.network === other.network ||
  (one.device !== undefined && one.device === other.device) ||
  (one.reporterId !== null && other.reporterId !== null && one.reporterId.equals(other.reporterId));

/**
 * Adds a report to the independent ones of the last 30 days, no two of which share an account, browser or network. Ignores a report that
 * shares one of these with others, except that a trusted report replaces a single untrusted one. Returns the reports that count.
 */
export function withReport<T extends Counted>(report: T, counted: readonly T[]): T[] {
  const [first, ...more] = counted.filter((one) => mayBeOne(one, report));
  if (!first) return [...counted, report];
  const isBetter = more.length === 0 && isTrusted(report) && !isTrusted(first);
  return isBetter ? counted.map((one) => (one === first ? report : one)) : [...counted];
}

/** True if these independent reports suffice to hide a listing: three or more are undecided, at least one of them trusted. */
export function isEnough(counted: readonly Counted[]): boolean {
  const undecided = counted.filter(({ state }) => UNDECIDED.includes(state));
  return undecided.length >= ENOUGH && undecided.some(isTrusted);
}
