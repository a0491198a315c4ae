/** Milliseconds before the end of a session at which its owner is warned. */
const WARNED_MS = 5 * 60_000;

/** How a session stands. */
export type Phase = 'open' | 'ending' | 'ended';

/** How a session that ends at `end` stands now, both in milliseconds. */
export function phaseAt(end: number, now: number): Phase {
  if (now >= end) return 'ended';
  return now >= end - WARNED_MS ? 'ending' : 'open';
}
