import type { Catalog, Collection, Index } from './catalog';
import type { Collections } from './collection';
import { Fault, transient } from './errors';

/** A transaction's copy of a collection; changes to it stay private until the commit. */
const copyOf = (collection: Collection): Collection => ({
  ...collection,
  indexes: collection.indexes.map((index) => ({ ...index })),
  building: collection.building.map((index) => ({ ...index })),
  size: undefined,
});

/** A transaction's view of the collections: those that existed when it began, and those it created. */
export class TransactionCatalog implements Collections {
  private readonly known = new Map<string, Collection>();
  private readonly made = new Set<Collection>();
  private readonly written = new Set<Collection>();
  private readonly version: number;

  constructor(private readonly base: Catalog) {
    this.version = base.version;
  }

  find(database: string, name: string): Collection | undefined {
    const namespace = `${database}.${name}`;
    const known = this.known.get(namespace);
    if (known) return known;
    this.refuseChanged(namespace, 246);
    const there = this.base.find(database, name);
    if (!there) return undefined;
    const copy = copyOf(there);
    this.known.set(namespace, copy);
    return copy;
  }

  /** Used for writes: the commit checks that the collection has not changed. */
  findOrCreate(database: string, name: string): Collection {
    const collection = this.find(database, name) ?? this.create(database, name);
    this.written.add(collection);
    return collection;
  }

  private create(database: string, name: string): Collection {
    const collection = this.base.newCollection(database, name);
    this.known.set(collection.namespace, collection);
    this.made.add(collection);
    return collection;
  }

  all(): Collection[] {
    throw new Fault(263, 'Collections cannot be listed in a transaction');
  }

  of(): Collection[] {
    return this.all();
  }

  forget(): void {
    throw new Fault(263, 'A collection cannot be dropped in a transaction');
  }

  /** Stores nothing before the commit. */
  save(collection: Collection): void {
    this.written.add(collection);
  }

  noteChange(): void {
    // The change is still private.
  }

  takeId(): number {
    return this.base.reserveId();
  }

  private refuseChanged(namespace: string, code: 112 | 246): void {
    if (this.base.changedSince(namespace, this.version))
      throw transient(code, `The collection ${namespace} or its indexes changed after the transaction began`);
  }

  /** Throws a write conflict if a written collection was meanwhile created, dropped or given other indexes. */
  check(changed: ReadonlySet<number>): void {
    for (const collection of this.known.values())
      if (changed.has(collection.id)) this.written.add(collection);
    for (const { namespace } of this.written) this.refuseChanged(namespace, 112);
  }

  /** Publishes the transaction's changes to collections. Call it only inside a write. */
  apply(growthOf: (collection: Collection) => number): void {
    for (const collection of this.written) {
      if (this.made.has(collection)) {
        this.base.add(collection);
        continue;
      }
      const there = this.base.find(collection.database, collection.name);
      if (!there) continue;
      if (there.size !== undefined) there.size += growthOf(collection);
      const fresh = [
        ...copyLists(collection.indexes, there.indexes),
        ...copyLists(collection.building, there.building),
      ];
      if (fresh.includes(true)) this.base.save(there);
    }
  }
}

/** Copies the paths at which indexes have arrays; returns for each index whether it gained any. */
const copyLists = (from: Index[], to: Index[]): boolean[] =>
  from.map((index) => {
    const twin = to.find(({ id }) => id === index.id);
    const fresh = twin ? index.multikey.filter((path) => !twin.multikey.includes(path)) : [];
    if (twin && fresh.length > 0) twin.multikey = [...twin.multikey, ...fresh];
    return fresh.length > 0;
  });
