/** Microseconds; when the service has nothing else to do, and when it never rests. */
const SHORTEST = 50;
const LONGEST = 600;

/**
 * How long a hashing thread pauses after a few rounds, in microseconds. Takes how busy the service's own thread is, from 0 to 1.
 * A hash takes a quarter of a second on a service at rest and a fifth of a core on one that never rests: whoever reads goes first.
 */
export const pauseFor = (busy: number): number => Math.round(SHORTEST + (LONGEST - SHORTEST) * busy);
