import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/platform/core/errors';
import { isDuplicate } from '@/lib/platform/db/db';
import { readMark } from '@/lib/platform/db/markers';
import { MarkModel } from '@/models/mark';

/** Milliseconds without a heartbeat after which the holder of the lock counts as dead. */
const LEASE_MS = 20_000;
/** Milliseconds between heartbeats. */
const BEAT_MS = 4_000;
/** Milliseconds between attempts to acquire it. */
const LOOK_MS = 250;

const _id = 'migrating';

async function take(owner: string): Promise<boolean> {
  const now = Date.now();
  try {
    await MarkModel.updateOne(
      { _id, at: { $lt: new Date(now - LEASE_MS) } },
      { $set: { at: new Date(now), doneAt: null, owner } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

async function takeOrWait(owner: string, say: (line: string) => void): Promise<void> {
  if (await take(owner)) return;
  const held = await readMark(_id);
  const sign = held ? ` (its last sign of life: ${held.at.toISOString()})` : '';
  say(`Another process is migrating this database${sign}. Waiting for it.`);
  while (!(await take(owner))) await wait(LOOK_MS);
}

const lost = () =>
  new AppError(
    'conflict',
    'Another process took the migration over, because this one gave no sign of life. Run it again: npm run migrate',
  );

/**
 * Runs work that only one process at a time may do on this database; other processes wait and say so. `check`
 * throws `conflict` after the lock was lost: call it before each step. The clocks of nodes may differ by some
 * seconds.
 */
export async function withMigrationLock<T>(
  say: (line: string) => void,
  work: (check: () => void) => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  await takeOrWait(owner, say);
  let isLost = false;
  const beat = setInterval(() => {
    void MarkModel.updateOne({ _id, owner }, { $set: { at: new Date() } }).then(
      ({ matchedCount }) => (isLost = matchedCount === 0),
      // The next heartbeat may succeed; after the lease another process has the lock.
      () => undefined,
    );
  }, BEAT_MS);
  try {
    return await work(() => {
      if (isLost) throw lost();
    });
  } finally {
    clearInterval(beat);
    await MarkModel.deleteOne({ _id, owner });
  }
}
