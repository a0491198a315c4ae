import { forFile } from '../stack/for-file';
import { startRig, type Rig, type RigOptions } from './test-environment';

/** Gives a test file all of Mwanzo for itself, in parts that can be killed. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
