import type { Change } from './change';

export interface Table {
  get(key: Buffer): Buffer | undefined;
  getKeys(range: KeyQuery): Iterable<Buffer>;
  getKeysCount(range: KeyRange): number;
  putSync(key: Buffer, value: Buffer): unknown;
  removeSync(key: Buffer): unknown;
}

/** A range of keys; `end` is exclusive. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** A range and how to read it. In reverse, `start` is the upper end. */
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

/** Documents and index entries: the committed ones (`Storage`), or those a transaction sees (`TransactionView`). */
export abstract class Tables {
  abstract readonly documents: Table;
  abstract readonly indexes: Table;

  /** Runs a job that writes; resolves with its result once the write is stored. */
  abstract write<T>(job: () => T): Promise<T>;

  /** Call it before a record is changed or removed. Throws if another transaction is changing or has changed the record. */
  abstract claimDocument(key: Buffer): void;

  /** Call it before a key of a unique index is added or removed. */
  abstract claimEntry(bytes: Buffer): void;

  /** Records a change for change streams. Call it only inside a write. */
  abstract note(change: () => Change): void;

  /** Reads a chunk at a time and resumes after the last key, so that writes between two chunks do not disturb it. */
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

  count(table: Table, range: KeyRange): number {
    return table.getKeysCount({ ...range });
  }

  /** Estimates the number of keys in a range, rounded up to a few steps, to choose between ranges. */
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
