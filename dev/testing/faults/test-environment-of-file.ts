import { forFile } from '../stack/for-file';
import { startRig, type Rig, type RigOptions } from './test-environment';

/** Starts a site for a test file, which can kill its processes. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
