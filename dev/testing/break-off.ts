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

/** Lets so many writes succeed and none after them, as if the process had died. Gives a function that restores all writes. */
function dieAfter(writes: number): () => void {
  let left = writes;
  const prototype = mongoose.mongo.Collection.prototype as unknown as Record<
    string,
    (...input: unknown[]) => unknown
  >;
  const spies = WRITES.map((name) => {
    const real = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...input: unknown[]) {
      if (left <= 0) return Promise.reject(new BrokenOff('the process died here'));
      left -= 1;
      return real?.apply(this, input);
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
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
