import { forFile } from '../stack/for-file';
import { startRig, type Rig, type RigOptions } from './test-environment';

/** Starts a site for a test file whose processes the tests can kill. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
