import { decodePlain, encodeDocument, type Document } from './codec';
import { Fault } from './errors';
import { parseFilter, type Filter } from './filter';
import type { Storage } from './storage';
import type { KeyRange } from './tables';

/** One field of an index: its dotted path, and 1 or -1. */
export interface IndexField {
  path: string;
  segments: string[];
  direction: 1 | -1;
}

/** What is kept of an index; `multikey` names the paths under which some document had a list. */
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
  /** Those that can be read by. */
  indexes: Index[];
  /** Those that are being filled. */
  building: Index[];
  /** Numbers for records, given out once each, also to transactions that come to nothing. */
  counter: { next: number };
  /** How many documents it has; counted when first asked for, and kept true from then on. */
  size?: number;
}

interface CollectionRecord {
  id: number;
  indexes: IndexRecord[];
  /** The numbers of indexes that were being filled: what they hold is of no use after a restart. */
  unfinished?: number[];
}

/** The bytes before each record number and each index entry. */
export const idPrefix = (id: number): Buffer => {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
};

export const RECORD_BYTES = 6;

/** The key of a record in the documents' table. */
export function recordKey(collection: Collection, record: number): Buffer {
  const key = Buffer.alloc(4 + RECORD_BYTES);
  collection.prefix.copy(key);
  key.writeUIntBE(record, 4, RECORD_BYTES);
  return key;
}

const ID_COUNTER = Buffer.from('\0next');

/** Which collections and indexes there are; kept in memory and written with the commit that changes them. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;
  /** Goes up with every change of what collections and indexes there are. */
  version = 0;
  /** The version in which a namespace changed last. */
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

  /** The collection of that name, made with its `_id` index if there was none. Inside a write only. */
  findOrCreate(database: string, name: string): Collection {
    const found = this.find(database, name);
    if (found) return found;
    const collection = this.newCollection(database, name);
    this.add(collection);
    return collection;
  }

  /** A collection with its `_id` index that nobody knows of yet. */
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

  /** Makes a new collection known. Inside a write only. */
  add(collection: Collection): void {
    this.keepCounter();
    this.collections.set(collection.namespace, collection);
    this.noteChange(collection);
    this.save(collection);
  }

  /** Says that a namespace has other indexes than before, is new or gone: transactions that began earlier cannot use it. */
  noteChange({ namespace }: Collection): void {
    this.changes.set(namespace, ++this.version);
  }

  changedSince(namespace: string, version: number): boolean {
    return (this.changes.get(namespace) ?? 0) > version;
  }

  /** A number for a collection or an index that is used once `keepCounter` has been called. */
  reserveId(): number {
    return this.nextId++;
  }

  private keepCounter(): void {
    this.storage.catalog.putSync(ID_COUNTER, idPrefix(this.nextId));
  }

  /** A number for an index. Inside a write only. */
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

/** An index ready for use, from what is kept of it. */
export function openIndex(record: IndexRecord): Index {
  const fields = Object.entries(record.key).map(([path, direction]): IndexField => ({
    path,
    segments: path.split('.'),
    direction: direction < 0 ? -1 : 1,
  }));
  const partial = record.partialFilterExpression ? parseFilter(record.partialFilterExpression) : undefined;
  return { ...record, fields, prefix: idPrefix(record.id), ...(partial ? { partial } : {}) };
}
