import { ObjectId } from 'bson';
import { recordKey, type Catalog, type Collection, type Index } from './catalog';
import type { Change } from './change';
import { differenceOf } from './change-difference';
import { checkSize, decodeExact, encodeDocument, Raw, type Document } from './codec';
import { Fault } from './errors';
import { checkUnique, entriesOf, entryKey, type IndexEntry } from './index-entries';
import { idPrefix } from './catalog';
import { equals } from './filter';
import type { Tables } from './tables';
import type { TimeLimit } from './time-limit';

export type Collections = Pick<
  Catalog,
  'find' | 'findOrCreate' | 'of' | 'all' | 'save' | 'forget' | 'takeId' | 'noteChange'
>;

export interface Store {
  storage: Tables;
  catalog: Collections;
  /** Refuses queries that need a collection scan, as MongoDB does with `notablescan`. */
  indexedOnly?: boolean;
  limit?: TimeLimit | undefined;
}

export interface StoredDocument {
  record: number;
  raw: Buffer;
}

/** Inserts a document, given as bytes; adds an `_id` if it is missing. Call it only inside a write. */
export function insertDocument(store: Store, collection: Collection, given: Uint8Array): void {
  checkSize(given);
  const decoded = decodeExact(given);
  const complete = Object.keys(decoded)[0] === '_id';
  const document = complete ? decoded : { _id: decoded['_id'] ?? new ObjectId(), ...decoded };
  checkId(document['_id']);
  const raw = complete ? Buffer.from(given) : encodeDocument(document);
  const changes = writtenIndexes(collection).map((index) => ({ index, ...entriesOf(index, document) }));
  for (const { index, entries } of changes) claimUnique(store, index, entries);
  for (const { index, entries } of changes)
    if (index.unique) checkUnique(store.storage, collection, index, entries);
  const record = collection.counter.next++;
  store.storage.documents.putSync(recordKey(collection, record), raw);
  if (collection.size !== undefined) collection.size += 1;
  store.storage.note(() => changeOf(collection, 'insert', document['_id'], { document: new Raw(raw) }));
  for (const { index, entries, lists } of changes) {
    noteLists(store, collection, index, lists);
    for (const entry of entries) store.storage.indexes.putSync(entryKey(entry, record), NOTHING);
  }
}

const changeOf = (
  { database, name }: Collection,
  operation: Change['operation'],
  id: unknown,
  more: Document = {},
): Change => ({ operation, database, collection: name, id, ...more });

export const NOTHING = Buffer.alloc(0);
const writtenIndexes = ({ indexes, building }: Collection): Index[] => [...indexes, ...building];

function checkId(id: unknown): void {
  if (Array.isArray(id)) throw new Fault(53, "The '_id' value cannot be of type array");
  if (id === undefined) throw new Fault(53, "The '_id' value cannot be of type undefined");
}

function noteLists(store: Store, collection: Collection, index: Index, lists: string[]): void {
  const fresh = lists.filter((path) => !index.multikey.includes(path));
  if (fresh.length === 0) return;
  index.multikey = [...index.multikey, ...fresh];
  store.catalog.save(collection);
}

/** Returns whether anything changed. Call it only inside a write. */
export function replaceDocument(
  store: Store,
  collection: Collection,
  stored: StoredDocument,
  changed: Document,
  operation: 'update' | 'replace' = 'update',
): boolean {
  const before = decodeExact(stored.raw);
  if (!equals(before['_id'])(changed['_id'])) {
    throw new Fault(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  const raw = encodeDocument(changed);
  if (raw.equals(stored.raw)) return false;
  const changes = writtenIndexes(collection).map((index) => {
    const after = entriesOf(index, changed);
    const old = entriesOf(index, before).entries;
    return {
      index,
      lists: after.lists,
      added: without(after.entries, old),
      removed: without(old, after.entries),
    };
  });
  const key = recordKey(collection, stored.record);
  store.storage.claimDocument(key);
  for (const { index, added, removed } of changes) claimUnique(store, index, [...added, ...removed]);
  for (const { index, added } of changes)
    if (index.unique) checkUnique(store.storage, collection, index, added, stored.record);
  store.storage.documents.putSync(key, raw);
  store.storage.note(() =>
    changeOf(
      collection,
      operation,
      before['_id'],
      operation === 'replace' ? { document: new Raw(raw) } : { difference: differenceOf(before, changed) },
    ),
  );
  for (const { index, lists, added, removed } of changes) {
    noteLists(store, collection, index, lists);
    for (const entry of removed) store.storage.indexes.removeSync(entryKey(entry, stored.record));
    for (const entry of added) store.storage.indexes.putSync(entryKey(entry, stored.record), NOTHING);
  }
  return true;
}

/** Reserves unique keys, so that two open transactions cannot write the same one. */
function claimUnique({ storage }: Store, index: Index, entries: IndexEntry[]): void {
  if (index.unique) for (const { bytes } of entries) storage.claimEntry(bytes);
}

function without(entries: IndexEntry[], others: IndexEntry[]): IndexEntry[] {
  return entries.filter((entry) => !others.some((other) => other.bytes.equals(entry.bytes)));
}

/** Call it only inside a write. */
export function removeDocument(store: Store, collection: Collection, stored: StoredDocument): void {
  const document = decodeExact(stored.raw);
  const changes = writtenIndexes(collection).map((index) => ({ index, ...entriesOf(index, document) }));
  const key = recordKey(collection, stored.record);
  store.storage.claimDocument(key);
  for (const { index, entries } of changes) claimUnique(store, index, entries);
  store.storage.documents.removeSync(key);
  store.storage.note(() => changeOf(collection, 'delete', document['_id']));
  if (collection.size !== undefined) collection.size -= 1;
  for (const { entries } of changes) {
    for (const entry of entries) store.storage.indexes.removeSync(entryKey(entry, stored.record));
  }
}

export function readRecord(store: Store, collection: Collection, record: number): StoredDocument | undefined {
  const raw = store.storage.documents.get(recordKey(collection, record));
  return raw ? { record, raw } : undefined;
}

export const allRecords = (collection: Collection) => ({
  start: collection.prefix,
  end: idPrefix(collection.id + 1),
});

export const allEntries = (index: Index) => ({ start: index.prefix, end: idPrefix(index.id + 1) });

/** Drops a collection with its documents and indexes. Call it only inside a write. */
export function dropCollection(store: Store, collection: Collection): void {
  const { storage, catalog } = store;
  storage.removeRange(storage.documents, allRecords(collection));
  for (const index of writtenIndexes(collection)) storage.removeRange(storage.indexes, allEntries(index));
  catalog.forget(collection);
  storage.note(() => ({ operation: 'drop', database: collection.database, collection: collection.name }));
}
