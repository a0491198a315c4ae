import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/platform/core/errors';
import { takeLease, type Lease } from '@/lib/platform/db/lease';
import { readMark } from '@/lib/platform/db/markers';

/** Milliseconds between attempts to acquire the lock. */
const LOOK_MS = 250;

async function takeOrWait(say: (line: string) => void): Promise<Lease> {
  let lease = await takeLease('migrating');
  if (!lease) {
    const held = await readMark('migrating');
    const sign = held ? ` (last heartbeat: ${held.at.toISOString()})` : '';
    say(`Another process is migrating this database${sign}. Waiting for it.`);
  }
  while (!lease) {
    await wait(LOOK_MS);
    lease = await takeLease('migrating');
  }
  return lease;
}

const lost = () =>
  new AppError(
    'conflict',
    'Another process took over the migration because this one stopped responding. Run it again: npm run migrate',
  );

/**
 * Runs work that only one process at a time may do on this database. Others report that they are waiting. `check` throws `conflict` once
 * the lock is lost, so call it before each step.
 */
export async function withMigrationLock<T>(
  say: (line: string) => void,
  work: (check: () => void) => Promise<T>,
): Promise<T> {
  const lease = await takeOrWait(say);
  try {
    return await work(() => {
      if (lease.lost.aborted) throw lost();
    });
  } finally {
    await lease.giveBack();
  }
}
