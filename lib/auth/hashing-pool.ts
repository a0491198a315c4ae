import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import { pauseFor } from './hashing-pause';

export type HashingTask =
  { kind: 'hash'; password: string; cost: number } | { kind: 'compare'; password: string; hash: string };

interface Answer {
  id: number;
  result?: string | boolean;
  failure?: string;
}

interface Job {
  task: HashingTask;
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

/** One core stays free for those who read. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** Up to a minute of work for one thread; who comes later is asked to come back. */
const LONGEST_QUEUE = 100 * THREADS;

/** How often the threads are told how busy the service is, in milliseconds. */
const TELL_EVERY = 20;

interface Pool {
  idle: Worker[];
  threads: number;
  waiting: Job[];
  running: Map<Worker, { id: number; job: Job }>;
  lastId: number;
  /** How long the threads pause, in microseconds, where they can see it. */
  pause: Int32Array;
  telling: NodeJS.Timeout | undefined;
}

const shared = globalThis as typeof globalThis & { mwanzoHashing?: Pool };
const none: Pool = {
  idle: [],
  threads: 0,
  waiting: [],
  running: new Map(),
  lastId: 0,
  pause: new Int32Array(new SharedArrayBuffer(4)).fill(pauseFor(0, 0)),
  telling: undefined,
};
const pool = (shared.mwanzoHashing ??= none);

/** While somebody waits for a password, the threads know how busy the service is with everybody else. */
function tellHowBusy(): void {
  if (pool.telling) return;
  let before = performance.eventLoopUtilization();
  const tell = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    Atomics.store(pool.pause, 0, pauseFor(utilization, pool.waiting.length));
    before = now;
  };
  pool.telling = setInterval(tell, TELL_EVERY).unref();
}

function tellNoMore(): void {
  if (pool.running.size > 0) return;
  clearInterval(pool.telling);
  pool.telling = undefined;
}

function addThread(): Worker {
  const worker = new Worker(new URL('./password-worker.mjs', import.meta.url));
  pool.threads += 1;
  worker.on('message', ({ id, result, failure }: Answer) => {
    const current = pool.running.get(worker);
    if (current?.id !== id) return;
    pool.running.delete(worker);
    if (result === undefined) current.job.reject(new Error(failure ?? 'Hashing failed'));
    else current.job.resolve(result);
    worker.unref();
    pool.idle.push(worker);
    next();
    tellNoMore();
  });
  const gone = (reason: Error) => {
    if (!worker.listenerCount('message')) return;
    worker.removeAllListeners('message');
    pool.threads -= 1;
    pool.idle = pool.idle.filter((other) => other !== worker);
    pool.running.get(worker)?.job.reject(reason);
    pool.running.delete(worker);
    next();
    tellNoMore();
  };
  worker.on('error', gone);
  worker.on('exit', () => gone(new Error('The hashing thread ended')));
  return worker;
}

function next(): void {
  const job = pool.waiting.shift();
  if (!job) return;
  const worker = pool.idle.pop() ?? (pool.threads < THREADS ? addThread() : undefined);
  if (!worker) {
    pool.waiting.unshift(job);
    return;
  }
  pool.lastId += 1;
  pool.running.set(worker, { id: pool.lastId, job });
  // Only a thread at work keeps the process alive.
  worker.ref();
  tellHowBusy();
  worker.postMessage({ id: pool.lastId, pause: pool.pause, ...job.task });
}

/**
 * Hashes or compares on another thread, first come, first served.
 * Throws AppError `unavailable` when too many wait already.
 */
export function inHashingThread(task: HashingTask): Promise<string | boolean> {
  if (pool.waiting.length >= LONGEST_QUEUE) {
    return Promise.reject(
      new AppError('unavailable', 'Many people are logging in just now. Please try again in a moment.', {
        retryAfter: 5,
      }),
    );
  }
  return new Promise((resolve, reject) => {
    pool.waiting.push({ task, resolve, reject });
    next();
  });
}
