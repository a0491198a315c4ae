import { decodePlain, encodeDocument, type Document } from './codec';
import { Fault } from './errors';
import { parseFilter, type Filter } from './filter';
import type { Storage } from './storage';
import type { KeyRange } from './tables';

export interface IndexField {
  path: string;
  segments: string[];
  direction: 1 | -1;
}

/** The stored record of an index; `multikey` lists the paths at which some document has an array. */
export interface IndexRecord {
  id: number;
  name: string;
  key: Record<string, number>;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Document;
  multikey: string[];
}

export interface Index extends IndexRecord {
  fields: IndexField[];
  prefix: Buffer;
  partial?: Filter;
}

export interface Collection {
  id: number;
  database: string;
  name: string;
  namespace: string;
  prefix: Buffer;
  indexes: Index[];
  building: Index[];
  /** Unique record numbers; those of aborted transactions are not reused. */
  counter: { next: number };
  size?: number;
}

interface CollectionRecord {
  id: number;
  indexes: IndexRecord[];
  /** The ids of indexes that were being built; after a restart their entries are useless. */
  unfinished?: number[];
}

/** The prefix of the keys of a collection or an index. */
export const idPrefix = (id: number): Buffer => {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
};

export const RECORD_BYTES = 6;

export function recordKey(collection: Collection, record: number): Buffer {
  const key = Buffer.alloc(4 + RECORD_BYTES);
  collection.prefix.copy(key);
  key.writeUIntBE(record, 4, RECORD_BYTES);
  return key;
}

const ID_COUNTER = Buffer.from('\0next');

/** The collections and indexes, in memory, and stored in the same commit as each change. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;
  /** Incremented by every change of collections or indexes. */
  version = 0;
  private readonly changes = new Map<string, number>();

  constructor(private readonly storage: Storage) {
    this.load();
  }

  load(): void {
    this.collections.clear();
    const unfinished: KeyRange[] = [];
    for (const { key, value } of this.storage.catalog.getRange()) {
      if (key[0] === 0 && !key.equals(ID_COUNTER)) continue;
      if (key.equals(ID_COUNTER)) {
        this.nextId = value.readUInt32BE();
        continue;
      }
      const record = decodePlain(value) as unknown as CollectionRecord;
      const collection = this.build(key.toString('utf8'), record.id);
      collection.indexes = record.indexes.map(openIndex);
      this.collections.set(collection.namespace, collection);
      for (const id of record.unfinished ?? [])
        unfinished.push({ start: idPrefix(id), end: idPrefix(id + 1) });
    }
    if (unfinished.length === 0) return;
    this.storage.writeNow(() => {
      for (const range of unfinished) this.storage.removeRange(this.storage.indexes, range);
      for (const collection of this.all()) this.save(collection);
    });
  }

  private build(namespace: string, id: number): Collection {
    const dot = namespace.indexOf('.');
    const prefix = idPrefix(id);
    const [last] = [
      ...this.storage.documents.getKeys({
        start: idPrefix(id + 1),
        end: prefix,
        reverse: true,
        limit: 1,
        exclusiveStart: true,
      }),
    ];
    const next = last ? last.readUIntBE(4, RECORD_BYTES) + 1 : 1;
    return {
      id,
      namespace,
      database: namespace.slice(0, dot),
      name: namespace.slice(dot + 1),
      prefix,
      indexes: [],
      building: [],
      counter: { next },
    };
  }

  find(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  of(database: string): Collection[] {
    return this.all().filter((collection) => collection.database === database);
  }

  /** Creates the collection with its `_id` index if it does not exist. Call it only inside a write. */
  findOrCreate(database: string, name: string): Collection {
    const found = this.find(database, name);
    if (found) return found;
    const collection = this.newCollection(database, name);
    this.add(collection);
    return collection;
  }

  newCollection(database: string, name: string): Collection {
    if (name === '' || name.includes('$') || name.includes('\0') || name.startsWith('.')) {
      throw new Fault(73, `Invalid collection name specified '${database}.${name}'`);
    }
    const collection = this.build(`${database}.${name}`, this.reserveId());
    collection.indexes = [
      openIndex({ id: this.reserveId(), name: '_id_', key: { _id: 1 }, unique: true, multikey: [] }),
    ];
    return collection;
  }

  /** Call it only inside a write. */
  add(collection: Collection): void {
    this.keepCounter();
    this.collections.set(collection.namespace, collection);
    this.noteChange(collection);
    this.save(collection);
  }

  /** Records that a namespace was created, dropped or given other indexes: transactions that began earlier cannot use it. */
  noteChange({ namespace }: Collection): void {
    this.changes.set(namespace, ++this.version);
  }

  changedSince(namespace: string, version: number): boolean {
    return (this.changes.get(namespace) ?? 0) > version;
  }

  /** Reserves an id for a collection or an index; it becomes valid when `keepCounter` is called. */
  reserveId(): number {
    return this.nextId++;
  }

  private keepCounter(): void {
    this.storage.catalog.putSync(ID_COUNTER, idPrefix(this.nextId));
  }

  /** Allocates an id for an index. Call it only inside a write. */
  takeId(): number {
    const id = this.reserveId();
    this.keepCounter();
    return id;
  }

  save(collection: Collection): void {
    const indexes = collection.indexes.map(
      ({ fields: _fields, prefix: _prefix, partial: _partial, ...record }) => record,
    );
    this.storage.catalog.putSync(
      Buffer.from(collection.namespace),
      encodeDocument({
        id: collection.id,
        indexes,
        unfinished: collection.building.map(({ id }) => id),
      }),
    );
  }

  forget(collection: Collection): void {
    this.noteChange(collection);
    this.collections.delete(collection.namespace);
    this.storage.catalog.removeSync(Buffer.from(collection.namespace));
  }
}

export function openIndex(record: IndexRecord): Index {
  const fields = Object.entries(record.key).map(([path, direction]): IndexField => ({
    path,
    segments: path.split('.'),
    direction: direction < 0 ? -1 : 1,
  }));
  const partial = record.partialFilterExpression ? parseFilter(record.partialFilterExpression) : undefined;
  return { ...record, fields, prefix: idPrefix(record.id), ...(partial ? { partial } : {}) };
}
