import type { Buckets } from './buckets';

/** Thrown when the queue has no room, or something waited too long. */
class Busy extends Error {
  override readonly name = 'Busy';
}

/** Whether a queue threw it, of whichever bundle it is. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === 'Busy';

/** Who asks for work: an address, and where it is known the person there. */
export interface Asker {
  /** The network of a visitor (`visitorNetwork`); empty for the service itself. */
  address: string;
  person?: string;
  /** What is asked for costs next to nothing: it has its turn, and takes nothing out of the bucket. */
  isFree?: boolean;
}

interface Bounds {
  /** How much is worked on at a time. */
  atATime: number;
  /** How much may wait. */
  maxWaiting: number;
  /** Milliseconds after which what waited is no longer done. */
  maxWaitMs?: number;
  /** How much each address may ask for while others ask, too; without it, only the turns are shared. */
  buckets?: Buckets;
}

interface Entry {
  since: number;
  isFree: boolean;
  start: () => Promise<unknown>;
  refuse: () => void;
  /** Whose queues it waits in: it is refused once it has left all of them. */
  askers: Set<Line>;
}

/** What one person waits for, oldest first. */
type Line = Set<Entry>;

/** The lines of the people at one address, by person; whose turn is next comes first. */
type Lines = Map<string, Line>;

const countOf = (lines: Lines): number => [...lines.values()].reduce((sum, line) => sum + line.size, 0);

/** Moves a key to the end of the order. */
function toEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}

/**
 * Does work a few at a time, and shares the turns: first among the addresses that wait, then among the people at one address. When it
 * is full, the newest of the address that waits for most makes room, so that nobody who asks for much causes another's refusal.
 */
export class FairQueue {
  /** How much is worked on at a time. */
  atATime: number;
  readonly #bounds: Required<Pick<Bounds, 'maxWaiting' | 'maxWaitMs'>>;
  readonly #buckets: Buckets | undefined;
  /** By address; whose turn is next comes first. */
  readonly #addresses = new Map<string, Lines>();
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ atATime, maxWaiting, maxWaitMs = Number.POSITIVE_INFINITY, buckets }: Bounds) {
    this.atATime = atATime;
    this.#bounds = { maxWaiting, maxWaitMs };
    this.#buckets = buckets;
  }

  /** How much waits. */
  get waiting(): number {
    return [...this.#addresses.values()].reduce((sum, lines) => sum + countOf(lines), 0);
  }

  /** How much is worked on. */
  get running(): number {
    return this.#running;
  }

  /** Does the work when it is its turn, and gives what it gives. Throws what `isBusy` knows. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.enter(asker, work).done;
  }

  /** The same; `join` has somebody else wait for the same work, so that it is done at the first turn of one of them. */
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

  /** Refuses the newest of who waits for most. */
  makeRoom(): void {
    const longest = <V>(of: Map<string, V>, count: (value: V) => number): V | undefined =>
      [...of.values()].sort((one, other) => count(other) - count(one))[0];
    const lines = longest(this.#addresses, countOf);
    const line = lines && longest(lines, ({ size }) => size);
    const newest = line && [...line].at(-1);
    if (newest) this.#leave(newest, line);
  }

  /** Takes it out of one line, and refuses it if it waits in no other. */
  #leave(entry: Entry, line: Line): void {
    line.delete(entry);
    entry.askers.delete(line);
    this.#sweep();
    if (entry.askers.size === 0) entry.refuse();
  }

  /** Takes it out of all lines, to be done or refused. */
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

  /** The oldest of whose turn it is at one address. */
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

  /** What is done next; undefined while nobody who waits may. */
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
