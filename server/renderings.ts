import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';

/**
 * Renderings at a time. A page takes 20 to 50 ms of processor time, and as long again waiting for a remote
 * database: this many keep the processor busy, and more would only delay cached pages and use memory.
 */
const AT_A_TIME = 8;

/**
 * Waiting renderings: as many as are rendered in two to five seconds. Further requests are asked to come
 * back.
 */
const MAX_QUEUE_LENGTH = 100;

/** Milliseconds a rendering waits at most: if the database hangs, the whole queue clears at once. */
const MAX_WAIT_MS = 5_000;

/** Thrown when the queue is full or a rendering waited too long. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

interface Bounds {
  atATime?: number;
  maxQueueLength?: number;
  maxWaitMs?: number;
}

/** Limits concurrent renderings; the others wait in order. */
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

  /**
   * Renders when it is its turn and returns the result. Throws Busy if too many wait or it waited too long.
   */
  async run<Made>(render: () => Promise<Made>): Promise<Made> {
    if (this.#limit.pendingCount >= this.#maxQueueLength) throw new Busy();
    const asked = Date.now();
    return this.#limit(() => {
      if (Date.now() - asked > this.#maxWaitMs) throw new Busy();
      return render();
    });
  }
}

/**
 * Resolves when an answer is written or its connection closed; how fast the client reads it does not matter.
 */
export const isMade = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('prefinish', resolve);
    response.once('close', resolve);
  });
