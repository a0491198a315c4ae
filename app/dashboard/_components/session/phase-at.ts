/** How long before the end of the session the user is warned. */
const WARNED_MS = 5 * 60_000;
export type Phase = 'open' | 'ending' | 'ended';

/** Both times are in milliseconds. */
export function phaseAt(end: number, now: number): Phase {
  if (now >= end) return 'ended';
  return now >= end - WARNED_MS ? 'ending' : 'open';
}
