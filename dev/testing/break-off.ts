import mongoose from 'mongoose';
import { vi } from 'vitest';

const WRITES = [
  'insertOne',
  'insertMany',
  'bulkWrite',
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;

class BrokenOff extends Error {}

/**
 * Calls `before` ahead of every write, and fails the write if `before` throws. Returns a function that
 * restores normal writes.
 */
function beforeWrites(before: () => void): () => void {
  const prototype = mongoose.mongo.Collection.prototype as unknown as Record<
    string,
    (...input: unknown[]) => unknown
  >;
  const spies = WRITES.map((name) => {
    const real = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...input: unknown[]) {
      try {
        before();
      } catch (error) {
        return Promise.reject(error as Error);
      }
      return real?.apply(this, input);
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
}

/**
 * Lets the first `writes` writes succeed and all later ones fail, as if the process had died. Returns a
 * function that restores normal writes.
 */
function dieAfter(writes: number): () => void {
  let left = writes;
  return beforeWrites(() => {
    if (left <= 0) throw new BrokenOff('the process died here');
    left -= 1;
  });
}

/** Runs `work`, lets the first `writes` writes succeed and fails only the next one. Returns true if a write failed. */
export async function failOneWrite(writes: number, work: () => Promise<unknown>): Promise<boolean> {
  let count = 0;
  const restore = beforeWrites(() => {
    count += 1;
    if (count === writes + 1) throw new BrokenOff('this write failed');
  });
  try {
    await work().catch(() => undefined);
    return count > writes;
  } finally {
    restore();
  }
}

/**
 * Runs `work` repeatedly: interrupts it before its first write, then before its second, and so on, until it
 * completes. Calls `afterEach` after each interruption. Returns the number of writes. Rethrows other errors.
 */
export async function breakOffAnywhere(
  work: () => Promise<unknown>,
  afterEach: () => Promise<void>,
): Promise<number> {
  for (let writes = 0; ; writes += 1) {
    const restore = dieAfter(writes);
    try {
      await work();
      return writes;
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    } finally {
      restore();
    }
    await afterEach();
  }
}
