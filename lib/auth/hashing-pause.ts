/** Microseconds; when the service has nothing else to do, and when it is busy. */
const SHORTEST = 50;
const LONGEST = 400;

/** From this share of its time on the service is busy: where readers take turns with it for two cores, it is at work for half of it. */
const BUSY = 0.5;

/** From so many on who wait for a password, theirs is the greater need. */
const MANY = 21;

/**
 * How long a hashing thread pauses after a few rounds, in microseconds. Takes how busy the service's own thread is, from 0 to 1, and
 * how many wait for a password. Whoever reads goes first, but a hash has to be made within a second also on a service that never
 * rests.
 */
export const pauseFor = (busy: number, waiting: number): number =>
  waiting >= MANY ? 0 : Math.round(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, busy / BUSY));
