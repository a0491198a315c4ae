import pLimit from 'p-limit';
import type { Collection, Index } from './catalog';
import { decodeExact } from './codec';
import { allEntries, allRecords, NOTHING, type Store } from './collection';
import { Fault } from './errors';
import { checkUnique, entriesOf, entryKey } from './index-entries';

/** Milliseconds of building before other writes get a turn. */
const TURN = 20;

/** Builds one index at a time: if two nodes start together and want the same index, the second finds it complete. */
const oneAtATime = pLimit(1);

/**
 * Builds a new index in short steps. Between them, other clients can read and write, and their writes update it too. `wanted` returns
 * undefined if the index exists. Throws a Fault, and stores nothing, if a document violates the index or the collection is dropped
 * meanwhile.
 */
export const buildIndex = (
  store: Store,
  collection: Collection,
  wanted: () => Index | undefined,
): Promise<void> =>
  oneAtATime(async () => {
    let index: Index | undefined;
    let next: Buffer | undefined = collection.prefix;
    const turn = () => {
      index ??= begin(store, collection, wanted());
      if (!index || !next) return;
      if (!collection.building.includes(index) || !isCurrent(store, collection))
        throw new Fault(276, `Index build aborted: ${index.name}`);
      next = fill(store, collection, index, next);
      if (!next) finish(store, collection, index);
    };
    try {
      do await store.storage.write(turn);
      while (index && next);
    } catch (error) {
      await store.storage.write(() => abandon(store, collection, index));
      throw error;
    }
  });

const isCurrent = ({ catalog }: Store, collection: Collection): boolean =>
  catalog.find(collection.database, collection.name) === collection;

function begin({ catalog }: Store, collection: Collection, index: Index | undefined): Index | undefined {
  if (!index) return undefined;
  collection.building.push(index);
  catalog.noteChange(collection);
  catalog.save(collection);
  return index;
}

const leave = (collection: Collection, index: Index): void => {
  collection.building = collection.building.filter((other) => other !== index);
};

function finish({ catalog }: Store, collection: Collection, index: Index): void {
  leave(collection, index);
  collection.indexes.push(index);
  catalog.noteChange(collection);
  catalog.save(collection);
}

function abandon(store: Store, collection: Collection, index: Index | undefined): void {
  if (!index) return;
  store.storage.removeRange(store.storage.indexes, allEntries(index));
  leave(collection, index);
  if (isCurrent(store, collection)) store.catalog.save(collection);
}

/** Indexes documents from a key onwards, for one step. Returns the key to continue from; undefined when done. */
function fill({ storage }: Store, collection: Collection, index: Index, start: Buffer): Buffer | undefined {
  const until = performance.now() + TURN;
  for (const key of storage.keys(storage.documents, { ...allRecords(collection), start })) {
    if (performance.now() > until) return key;
    const raw = storage.documents.get(key);
    if (!raw) continue;
    const record = key.readUIntBE(4, 6);
    const { entries, lists } = entriesOf(index, decodeExact(raw));
    if (index.unique) checkUnique(storage, collection, index, entries, record);
    index.multikey = [...new Set([...index.multikey, ...lists])];
    for (const entry of entries) storage.indexes.putSync(entryKey(entry, record), NOTHING);
  }
  return undefined;
}
