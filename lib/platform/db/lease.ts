import { randomUUID } from 'node:crypto';
import { isDuplicate } from './connection';
import { MarkModel, type MarkName } from '@/models/mark';

/** Milliseconds without a heartbeat after which a lease's holder counts as dead. */
export const LEASE_MS = 20_000;
const BEAT_MS = 4_000;

/** A mark that a process holds until it releases the mark or sends no heartbeat for 20 s. */
export interface Lease {
  /** Aborted when another process may have taken over the lease. */
  lost: AbortSignal;
  giveBack: () => Promise<void>;
}

async function take(_id: MarkName, owner: string): Promise<boolean> {
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

/** Renews a lease. Aborts `lost` if another process has taken it, or the database was unreachable for as long as a lease lasts. */
function keep(_id: MarkName, owner: string, lost: AbortController): NodeJS.Timeout {
  let renewedAt = performance.now();
  const beat = setInterval(() => {
    const begun = performance.now();
    void MarkModel.updateOne({ _id, owner }, { $set: { at: new Date() } }).then(
      ({ matchedCount }) => {
        if (matchedCount === 0) lost.abort();
        else renewedAt = begun;
      },
      () => {
        if (performance.now() - renewedAt > LEASE_MS) lost.abort();
      },
    );
  }, BEAT_MS);
  lost.signal.addEventListener('abort', () => clearInterval(beat));
  return beat;
}

/** Undefined if another process has the lease. Nodes' clocks may differ by a few seconds. Throws `unavailable` without the database. */
export async function takeLease(name: MarkName): Promise<Lease | undefined> {
  const owner = randomUUID();
  if (!(await take(name, owner))) return undefined;
  const lost = new AbortController();
  const beat = keep(name, owner, lost);
  return {
    lost: lost.signal,
    giveBack: async () => {
      clearInterval(beat);
      await MarkModel.deleteOne({ _id: name, owner });
    },
  };
}
