import { oneAtATime } from '@/lib/platform/core/one-at-a-time';
import { isReachable } from '@/lib/platform/db/connection';
import { readSchemaProblem } from './readiness';

/** For health probes. These are public, so concurrent calls share one ping. */
export const probeDatabase = oneAtATime(isReachable);

export const probeSchema = oneAtATime(readSchemaProblem);
