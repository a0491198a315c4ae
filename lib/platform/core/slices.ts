import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. */
const SLICE = 8;

/** Long work in slices, between which the event loop has its turn. */
export class Slices {
  #since = performance.now();

  /** Lets the event loop have its turn if the work has gone on for eight milliseconds; else goes on at once. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < SLICE) return;
    await turn();
    this.#since = performance.now();
  }
}
