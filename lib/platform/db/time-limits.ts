import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from '@/lib/platform/core/shared-state';
import { setLimitOf } from '@/models/time-limit';

/**
 * Time limits of queries by purpose, in milliseconds (`maxTimeMS`): the database itself ends the query. The
 * longer time-outs of the connection (`connection.ts`) only stop waiting.
 */
export const TIME_LIMITS_MS = {
  /** Reading for a page or call. */
  read: 3_000,
  /** Counting or grouping for a page. */
  count: 3_000,
  /** A search; people retry it with other words. */
  search: 2_000,
  /** A background job, which is retried. */
  job: 4_000,
  /** The export of a user's own data. */
  export: 4_000,
  /** A command that reads everything, on a connection with long time-outs. */
  command: 20 * 60_000,
} as const;

export type Work = Exclude<keyof typeof TIME_LIMITS_MS, 'read' | 'count'>;

const running = sharedState('work', () => new AsyncLocalStorage<Work>());

/** Runs `work` with the limit of a purpose for its queries; nested calls use the innermost one. */
export const withTimeLimit = <T>(kind: Work, work: () => Promise<T>): Promise<T> => running.run(kind, work);

setLimitOf((kind) => TIME_LIMITS_MS[running.getStore() ?? kind]);
