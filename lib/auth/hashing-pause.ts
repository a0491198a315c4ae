/** Microseconds; when the service has nothing else to do, and when it never rests. */
const SHORTEST = 50;
const LONGEST = 300;

/** From so many on who wait for a password, theirs is the greater need. */
const MANY = 21;

/**
 * How long a hashing thread pauses after a few rounds, in microseconds. Takes how busy the service's own thread is, from 0 to 1, and
 * how many wait for a password. Whoever reads goes first, but a hash has to be made within a second also on a service that never
 * rests: with pauses of 600 µs one login a second at 70 % of the peak was more than a thread could hash.
 */
export const pauseFor = (busy: number, waiting: number): number =>
  waiting >= MANY ? 0 : Math.round(SHORTEST + (LONGEST - SHORTEST) * busy);
