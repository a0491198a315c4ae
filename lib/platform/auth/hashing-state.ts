import { availableParallelism } from 'node:os';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { sharedState } from '@/lib/platform/core/shared-state';
import type { HashingThread } from './hashing-thread';

/** One hashing thread per core. Requests have a higher priority. */
export const THREADS = Math.max(1, availableParallelism());

/** Divides the cores among this many processes of the service. */
export function shareCores(services: number): void {
  hashing.threads = Math.ceil(THREADS / services);
  hashing.queue.atATime = hashing.threads;
}

/** Milliseconds per bcrypt round, used until the first measurement: 2^12 rounds take 0.28 s on an ordinary core. */
const USUAL_MS_A_ROUND = 0.067;

export interface HashingState {
  threads: number;
  queue: FairQueue;
  idle: HashingThread[];
  roundsAhead: number;
  msARound: number;
  done: number;
  refused: number;
}

export const hashing = sharedState<HashingState>('password hashing', () => ({
  threads: THREADS,
  queue: new FairQueue({ atATime: THREADS, maxWaiting: Number.POSITIVE_INFINITY }),
  idle: [],
  roundsAhead: 0,
  msARound: USUAL_MS_A_ROUND,
  done: 0,
  refused: 0,
}));

export interface HashingFacts {
  waiting: number;
  busy: number;
  done: number;
  refused: number;
}

export const hashingFacts = (): HashingFacts => ({
  waiting: hashing.queue.waiting,
  busy: hashing.queue.running,
  done: hashing.done,
  refused: hashing.refused,
});
