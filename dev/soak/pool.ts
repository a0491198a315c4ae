/** Items that are each used by one journey at a time. Journeys queue in order when all are in use. */
export class Pool<T> {
  readonly #free: T[];
  readonly #waiting: ((one: T) => void)[] = [];

  constructor(all: readonly T[]) {
    this.#free = [...all];
  }

  /** Reserves the item that has been free longest while `work` runs. */
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
