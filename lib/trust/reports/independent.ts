import { DAY_MS } from '@/lib/platform/format/nairobi';
import type { ReportState } from '@/lib/platform/core/vocabulary';
import type { ReportRecord } from '@/models/report';

/** Independent people who hide a listing without a decision. */
const ENOUGH = 3;

/** Days in which one person counts once for a listing, and in which nothing hides it after a dismissal. */
const WITHIN_DAYS = 30;

/** When that time began. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - WITHIN_DAYS * DAY_MS);

/** States in which a report waits for a decision. */
export const UNDECIDED: readonly ReportState[] = ['open', 'asked'];

export type Counted = Pick<ReportRecord, '_id' | 'reporterId' | 'device' | 'network' | 'trusted' | 'state'>;

const isTrusted = ({ trusted = false }: Counted): boolean => trusted;

/** Whether two reports may come from one person: the same account, browser or network. */
const mayBeOne = (one: Counted, other: Counted): boolean =>
  one.network === other.network ||
  (one.device !== undefined && one.device === other.device) ||
  (one.reporterId !== null && other.reporterId !== null && one.reporterId.equals(other.reporterId));

/**
 * Decides which reports of a listing count as people of their own, once another arrives. Takes the new report, and those of the last 30 days
 * that count, of which no two share an account, a browser or a network. Gives them as they are afterwards: the new one is among them if it
 * shares nothing, or in place of the only one it shares something with, where more speaks for the new one.
 */
export function withReport<T extends Counted>(report: T, counted: readonly T[]): T[] {
  const [first, ...more] = counted.filter((one) => mayBeOne(one, report));
  if (!first) return [...counted, report];
  const isBetter = more.length === 0 && isTrusted(report) && !isTrusted(first);
  return isBetter ? counted.map((one) => (one === first ? report : one)) : [...counted];
}

/** Whether these independent reports hide a listing: three that are undecided, one of somebody trusted. */
export function isEnough(counted: readonly Counted[]): boolean {
  const undecided = counted.filter(({ state }) => UNDECIDED.includes(state));
  return undecided.length >= ENOUGH && undecided.some(isTrusted);
}
