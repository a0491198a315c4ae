import type { Types } from 'mongoose';
import { unavailableCause } from '@/lib/platform/core/unavailable';
import { isReachable } from '@/lib/platform/db/connection';
import { log } from '@/lib/platform/log/log';
import { itemFailed } from '@/lib/platform/monitoring/events';
import { forgetFailures, noteFailure, readFailures, type Failures } from './failed-items';

/** A run ends after this many failed items, because the items are then unlikely to be the cause. */
const MAX_FAILED = 1_000;

/** Thrown if some items of a run failed (each is logged). All others were processed. */
export class ItemsFailed extends Error {
  constructor(
    readonly job: string,
    readonly failed: number,
  ) {
    super(`${job}: ${failed} failed`);
    this.name = 'ItemsFailed';
  }
}

/** Processes each batch as a whole. If that throws, yields the batch's items, to be processed one by one. */
export async function* oneByOneAfterFailure<T>(
  batches: AsyncIterable<T[]>,
  together: (batch: readonly T[]) => Promise<unknown>,
): AsyncGenerator<T> {
  for await (const batch of batches) {
    try {
      await together(batch);
    } catch (err) {
      log.warn({ err }, 'job batch failed: items processed one by one');
      yield* batch;
    }
  }
}

async function endsRun(error: unknown): Promise<boolean> {
  const cause = unavailableCause(error);
  return cause === 'database full' || (cause === 'database' && !(await isReachable()));
}

interface Items<T> {
  job: string;
  /**
   * The items, or a function that yields them. A job that batches its items must leave those that failed before out of its
   * batches. It must yield the ones that are not parked, so that a success clears their failures. Parked items are always skipped.
   */
  items: AsyncIterable<T> | ((failures: Failures) => AsyncIterable<T>);
  /** Processes one item. Returns the number to add to the total, or true for 1. */
  act: (item: T) => Promise<boolean | number>;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a job for each of its items and returns the total done. If an item throws, it is logged, counted and stored, and the
 * others continue. After its fifth failure in a row it is parked: skipped for 30 days or until an operator retries it. Throws
 * `ItemsFailed` at the end if some failed, or the error itself if the database is unreachable or full.
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
      log.error({ err: error, job, item: id, failures: times }, 'job item failed');
    }
  }
  if (failed > 0) throw new ItemsFailed(job, failed);
  return done;
}
