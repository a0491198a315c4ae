import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectToStack } from '../data/fixtures';

/** Connects a *.http.test.ts file to the database of the shared stack. */
export function stackDatabase(): void {
  beforeAll(() => connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') }));
  afterAll(() => mongoose.disconnect());
}
