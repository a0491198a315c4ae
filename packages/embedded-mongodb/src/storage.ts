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

interface PageCounts {
  pageSize: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

/** Bytes to leave free on the disk: LMDB does not survive many commits that fail because the disk is full. */
const SPARE = 32 * 1024 * 1024;

export interface StorageOptions {
  folder: string;
  /** Whether a write is flushed to disk before it is acknowledged. */
  durable: boolean;
  /** Maximum bytes of the data file. Default: the free disk space. */
  fileBytes?: number;
  /** Maximum bytes of the change log. Default: 64 MiB. */
  changeBytes?: number;
}

/** Maximum concurrent LMDB readers, including open transactions. */
const MOST_READERS = 1_000;
const BEFORE_ALL = Buffer.of(0);

/** Writes from the same turn of the event loop share one commit (and flush), in which they run one after another. */
export class Storage extends Tables {
  readonly documents: StoredTable;
  readonly indexes: StoredTable;
  readonly catalog: StoredTable;
  /** For each session: the reply to its last write, or the fact that its transaction was committed. */
  readonly sessions: StoredTable;
  readonly changes: ChangeLog;
  readonly claims = new Claims();
  private readonly environment: RootDatabase<Buffer, Buffer>;
  private waiting: Job[] = [];
  private scheduled = false;
  /** Called when a whole commit fails: the caller must reload its cached data. */
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

  /** Runs a job in the next commit; resolves with its result once that is durable. */
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

  /** Runs a job. If it throws a Fault, it has written nothing, so the other jobs commit. Any other error rolls back the commit. */
  private runJob(job: Job): () => void {
    try {
      job.run();
      return job.resolve;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return () => job.reject(error);
    }
  }

  /** Runs a job immediately in its own commit, for use during startup. */
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

  /** Returns a snapshot of the tables, valid until `end` is called. Call it outside a write. */
  snapshot(): { documents: Snapshot; indexes: Snapshot; end: () => void } {
    // This turn's read transaction may be older than the last commit. Resets it; the next read opens a new one.
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

  /** Returns the size in bytes of the pages that a table uses, without free pages. */
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
