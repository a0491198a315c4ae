import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import { Fault } from './errors';

export type Table = Database<Buffer, Buffer>;

/** A range of keys: from `start` on, up to but without `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

interface Job {
  run: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Of what LMDB says of a table. */
interface PageCounts {
  pageSize: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

/** Bytes that stay free on the disk: LMDB does not survive many commits that the disk cuts short. */
const SPARE = 32 * 1024 * 1024;

export interface StorageOptions {
  folder: string;
  /** Whether a write is flushed to disk before it is answered. */
  durable: boolean;
  /** The most bytes the file grows to, as where the disk has no more. */
  fileBytes?: number;
}

const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 512;
const ROUGH_STEPS = [1, 4, 16, 64, 256, 1024];

/**
 * The files of one data folder, through LMDB. Writes that come in the same turn of the event loop are committed (and
 * flushed) together, and only then answered; within a commit they run one after the other, each alone.
 */
export class Storage {
  readonly documents: Table;
  readonly indexes: Table;
  readonly catalog: Table;
  private readonly environment: RootDatabase<Buffer, Buffer>;
  private waiting: Job[] = [];
  private scheduled = false;
  /** Called when a commit failed as a whole: what was kept in memory of it has to be read again. */
  onAbort: () => void = () => undefined;

  constructor(private readonly options: StorageOptions) {
    const { folder, durable } = options;
    const encoding = { keyEncoding: 'binary', encoding: 'binary' } as const;
    this.environment = open<Buffer, Buffer>({
      path: folder,
      noSubdir: false,
      ...encoding,
      maxDbs: 8,
      noSync: !durable,
      overlappingSync: false,
    });
    this.documents = this.environment.openDB({ name: 'documents', ...encoding });
    this.indexes = this.environment.openDB({ name: 'indexes', ...encoding });
    this.catalog = this.environment.openDB({ name: 'catalog', ...encoding });
  }

  /** Runs a job in the next commit; resolves with what it returned once that is durable. */
  write<T>(job: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.waiting.push({ run: () => void (result = job()), resolve: () => resolve(result), reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => this.commit());
    });
  }

  private commit(): void {
    this.scheduled = false;
    const jobs = this.waiting;
    this.waiting = [];
    const answers: (() => void)[] = [];
    if (!this.hasRoom()) {
      for (const job of jobs) job.reject(new Fault(14031, 'the disk is full'));
      return;
    }
    try {
      this.environment.transactionSync(() => {
        for (const job of jobs) answers.push(this.runJob(job));
      });
    } catch (error) {
      this.onAbort();
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  private hasRoom(): boolean {
    const { folder, fileBytes } = this.options;
    if (fileBytes !== undefined) return statSync(join(folder, 'data.mdb')).size < fileBytes;
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > SPARE;
  }

  /** A job refuses before it writes, so a refusal leaves the others' writes alone; anything else undoes the commit. */
  private runJob(job: Job): () => void {
    try {
      job.run();
      return job.resolve;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return () => job.reject(error);
    }
  }

  /** Runs a job at once in a commit of its own; for starting up. */
  writeNow<T>(job: () => T): T {
    return this.environment.transactionSync(job);
  }

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

  /** Bytes of the pages a table takes in the file, without those that are free for use again. */
  size(table: Table): number {
    const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } =
      table.getStats() as PageCounts;
    return pageSize * (treeBranchPageCount + treeLeafPageCount + overflowPages);
  }

  removeRange(table: Table, range: KeyRange): void {
    for (const key of this.keys(table, range)) table.removeSync(key);
  }

  async close(): Promise<void> {
    if (this.scheduled) this.commit();
    await this.environment.close();
  }
}
