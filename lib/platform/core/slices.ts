import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. */
const SLICE = 8;

/** Splits long work into slices, so that the event loop gets turns in between. */
export class Slices {
  #since = performance.now();
  readonly #length: number;

  constructor(length = SLICE) {
    this.#length = length;
  }

  isOver(): boolean {
    return performance.now() - this.#since >= this.#length;
  }

  /** Yields to the event loop if the slice is over. */
  async pause(): Promise<void> {
    if (!this.isOver()) return;
    await turn();
    this.#since = performance.now();
  }
}
