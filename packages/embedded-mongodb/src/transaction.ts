import { Cursors } from './cursors';
import type { Claims, Holder } from './claims';
import type { Change } from './change';
import type { Catalog, Collection } from './catalog';
import type { Store } from './collection';
import { Fault, TRANSIENT } from './errors';
import { successor } from './key-encoding';
import { OverlayTable } from './overlay-table';
import type { Storage } from './storage';
import { Tables } from './tables';
import { TransactionCatalog } from './transaction-catalog';

/** The committed state. */
export interface Base {
  storage: Storage;
  catalog: Catalog;
}

/** Thrown if another transaction has changed the same key. */
export class Conflict extends Fault {
  constructor(readonly key: Buffer) {
    const message = 'Write conflict during plan execution and yielding is disabled. :: Please retry.';
    super(112, `Caused by :: ${message}`, TRANSIENT);
  }
}

class TransactionView extends Tables {
  readonly documents: OverlayTable;
  readonly indexes: OverlayTable;
  readonly changed = new Set<number>();
  private readonly changes: Change[] = [];
  private readonly snapshot: ReturnType<Storage['snapshot']>;

  constructor(
    private readonly base: Storage,
    private readonly holder: Holder,
  ) {
    super();
    this.snapshot = base.snapshot();
    this.documents = new OverlayTable(this.snapshot.documents);
    this.indexes = new OverlayTable(this.snapshot.indexes);
  }

  private get claims(): Claims {
    return this.base.claims;
  }

  /** Runs the job immediately: its writes stay private until the commit. */
  write<T>(job: () => T): Promise<T> {
    return new Promise((resolve) => resolve(job()));
  }

  note(change: () => Change): void {
    this.changes.push(change());
  }

  claimDocument(key: Buffer): void {
    this.changed.add(key.readUInt32BE(0));
    this.claim(key, () => {
      const [then, now] = [this.snapshot.documents.get(key), this.base.documents.get(key)];
      return then === now || (then !== undefined && now !== undefined && then.equals(now));
    });
  }

  claimEntry(bytes: Buffer): void {
    const range = { start: bytes, end: successor(bytes), limit: 2 };
    this.claim(bytes, () => {
      const [then, now] = [[...this.snapshot.indexes.getKeys(range)], [...this.base.indexes.getKeys(range)]];
      return then.length === now.length && then.every((key, at) => now[at]?.equals(key));
    });
  }

  /** Throws Conflict if another transaction holds the key, or if the key has changed since the snapshot. */
  private claim(key: Buffer, isUnchanged: () => boolean): void {
    if (this.claims.has(key, this.holder)) return;
    if (this.claims.holderOf(key, this.holder) || !isUnchanged()) throw new Conflict(key);
    this.claims.take(key, this.holder);
  }

  /** Writes the transaction's changes. Call it only inside a write. */
  apply(): void {
    for (const name of ['documents', 'indexes'] as const) {
      for (const { key, value } of this[name].changed()) {
        if (value) this.base[name].putSync(key, value);
        else this.base[name].removeSync(key);
      }
    }
    this.base.changes.append(this.changes);
  }

  /** Returns how many documents a collection gains. Call it inside a write, before `apply`. */
  growth({ prefix }: Collection): number {
    let growth = 0;
    for (const { key, value } of this.documents.changed()) {
      if (!key.subarray(0, prefix.length).equals(prefix)) continue;
      growth += Number(value !== undefined) - Number(this.base.documents.get(key) !== undefined);
    }
    return growth;
  }

  end(): void {
    this.snapshot.end();
  }
}

/** Reads the snapshot taken at its first operation, plus its own writes, which stay private until the commit. */
export class Transaction implements Holder {
  readonly cursors = new Cursors();
  readonly ended: Promise<void>;
  private readonly view: TransactionView;
  private readonly collections: TransactionCatalog;
  private state: 'open' | 'committing' | 'ended' = 'open';
  private end: () => void = () => undefined;

  constructor(private readonly base: Base) {
    this.ended = new Promise((resolve) => (this.end = resolve));
    this.view = new TransactionView(base.storage, this);
    this.collections = new TransactionCatalog(base.catalog);
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  get isCommitting(): boolean {
    return this.state === 'committing';
  }

  get store(): Store {
    return { storage: this.view, catalog: this.collections };
  }

  reserve(key: Buffer): void {
    this.base.storage.claims.take(key, this);
  }

  /** Writes all changes, and those of `also`, in one commit. If it cannot, writes nothing and throws a Fault. */
  async commit(also: () => void): Promise<void> {
    if (!this.isOpen) throw new Fault(251, 'The transaction has ended');
    this.state = 'committing';
    try {
      await this.base.storage.write(() => {
        this.collections.check(this.view.changed);
        this.collections.apply((collection) => this.view.growth(collection));
        this.view.apply();
        also();
      });
    } finally {
      this.letGo();
    }
  }

  /** Discards all changes. Has no effect once the commit has begun. */
  abort(): void {
    if (this.isOpen) this.letGo();
  }

  private letGo(): void {
    this.state = 'ended';
    this.cursors.killAll();
    this.view.end();
    this.base.storage.claims.release(this);
    this.end();
  }
}
