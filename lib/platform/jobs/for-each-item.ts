import type { Types } from 'mongoose';
import { unavailableCause } from '@/lib/platform/core/unavailable';
import { isReachable } from '@/lib/platform/db/connection';
import { log } from '@/lib/platform/log/log';
import { itemFailed } from '@/lib/platform/monitoring/events';
import { forgetFailures, noteFailure, readFailures, type Failures } from './failed-items';

/** Items that may fail in one run before it ends: more than that is no fault of the items. */
const MAX_FAILED = 1_000;

/** Some items of a run failed; each is in the log. Those behind them were done. */
export class ItemsFailed extends Error {
  constructor(
    readonly job: string,
    readonly failed: number,
  ) {
    super(`${job}: ${failed} failed`);
    this.name = 'ItemsFailed';
  }
}

/**
 * Does items together. Where that fails, gives each of them, to be done alone: one that throws does not stop the others of its batch.
 */
export async function* oneByOneAfterFailure<T>(
  batches: AsyncIterable<T[]>,
  together: (batch: readonly T[]) => Promise<unknown>,
): AsyncGenerator<T> {
  for await (const batch of batches) {
    try {
      await together(batch);
    } catch (err) {
      log.warn({ err }, 'a batch of a job failed and is done one by one');
      yield* batch;
    }
  }
}

/** Whether the whole run has to end: the database is out of reach, or has no room. */
async function endsRun(error: unknown): Promise<boolean> {
  const cause = unavailableCause(error);
  return cause === 'database full' || (cause === 'database' && !(await isReachable()));
}

interface Items<T> {
  /** The name of the job. */
  job: string;
  /**
   * The items, or what gives them. Work that is done for several items together leaves out those that failed before, and gives those
   * that are not parked, so that one that is done is no longer counted as failed. Parked ones are left out in any case.
   */
  items: AsyncIterable<T> | ((failures: Failures) => AsyncIterable<T>);
  /** Does one, and gives whether it was done or how many were. */
  act: (item: T) => Promise<boolean | number>;
  /** Ends it between two items. */
  signal?: AbortSignal | undefined;
}

/**
 * Does the work of a job for each of its items. One that throws is logged, counted and stored, and does not stop those behind it; after
 * the fifth run in a row it is parked: left out until an operator lets the job try it again, or for 30 days. Gives the sum of what was
 * done. Throws `ItemsFailed` at the end where some failed; the error itself where the database is out of reach or full.
 */
export async function forEachItem<T extends { _id: Types.ObjectId }>({
  job,
  items,
  act,
  signal,
}: Items<T>): Promise<number> {
  const failures = await readFailures(job);
  const parked = new Set(failures.parked.map(String));
  const failing = new Set(failures.failing.map(String));
  let done = 0;
  let failed = 0;
  const given = typeof items === 'function' ? items(failures) : items;
  for await (const item of given) {
    if (signal?.aborted || failed >= MAX_FAILED) break;
    const id = item._id.toHexString();
    if (parked.has(id)) continue;
    try {
      done += Number(await act(item));
      if (failing.delete(id)) await forgetFailures(job, item._id);
    } catch (error) {
      if (await endsRun(error)) throw error;
      failed += 1;
      const times = await noteFailure(job, item._id, error);
      itemFailed(job);
      log.error({ err: error, job, item: id, failures: times }, 'an item of a job failed');
    }
  }
  if (failed > 0) throw new ItemsFailed(job, failed);
  return done;
}
