import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { Buckets } from '@/lib/platform/core/buckets';
import { FairQueue } from '@/lib/platform/core/fair-queue';

/** A page takes 20 to 50 ms of processor time, and as long again waiting for a remote database. More at a time only delay cached pages. */
const AT_A_TIME = 8;

/** As many as are rendered in two to five seconds. Further requests get 503 with `Retry-After`. */
const MAX_WAITING = 100;

/** Maximum wait for a rendering: if the database hangs, the whole queue clears at once. */
const MAX_WAIT_MS = 5_000;

/** Uncached responses per address: a person opens some ten pages a minute; hundreds of people share one address of a mobile network. */
const BURST = 100;
const PER_SECOND = 20;

/** Queues for uncached responses: one per kind, so that none can crowd out another. */
export interface Turns {
  pages: FairQueue;
  personal: FairQueue;
  pictures: FairQueue;
  reads: FairQueue;
  changes: FairQueue;
}

interface TurnSettings {
  timesFor?: (address: string) => number;
  atATime?: number;
  maxWaiting?: number;
}

/** The queues of a service. Each address has one bucket for reads and one for changes; `timesFor` multiplies its limits. */
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

/** Milliseconds after which an API call ends its turn: uploads and downloads take a long time but cost little. */
const CALL_MS = 250;

/** Resolves when the response begins, the connection closes, or `CALL_MS` have passed. */
export const isUnderWay = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
    setTimeout(resolve, CALL_MS).unref();
  });

/** Resolves when the response is written or the connection closes, however fast the client reads. */
export const isMade = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('prefinish', resolve);
    response.once('close', resolve);
  });
