/** Microseconds; when the service has nothing else to do, and when it never rests. */
const SHORTEST = 50;
const LONGEST = 200;

/**
 * How long a hashing thread pauses after a few rounds, in microseconds. Takes how busy the service's own thread is, from 0 to 1.
 * Whoever reads goes first, but a hash has to be made in about half a second also on a service that never rests: with pauses of
 * 600 µs one login a second at 70 % of the peak was more than a thread could hash, and the last of the queue waited for 20 s.
 */
export const pauseFor = (busy: number): number => Math.round(SHORTEST + (LONGEST - SHORTEST) * busy);
