import type { Buckets } from './buckets';

/** Thrown when the queue is full or the work waited too long. */
class Busy extends Error {
  override readonly name = 'Busy';
}

/** Compares the name, because each bundle has its own class. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === 'Busy';

/** The requester: a network address and, if known, a person at that address. */
export interface Asker {
  /** The visitor's network (`visitorNetwork`); '' for the service itself. */
  address: string;
  person?: string;
  /** Whether the work costs almost nothing. It still waits for its turn, but takes no token. */
  isFree?: boolean;
}

interface Bounds {
  atATime: number;
  maxWaiting: number;
  /** Milliseconds after which waiting work is rejected. */
  maxWaitMs?: number;
  /** Limits each address while others are active too. Without buckets, addresses only take turns. */
  buckets?: Buckets;
}

interface Entry {
  since: number;
  isFree: boolean;
  start: () => Promise<unknown>;
  refuse: () => void;
  /** The queues in which the task waits. The task is rejected once it has left all of them. */
  askers: Set<Line>;
}

/** One person's waiting work, oldest first. */
type Line = Set<Entry>;

/** The queues of the people at one address. The first person has the next turn. */
type Lines = Map<string, Line>;

const countOf = (lines: Lines): number => [...lines.values()].reduce((sum, line) => sum + line.size, 0);

function toEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}

/**
 * Runs a limited number of tasks at a time. Waiting addresses take turns, and so do the people at one address. If the queue is
 * full, rejects the newest task of the address with the most tasks, so that heavy use by one address never displaces the tasks of others.
 */
export class FairQueue {
  atATime: number;
  readonly #bounds: Required<Pick<Bounds, 'maxWaiting' | 'maxWaitMs'>>;
  readonly #buckets: Buckets | undefined;
  /** The queues of each address. The first address has the next turn. */
  readonly #addresses = new Map<string, Lines>();
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ atATime, maxWaiting, maxWaitMs = Number.POSITIVE_INFINITY, buckets }: Bounds) {
    this.atATime = atATime;
    this.#bounds = { maxWaiting, maxWaitMs };
    this.#buckets = buckets;
  }

  get waiting(): number {
    return [...this.#addresses.values()].reduce((sum, lines) => sum + countOf(lines), 0);
  }

  get running(): number {
    return this.#running;
  }

  /** Queues the work, runs it when its turn comes, and returns its result. Throws an error recognised by `isBusy`. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.enter(asker, work).done;
  }

  /** Like `run`. `join` adds another requester of the same work, which then runs when the turn of either comes. */
  enter<T>(asker: Asker, work: () => Promise<T>): { done: Promise<T>; join: (other: Asker) => void } {
    let entry: Entry | undefined;
    const done = new Promise<T>((resolve, reject) => {
      entry = {
        since: Date.now(),
        isFree: asker.isFree ?? false,
        start: async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error as Error);
          }
        },
        refuse: () => reject(new Busy()),
        askers: new Set(),
      };
      this.#add(entry, asker);
    });
    const join = (other: Asker) => {
      if (entry && entry.askers.size > 0) this.#add(entry, other);
    };
    return { done, join };
  }

  #add(entry: Entry, { address, person = '' }: Asker): void {
    this.#buckets?.note(address);
    const lines = this.#addresses.get(address) ?? new Map<string, Line>();
    this.#addresses.set(address, lines);
    const line = lines.get(person) ?? new Set();
    lines.set(person, line);
    line.add(entry);
    entry.askers.add(line);
    this.#next();
    if (this.waiting > this.#bounds.maxWaiting) this.makeRoom();
  }

  /** Rejects the newest task of the requester with the most tasks. */
  makeRoom(): void {
    const longest = <V>(of: Map<string, V>, count: (value: V) => number): V | undefined =>
      [...of.values()].sort((one, other) => count(other) - count(one))[0];
    const lines = longest(this.#addresses, countOf);
    const line = lines && longest(lines, ({ size }) => size);
    const newest = line && [...line].at(-1);
    if (newest) this.#leave(newest, line);
  }

  /** Removes a task from a queue. Rejects it if it is not waiting in any other queue. */
  #leave(entry: Entry, line: Line): void {
    line.delete(entry);
    entry.askers.delete(line);
    this.#sweep();
    if (entry.askers.size === 0) entry.refuse();
  }

  #takeOut(entry: Entry): void {
    for (const line of entry.askers) line.delete(entry);
    entry.askers.clear();
  }

  #sweep(): void {
    for (const [address, lines] of this.#addresses) {
      for (const [person, line] of lines) if (line.size === 0) lines.delete(person);
      if (lines.size === 0) this.#addresses.delete(address);
    }
  }

  /** The oldest task of the person whose turn it is at this address. */
  #first(lines: Lines, now: number): { entry: Entry; person: string; line: Line } | undefined {
    for (const [person, line] of lines) {
      for (const entry of line) {
        if (now - entry.since <= this.#bounds.maxWaitMs) return { entry, person, line };
        this.#takeOut(entry);
        entry.refuse();
      }
    }
    return undefined;
  }

  #affords(address: string, { isFree }: Entry): boolean {
    return isFree || this.#buckets?.take(address, { isIdle: this.#running === 0 }) !== false;
  }

  /** The next task. Undefined while no requester may start one. */
  #pick(now: number): Entry | undefined {
    for (const [address, lines] of [...this.#addresses]) {
      const first = this.#first(lines, now);
      if (!first || !this.#affords(address, first.entry)) continue;
      toEnd(lines, first.person, first.line);
      toEnd(this.#addresses, address, lines);
      this.#takeOut(first.entry);
      return first.entry;
    }
    return undefined;
  }

  #next(): void {
    clearTimeout(this.#timer);
    while (this.#running < this.atATime) {
      const entry = this.#pick(Date.now());
      this.#sweep();
      if (!entry) break;
      this.#running += 1;
      void entry.start().finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
    if (this.#buckets && this.#addresses.size > 0 && this.#running < this.atATime)
      this.#timer = setTimeout(() => this.#next(), this.#buckets.soonMs).unref();
  }
}
