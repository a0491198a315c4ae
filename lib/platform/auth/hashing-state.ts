import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import type { HashingChild } from './hashing-child';

/** Processes that hash at the same time: one for each core; the readers' priority is higher. */
export const PROCESSES = Math.max(1, availableParallelism());

/** Milliseconds a round of bcrypt takes on an ordinary core, until it has been seen here: 2^12 of them are 0.28 s. */
const USUAL_MS_A_ROUND = 0.067;

export interface HashingState {
  inTurn: LimitFunction;
  idle: HashingChild[];
  /** Rounds of bcrypt that wait or are being made. */
  roundsAhead: number;
  msARound: number;
  done: number;
  refused: number;
}

const shared = globalThis as typeof globalThis & { mwanzoHashing?: HashingState };

/** One for the whole process, however many bundles this file is in. */
export const hashing: HashingState = (shared.mwanzoHashing ??= {
  inTurn: pLimit(PROCESSES),
  idle: [],
  roundsAhead: 0,
  msARound: USUAL_MS_A_ROUND,
  done: 0,
  refused: 0,
});

export interface HashingFacts {
  /** Passwords that wait for a process. */
  waiting: number;
  /** Passwords that are being hashed or compared. */
  busy: number;
  /** Since the start: passwords done, and those refused because too many waited. */
  done: number;
  refused: number;
}

/** How much there is to hash, for the metrics. */
export const hashingFacts = (): HashingFacts => ({
  waiting: hashing.inTurn.pendingCount,
  busy: hashing.inTurn.activeCount,
  done: hashing.done,
  refused: hashing.refused,
});
