/** Items that are each used by one journey at a time. When all are in use, journeys wait in order. */
export class Pool<T> {
  readonly #free: T[];
  readonly #waiting: ((one: T) => void)[] = [];

  constructor(all: readonly T[]) {
    this.#free = [...all];
  }

  /** Runs `work` with the item that has been free the longest, which is reserved until `work` ends. */
  async lend<Result>(work: (one: T) => Promise<Result>): Promise<Result> {
    const one = this.#free.shift() ?? (await new Promise<T>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(one);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(one);
      else this.#free.push(one);
    }
  }
}
