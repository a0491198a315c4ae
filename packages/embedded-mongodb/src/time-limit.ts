import { Fault } from './errors';

/** Looks at the clock once in so many steps. */
const STEPS = 64;

/**
 * How long a command may work on its answer (`maxTimeMS`), from now on and over all batches of its cursor; the time in between, in
 * which the client is at work, does not count.
 */
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

  /** To be called at each step of long work. Throws Fault 50 once the time is over. */
  check(): void {
    this.steps += 1;
    if (this.steps % STEPS === 0 && Date.now() > this.until)
      throw new Fault(50, 'operation exceeded time limit');
  }
}

/** The same items, each made within the limit. */
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
