import { oneAtATime } from '@/lib/platform/core/one-at-a-time';
import { isReachable } from '@/lib/platform/db/connection';
import { readSchemaProblem } from './readiness';

/** Whether the database answers, for probes: anybody may ask, and however many do, one ping is under way. */
export const probeDatabase = oneAtATime(isReachable);

/** The same for why this version cannot serve the database; undefined if it can. */
export const probeSchema = oneAtATime(readSchemaProblem);
