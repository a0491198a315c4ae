import { DAY_MS } from '@/lib/platform/format/nairobi';
import type { ReportRecord } from '@/models/report';

/** Reporters that hide a listing by themselves. */
export const ENOUGH = 3;
/** Days within which they report. */
const WITHIN_DAYS = 7;

type Counted = Pick<ReportRecord, 'network' | 'weight' | 'state' | 'createdAt'>;

/**
 * How many independent reporters a listing has: one for each network, two if somebody there applied to it. Takes its reports; those
 * older than seven days and those that were decided do not count.
 */
export function countIndependent(reports: readonly Counted[], now: Date): number {
  const since = now.getTime() - WITHIN_DAYS * DAY_MS;
  const weights = new Map<string, number>();
  for (const { network, weight, state, createdAt } of reports) {
    if ((state !== 'open' && state !== 'asked') || createdAt.getTime() <= since) continue;
    weights.set(network, Math.max(weights.get(network) ?? 0, weight));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
