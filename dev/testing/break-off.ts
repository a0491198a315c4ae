import mongoose from 'mongoose';
import { vi } from 'vitest';

/** The writing methods of the driver's collections. */
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

/** Puts `before` in front of every write, which fails where that throws. Gives a function that restores all writes. */
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

/** Lets so many writes succeed and none after them, as if the process had died. Gives a function that restores all writes. */
function dieAfter(writes: number): () => void {
  let left = writes;
  return beforeWrites(() => {
    if (left <= 0) throw new BrokenOff('the process died here');
    left -= 1;
  });
}

/** Runs `work` with so many writes that succeed, one that fails, and all others after it. Gives whether one failed. */
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
 * Runs `work` repeatedly and interrupts it before its first write, before its second, and so on, until it
 * completes. Calls `afterEach` after each interruption. Gives the number of writes it needs; rethrows its other
 * errors.
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
