import { forFile } from '../stack/for-file';
import { startRig, type Rig, type RigOptions } from './test-environment';

/** Starts a site for a test file. The tests can kill the site's processes. */
export const rigOfFile = (options?: RigOptions): (() => Rig) => forFile(() => startRig(options));
