import mongoose from 'mongoose';
import { vi } from 'vitest';

/** What the driver's collections write with. */
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

/** Lets so many writes through and none after them, as if the process had died there. Gives how to let all through again. */
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
 * Does something again and again, and breaks it off before its first write, before its second, and so on, until it goes through.
 * Calls `afterEach` after each that was broken off. Gives after how many writes it went through; throws what it throws itself.
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
