import { Fault } from './errors';

/** Steps between two checks of the clock. */
const STEPS = 64;

/** A command's `maxTimeMS`, shared by all batches of its cursor; the client's time between batches does not count. */
export class TimeLimit {
  private left: number;
  private until: number;
  private steps = 0;

  constructor(milliseconds: number) {
    this.left = milliseconds;
    this.until = Date.now() + milliseconds;
  }

  resume(): void {
    this.until = Date.now() + this.left;
  }

  pause(): void {
    this.left = this.until - Date.now();
  }

  /** Call it in every iteration of a long operation. Throws Fault 50 when the time is up. */
  check(): void {
    this.steps += 1;
    if (this.steps % STEPS === 0 && Date.now() > this.until)
      throw new Fault(50, 'operation exceeded time limit');
  }
}

export function* limited<T>(limit: TimeLimit | undefined, items: Iterable<T>): Generator<T> {
  if (!limit) return yield* items;
  limit.pause();
  const iterator = items[Symbol.iterator]();
  try {
    for (;;) {
      limit.resume();
      const next = iterator.next();
      limit.pause();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.();
  }
}
