import { AsyncLocalStorage } from 'node:async_hooks';
import { setLimitOf } from '@/models/time-limit';

/**
 * Milliseconds that the database may work on one query, by what it is for. Its own limit ends the work; those of the connection
 * (`db.ts`), which are longer, only stop waiting for it.
 */
export const TIME_LIMITS_MS = {
  /** A page or a call reads what it shows. */
  read: 3_000,
  /** A page counts what it shows, or groups it. */
  count: 3_000,
  /** A search, which people do again in other words. */
  search: 2_000,
  /** A background job, which is tried again. */
  job: 4_000,
  /** Somebody's own data, gathered for a download. */
  export: 4_000,
  /** A command that reads all there is, on a connection that waits for it. */
  command: 20 * 60_000,
} as const;

export type Work = Exclude<keyof typeof TIME_LIMITS_MS, 'read' | 'count'>;

const shared = globalThis as typeof globalThis & { mwanzoWork?: AsyncLocalStorage<Work> };
shared.mwanzoWork ??= new AsyncLocalStorage();
const running = shared.mwanzoWork;

/** Gives the queries of `work` the limit of what they are for; within another such work, the inner one counts. */
export const withTimeLimit = <T>(kind: Work, work: () => Promise<T>): Promise<T> => running.run(kind, work);

setLimitOf((kind) => TIME_LIMITS_MS[running.getStore() ?? kind]);
