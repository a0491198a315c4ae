import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { connectToStack } from '../fixtures';
import { startRig, type Rig, type RigOptions } from './rig';

/** Gives a test file a rig, with this process connected to its database from before the first test to after the last. */
export function rigOfFile(options?: RigOptions): () => Rig {
  let rig: Rig | undefined;
  beforeAll(async () => {
    rig = await startRig(options);
    await connectToStack(rig);
  });
  afterAll(async () => {
    await mongoose.disconnect();
    await rig?.stop();
  });
  return () => {
    if (!rig) throw new Error('the rig is not there yet');
    return rig;
  };
}
