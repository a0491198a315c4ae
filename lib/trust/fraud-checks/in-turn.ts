import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { sharedState } from '@/lib/platform/core/shared-state';
import { Slices } from '@/lib/platform/core/slices';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import { refusedByLimit } from '@/lib/platform/monitoring/events';

/** Maximum checks in the queue. Working through a full queue takes a few seconds. */
const MAX_WAITING = 100;

/** Milliseconds of work before yielding to the event loop. A response needs several iterations of the loop, so each must be short. */
const SLICE = 1;

const RETRY_SECONDS = { person: 1, everybody: 5 } as const;

interface Shared {
  oneByOne: FairQueue;
  accounts: Set<string>;
}

const { oneByOne, accounts } = sharedState<Shared>('fraud checks', () => ({
  oneByOne: new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING }),
  accounts: new Set(),
}));

function refused(limit: string, message: string, retryAfter: number): AppError {
  refusedByLimit(limit);
  return new AppError('tooManyRequests', message, { retryAfter });
}

async function run<T>(begin: () => Iterator<void, T>): Promise<T> {
  const slices = new Slices(SLICE);
  const steps = begin();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (slices.isOver()) await slices.pause();
  }
}

/**
 * Runs the steps of a check, yielding to the event loop every millisecond. Only one check runs at a time, so that many checks block the
 * event loop no longer than one. Waiting requesters take turns (`FairQueue`). Throws 429 if 100 checks are waiting.
 */
export const inTurn = <T>(begin: () => Iterator<void, T>): Promise<T> =>
  inOwnTurn(
    oneByOne,
    () => run(begin),
    () =>
      refused(
        'checks at a time',
        'Too many listings are being checked. Please try again in a moment.',
        RETRY_SECONDS.everybody,
      ),
  );

/** Runs `work` for an account. Throws 429 if earlier work for the same account is still running in this process. */
export async function onePerAccount<T>(account: string, work: () => Promise<T>): Promise<T> {
  if (accounts.has(account))
    throw refused(
      'checks of one account',
      'Your last check is still running. Please wait until it’s done.',
      RETRY_SECONDS.person,
    );
  accounts.add(account);
  try {
    return await work();
  } finally {
    accounts.delete(account);
  }
}
