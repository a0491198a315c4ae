import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';

/**
 * A page takes 20 to 50 ms of the processor, compressing included, and as long again for the database where that is elsewhere: with
 * so many at a time there is always one to go on with, and more would only hold up what is kept, and take memory.
 */
const AT_A_TIME = 8;

/** Waiting renderings: what is made in two to five seconds. Who would wait longer is asked to come back. */
const MAX_QUEUE_LENGTH = 100;

/** Milliseconds after which nobody waits in earnest any more: where the database hangs, the queue clears in one go. */
const MAX_WAIT_MS = 5_000;

/** There is more to render than anybody would wait for. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

interface Bounds {
  atATime?: number;
  maxQueueLength?: number;
  maxWaitMs?: number;
}

/** Lets only so many renderings run at a time; the others wait in turn. */
export class Renderings {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxQueueLength: number;
  readonly #maxWaitMs: number;

  constructor({
    atATime = AT_A_TIME,
    maxQueueLength = MAX_QUEUE_LENGTH,
    maxWaitMs = MAX_WAIT_MS,
  }: Bounds = {}) {
    this.#limit = pLimit(atATime);
    this.#maxQueueLength = maxQueueLength;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Renders when it is its turn, and gives what it made; throws Busy when too many wait, or when it has waited too long. */
  async run<Made>(render: () => Promise<Made>): Promise<Made> {
    if (this.#limit.pendingCount >= this.#maxQueueLength) throw new Busy();
    const asked = Date.now();
    return this.#limit(() => {
      if (Date.now() - asked > this.#maxWaitMs) throw new Busy();
      return render();
    });
  }
}

/** Resolves once an answer is made, or nobody is there for it any more; how fast it is fetched does not matter. */
export const isMade = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('prefinish', resolve);
    response.once('close', resolve);
  });
