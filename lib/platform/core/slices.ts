import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. */
const SLICE = 8;

/** Long work in slices, between which the event loop has its turn. */
export class Slices {
  #since = performance.now();
  readonly #length: number;

  /** Takes the milliseconds of a slice, eight if not given. */
  constructor(length = SLICE) {
    this.#length = length;
  }

  /** Whether the work has gone on for a slice. */
  isOver(): boolean {
    return performance.now() - this.#since >= this.#length;
  }

  /** Lets the event loop have its turn if the work has gone on for a slice; else goes on at once. */
  async pause(): Promise<void> {
    if (!this.isOver()) return;
    await turn();
    this.#since = performance.now();
  }
}
