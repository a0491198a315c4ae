import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Change } from './change';
import { ChangeLog } from './change-log';
import { Blocked, Claims } from './claims';
import { Fault } from './errors';
import type { Snapshot } from './overlay-table';
import type { StoredTable } from './stored-table';
import { Tables } from './tables';

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
  /** The most bytes that changes are kept in for change streams: 64 MiB if not given. */
  changeBytes?: number;
}

/** How many may read at once, each open transaction among them. */
const MOST_READERS = 1_000;
/** Below the first key of every table. */
const BEFORE_ALL = Buffer.of(0);

/**
 * The files of one data folder, through LMDB. Writes that come in the same turn of the event loop are committed (and
 * flushed) together, and only then answered; within a commit they run one after the other, each alone.
 */
export class Storage extends Tables {
  readonly documents: StoredTable;
  readonly indexes: StoredTable;
  readonly catalog: StoredTable;
  /** What is remembered of each session: the answer of its last write, or that its transaction was committed. */
  readonly sessions: StoredTable;
  /** What change streams tell. */
  readonly changes: ChangeLog;
  /** What open transactions have changed. */
  readonly claims = new Claims();
  private readonly environment: RootDatabase<Buffer, Buffer>;
  private waiting: Job[] = [];
  private scheduled = false;
  /** Called when a commit failed as a whole: what was kept in memory of it has to be read again. */
  onAbort: () => void = () => undefined;

  constructor(private readonly options: StorageOptions) {
    super();
    const { folder, durable } = options;
    const encoding = { keyEncoding: 'binary', encoding: 'binary' } as const;
    this.environment = open<Buffer, Buffer>({
      path: folder,
      noSubdir: false,
      ...encoding,
      maxDbs: 8,
      maxReaders: MOST_READERS,
      noSync: !durable,
      overlappingSync: false,
    });
    this.documents = this.environment.openDB({ name: 'documents', ...encoding });
    this.indexes = this.environment.openDB({ name: 'indexes', ...encoding });
    this.catalog = this.environment.openDB({ name: 'catalog', ...encoding });
    this.sessions = this.environment.openDB({ name: 'sessions', ...encoding });
    const changes = this.environment.openDB({ name: 'changes', ...encoding });
    this.changes = new ChangeLog(this, changes, options.changeBytes);
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
    this.changes.announce();
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

  note(change: () => Change): void {
    if (this.changes.isKept) this.changes.append([change()]);
  }

  claimDocument(key: Buffer): void {
    const holder = this.claims.holderOf(key);
    if (holder) throw new Blocked(holder);
  }

  claimEntry(bytes: Buffer): void {
    this.claimDocument(bytes);
  }

  /** The tables as they are now, for as long as that is wanted; `end` lets go of it. Not inside a write. */
  snapshot(): { documents: Snapshot; indexes: Snapshot; end: () => void } {
    // LMDB hands out the view of this turn, which may be older than the last commit, and begins a new one at its first read.
    this.environment.resetReadTxn();
    const transaction = this.environment.useReadTransaction();
    this.documents.get(BEFORE_ALL, { transaction });
    this.environment.resetReadTxn();
    let ended = false;
    const live = () => {
      if (ended) throw new Fault(251, 'The transaction has ended');
      return { transaction };
    };
    const of = (table: StoredTable): Snapshot => ({
      get: (key) => table.get(key, live()),
      getKeys: (query) => table.getKeys({ ...query, ...live() }),
      getKeysCount: (range) => table.getKeysCount({ ...range, ...live() }),
    });
    const end = () => {
      if (!ended) transaction.done();
      ended = true;
    };
    return { documents: of(this.documents), indexes: of(this.indexes), end };
  }

  /** Bytes of the pages a table takes in the file, without those that are free for use again. */
  size(table: StoredTable): number {
    const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } =
      table.getStats() as PageCounts;
    return pageSize * (treeBranchPageCount + treeLeafPageCount + overflowPages);
  }

  async close(): Promise<void> {
    if (this.scheduled) this.commit();
    await this.environment.close();
  }
}
