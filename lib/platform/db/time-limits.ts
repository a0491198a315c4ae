import { AsyncValue } from '@/lib/platform/core/async-value';
import { sharedState } from '@/lib/platform/core/shared-state';
import { setLimitOf } from '@/models/time-limit';

/** In milliseconds (`maxTimeMS`), after which the database ends the query. The longer time-outs in `connection.ts` only end the wait. */
export const TIME_LIMITS_MS = {
  read: 3_000,
  /** Counting or grouping for a page. */
  count: 3_000,
  /** Shorter, because people retry a search with other words. */
  search: 2_000,
  job: 4_000,
  export: 4_000,
  /** A command that reads everything, on a connection with long time-outs. */
  command: 20 * 60_000,
} as const;

export type Work = Exclude<keyof typeof TIME_LIMITS_MS, 'read' | 'count'>;

const running = sharedState('work', () => new AsyncValue<Work>());

/** Runs `work` with the query limit for this purpose. If calls are nested, the innermost limit applies. */
export const withTimeLimit = <T>(kind: Work, work: () => Promise<T>): Promise<T> => running.run(kind, work);

setLimitOf((kind) => TIME_LIMITS_MS[running.getStore() ?? kind]);
