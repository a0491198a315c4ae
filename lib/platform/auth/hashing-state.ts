import { availableParallelism } from 'node:os';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { sharedState } from '@/lib/platform/core/shared-state';
import type { HashingChild } from './hashing-child';

/** Maximum number of concurrent processes: one for each core. Requests have a higher priority. */
export const PROCESSES = Math.max(1, availableParallelism());

/** Shares the cores with so many other processes of the service that hash too. */
export function shareCores(services: number): void {
  hashing.processes = Math.ceil(PROCESSES / services);
  hashing.queue.atATime = hashing.processes;
}

/** Milliseconds per round of bcrypt until it is measured: 2^12 of them take 0.28 s on an ordinary core. */
const USUAL_MS_A_ROUND = 0.067;

export interface HashingState {
  /** How many may run. */
  processes: number;
  queue: FairQueue;
  idle: HashingChild[];
  /** Rounds of bcrypt that are queued or running. */
  roundsAhead: number;
  msARound: number;
  done: number;
  refused: number;
}

/** The hashing of this process. */
export const hashing = sharedState<HashingState>('password hashing', () => ({
  processes: PROCESSES,
  queue: new FairQueue({ atATime: PROCESSES, maxWaiting: Number.POSITIVE_INFINITY }),
  idle: [],
  roundsAhead: 0,
  msARound: USUAL_MS_A_ROUND,
  done: 0,
  refused: 0,
}));

export interface HashingFacts {
  /** Passwords in the queue. */
  waiting: number;
  /** Passwords that are being hashed or compared. */
  busy: number;
  /** Since the start: finished passwords, and those refused because the queue was too long. */
  done: number;
  refused: number;
}

/** The state of the queue, for the metrics. */
export const hashingFacts = (): HashingFacts => ({
  waiting: hashing.queue.waiting,
  busy: hashing.queue.running,
  done: hashing.done,
  refused: hashing.refused,
});
