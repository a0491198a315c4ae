import { forFile } from '../for-file';
import { startRig, type Rig, type RigOptions } from './rig';

/** Gives a test file all of Mwanzo for itself, in parts that can be killed. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
