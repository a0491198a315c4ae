import { forFile } from '../stack/for-file';
import { startRig, type Rig, type RigOptions } from './test-environment';

/** Gives a test file a Mwanzo of its own whose processes can be killed. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
