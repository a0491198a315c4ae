import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { connectToStack } from '../data/fixtures';
import { startStack, type Stack, type StackOptions } from './stack';

/** Starts a site before the first test of a file, connects this process to its database, and stops the site after the last test. */
export function forFile<T extends Pick<Stack, 'mongoUri' | 'authSecret' | 'stop'>>(
  start: () => Promise<T>,
): () => T {
  let started: T | undefined;
  beforeAll(async () => {
    started = await start();
    await connectToStack(started);
  });
  afterAll(async () => {
    await mongoose.disconnect();
    await started?.stop();
  });
  return () => {
    if (!started) throw new Error('nothing is started yet');
    return started;
  };
}

/** Starts a separate site for a test file. */
export const stackForFile = (options?: StackOptions): (() => Stack) => forFile(() => startStack(options));
