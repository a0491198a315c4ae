import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { isBusy } from '@/lib/platform/core/fair-queue';
import { log } from '@/lib/platform/log/log';
import { currentAsker } from '@/lib/platform/log/request-context';
import { observe } from '@/lib/platform/monitoring/measure';
import { HashingThread, ThreadGone, type HashingResult, type HashingTask } from './hashing-thread';
import { hashing } from './hashing-state';

/** How long a password may wait in the queue. Load tests raise this limit. */
const MAX_WAIT_MS = 10_000;
const NEWEST_SHARE = 0.2;
const MIN_ROUNDS = 2 ** 10;

/** The cost of an invalid hash is 0. */
const costOf = (hash: string): number => Number(/^\$2[aby]\$(\d\d)\$/.exec(hash)?.[1] ?? 0);

const roundsOf = (task: HashingTask): number =>
  (task.kind === 'hash' ? [task.cost] : task.hashes.map(costOf)).reduce((sum, cost) => sum + 2 ** cost, 0);

const busy = () =>
  new AppError('unavailable', 'Many people are logging in right now. Please try again in a moment.', {
    retryAfter: 5,
    unavailable: 'passwords',
  });

const broken = () =>
  new AppError('unavailable', 'We can’t check your password right now. Please try again in a moment.', {
    retryAfter: 5,
    unavailable: 'passwords',
  });

const startThread = () =>
  new HashingThread((gone) => (hashing.idle = hashing.idle.filter((one) => one !== gone)));

async function hashIn(thread: HashingThread, task: HashingTask): Promise<HashingResult> {
  const answer = await thread.run(task);
  hashing.idle.push(thread);
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.result;
}

/** Runs a task in an idle or new thread. Retries once if the thread ends. */
async function hashInAny(task: HashingTask): Promise<HashingResult> {
  try {
    return await hashIn(hashing.idle.pop() ?? startThread(), task);
  } catch (error) {
    if (isBusy(error)) {
      hashing.refused += 1;
      throw busy();
    }
    if (!(error instanceof ThreadGone)) throw error;
    log.warn({ err: error }, 'password hashing thread ended and replaced');
    return hashIn(startThread(), task);
  }
}

/** Updates the estimate, except after tasks so short that sending them to the thread takes most of the time. */
function learn(ms: number, rounds: number): void {
  if (rounds >= MIN_ROUNDS) hashing.msARound += NEWEST_SHARE * (ms / rounds - hashing.msARound);
}

async function timed(task: HashingTask, rounds: number): Promise<HashingResult> {
  const began = performance.now();
  const result = await hashInAny(task);
  learn(performance.now() - began, rounds);
  hashing.done += 1;
  return result;
}

/**
 * Hashes or compares passwords in a low-priority thread that requesters use in turn. Throws `unavailable` if the queue is longer
 * than ten seconds and this requester has the most work in it, or if the threads keep ending.
 */
export async function inHashingThread(task: HashingTask): Promise<HashingResult> {
  const rounds = roundsOf(task);
  const maxWaitMs = MAX_WAIT_MS * env().RATE_LIMIT_FACTOR;
  const isTooLong = (hashing.roundsAhead * hashing.msARound) / hashing.threads > maxWaitMs;
  hashing.roundsAhead += rounds;
  const began = performance.now();
  try {
    const hashed = hashing.queue.run(currentAsker(), () => timed(task, rounds));
    if (isTooLong) hashing.queue.makeRoom();
    const result = await hashed;
    observe('mwanzo_password_seconds', { kind: task.kind }, (performance.now() - began) / 1_000);
    return result;
  } catch (error) {
    if (isBusy(error)) {
      hashing.refused += 1;
      throw busy();
    }
    if (!(error instanceof ThreadGone)) throw error;
    log.error({ err: error }, 'passwords not hashed: hashing threads keep ending');
    throw broken();
  } finally {
    hashing.roundsAhead -= rounds;
  }
}
