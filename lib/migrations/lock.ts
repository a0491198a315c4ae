import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/platform/core/errors';
import { isDuplicate } from '@/lib/platform/db/db';
import { readMark } from '@/lib/platform/db/markers';
import { MarkModel } from '@/models/mark';

/** Milliseconds without a sign of life after which whoever held the lock counts as killed. */
const LEASE_MS = 20_000;
/** Milliseconds between two signs of life. */
const BEAT_MS = 4_000;
/** Milliseconds between two attempts to take it. */
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
 * Does work that only one process may do on this database at a time; another one waits, and says so. `check` throws `conflict` once
 * the lock was lost: call it before each step. Clocks of nodes may differ by some seconds.
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
      // The next beat may get through; after the lease another process has it.
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
