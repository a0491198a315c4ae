/** People and things of which each is in one pair of hands at a time; who comes when all are out waits, in order. */
export class Pool<T> {
  readonly #free: T[];
  readonly #waiting: ((one: T) => void)[] = [];

  constructor(all: readonly T[]) {
    this.#free = [...all];
  }

  /** Lends one that is free, the one that has waited longest, for as long as the work takes. */
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
