import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Env } from '@/lib/platform/env/env';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { log } from '@/lib/platform/log/log';
import { isOurs, type FromWorker, type ToWorker } from './messages';

/** How a worker learns which one it is. */
export const NUMBER = 'MWANZO_WORKER';
/** Set for a worker that starts while others serve. */
export const LATER = 'MWANZO_WORKER_LATER';

/** How many processes serve. */
export const workerCount = (setting: Env['WORKERS']): number =>
  setting === 'auto' ? availableParallelism() : setting;

/** Which of several workers this process is, counted from 1; undefined if it serves alone. */
export function thisWorker(): { number: number; startsLater: boolean } | undefined {
  if (!cluster.isWorker) return undefined;
  return { number: Number(process.env[NUMBER]), startsLater: process.env[LATER] !== undefined };
}

/** Calls `hear` with each message to this worker. Returns the function that ends it. */
export function onMessage(hear: (message: ToWorker) => void): () => void {
  const listener = (message: unknown) => {
    if (isOurs(message)) hear(message as ToWorker);
  };
  process.on('message', listener);
  return () => void process.off('message', listener);
}

/** Sends a message to the process that started this worker. */
export const toPrimary = (message: FromWorker): void => void process.send?.(message);

/** Starts what one process of this node does: at once, or in a worker when it is told that no other does it. */
export function asLeader(start: () => Ongoing): Ongoing {
  let work = thisWorker() ? undefined : start();
  const end = onMessage(({ mwanzo }) => {
    if (mwanzo !== 'lead') return;
    log.info({ pid: process.pid }, 'this worker runs the jobs');
    work ??= start();
  });
  return {
    stop: async () => {
      end();
      await work?.stop();
    },
  };
}
