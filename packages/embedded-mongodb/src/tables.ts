import type { Change } from './change';

/** A table of one data folder, or what a transaction sees of it. */
export interface Table {
  get(key: Buffer): Buffer | undefined;
  getKeys(range: KeyQuery): Iterable<Buffer>;
  getKeysCount(range: KeyRange): number;
  putSync(key: Buffer, value: Buffer): unknown;
  removeSync(key: Buffer): unknown;
}

/** A range of keys: from `start` on, up to but without `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** A range with how it is read. Backwards, `start` is the upper end. */
export interface KeyQuery extends KeyRange {
  limit?: number;
  offset?: number;
  reverse?: boolean;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
}

const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 512;
const ROUGH_STEPS = [1, 4, 16, 64, 256, 1024];

/** Documents and index entries, as everybody sees them (`Storage`) or as one transaction does (`TransactionView`). */
export abstract class Tables {
  abstract readonly documents: Table;
  abstract readonly indexes: Table;

  /** Runs a job that writes; resolves with what it returned once that is kept. */
  abstract write<T>(job: () => T): Promise<T>;

  /** Called before a record is changed or removed: throws where it is a transaction's, or has been changed beside this one. */
  abstract claimDocument(key: Buffer): void;

  /** Called before a key of a unique index is added or removed. */
  abstract claimEntry(bytes: Buffer): void;

  /** Tells change streams of a change; called where it is written. */
  abstract note(change: () => Change): void;

  /**
   * The keys of a range in order. Reads a chunk at a time and goes on behind the last key, so that it may be left
   * standing between two requests, and what is written meanwhile does not disturb it.
   */
  *keys(table: Table, range: KeyRange, backward = false): Generator<Buffer> {
    let { start, end } = range;
    for (let limit = FIRST_CHUNK; ; limit = Math.min(limit * 2, LARGEST_CHUNK)) {
      const chunk = backward
        ? [
            ...table.getKeys({
              start: end,
              exclusiveStart: true,
              end: start,
              inclusiveEnd: true,
              reverse: true,
              limit,
            }),
          ]
        : [...table.getKeys({ start, end, limit })];
      yield* chunk;
      const last = chunk.at(-1);
      if (chunk.length < limit || !last) return;
      if (backward) end = last;
      else start = Buffer.concat([last, Buffer.of(0)]);
    }
  }

  /** How many keys a range holds. */
  count(table: Table, range: KeyRange): number {
    return table.getKeysCount({ ...range });
  }

  /** About how many keys a range holds: the next of a few steps, for choosing between ranges. */
  roughCount(table: Table, range: KeyRange): number {
    const [first] = [...table.getKeys({ ...range, limit: 1 })];
    if (!first) return 0;
    return (
      ROUGH_STEPS.find((step) => [...table.getKeys({ ...range, offset: step, limit: 1 })].length === 0) ??
      Infinity
    );
  }

  removeRange(table: Table, range: KeyRange): void {
    for (const key of this.keys(table, range)) table.removeSync(key);
  }
}
