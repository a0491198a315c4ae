import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { Buckets } from '@/lib/platform/core/buckets';
import { FairQueue } from '@/lib/platform/core/fair-queue';

/**
 * Renderings at a time. A page takes 20 to 50 ms of processor time, and as long again waiting for a remote
 * database: this many keep the processor busy, and more would only delay cached pages and use memory.
 */
const AT_A_TIME = 8;

/**
 * Waiting renderings: as many as are rendered in two to five seconds. Further requests are asked to come
 * back.
 */
const MAX_WAITING = 100;

/** Milliseconds a rendering waits at most: if the database hangs, the whole queue clears at once. */
const MAX_WAIT_MS = 5_000;

/**
 * Uncached answers an address may have at once, and in a second after that: a person takes some ten pages a minute, and a mobile network
 * has hundreds of people behind one address.
 */
const BURST = 100;
const PER_SECOND = 20;

/** What is not in the page cache: each kind has a queue of its own, so that none can crowd out another. */
export interface Turns {
  /** Public pages. */
  pages: FairQueue;
  /** Pages rendered for one person. */
  personal: FairQueue;
  /** Share pictures. */
  pictures: FairQueue;
  /** Calls that read. */
  reads: FairQueue;
  /** Calls that change something. */
  changes: FairQueue;
}

interface TurnSettings {
  timesFor?: (address: string) => number;
  atATime?: number;
  maxWaiting?: number;
}

/**
 * The queues of a service. Each address has one bucket for all that it reads and one for its changes; `timesFor` says how many times
 * the usual one it is.
 */
export function shareTurns({
  timesFor = () => 1,
  atATime = AT_A_TIME,
  maxWaiting = MAX_WAITING,
}: TurnSettings = {}): Turns {
  const buckets = () => new Buckets({ burst: BURST, perSecond: PER_SECOND, timesFor });
  const queue = (shared: Buckets) =>
    new FairQueue({ atATime, maxWaiting, maxWaitMs: MAX_WAIT_MS, buckets: shared });
  const reading = buckets();
  return {
    pages: queue(reading),
    personal: queue(reading),
    pictures: queue(reading),
    reads: queue(reading),
    changes: queue(buckets()),
  };
}

/** Milliseconds after which the turn of a call ends: uploads and downloads take long and cost little. */
const CALL_MS = 250;

/** Resolves when an answer begins or its connection closed, or after a quarter of a second. */
export const isUnderWay = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
    setTimeout(resolve, CALL_MS).unref();
  });

/**
 * Resolves when an answer is written or its connection closed; how fast the client reads it does not matter.
 */
export const isMade = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('prefinish', resolve);
    response.once('close', resolve);
  });
