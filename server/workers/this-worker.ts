import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Env } from '@/lib/platform/env/env';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { log } from '@/lib/platform/log/log';
import { isOurs, type FromWorker, type ToWorker } from './messages';

/** The environment variable with a worker's number. */
export const NUMBER = 'MWANZO_WORKER';
/** Set for a worker that starts while others serve. */
export const LATER = 'MWANZO_WORKER_LATER';

export const workerCount = (setting: Env['WORKERS']): number =>
  setting === 'auto' ? availableParallelism() : setting;

/** This worker, numbered from 1; undefined for a single process. */
export function thisWorker(): { number: number; startsLater: boolean } | undefined {
  if (!cluster.isWorker) return undefined;
  return { number: Number(process.env[NUMBER]), startsLater: process.env[LATER] !== undefined };
}

/** Calls `hear` with each message to this worker. Returns a function that stops it. */
export function onMessage(hear: (message: ToWorker) => void): () => void {
  const listener = (message: unknown) => {
    if (isOurs(message)) hear(message as ToWorker);
  };
  process.on('message', listener);
  return () => void process.off('message', listener);
}

export const toPrimary = (message: FromWorker): void => void process.send?.(message);

/** Starts work that only one process per node does: immediately, or in a worker when it becomes the leader. */
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
