import { findDocuments } from './reader';
import type { Collection } from './catalog';
import { Blocked } from './claims';
import { removeDocument, type Store, type StoredDocument } from './collection';
import { parseFilter } from './filter';

/** Removes documents that have expired according to a TTL index (`expireAfterSeconds`). Resolves with their number. */
export function removeExpired(store: Store, now = Date.now()): Promise<number> {
  return store.storage.write(() => {
    let removed = 0;
    for (const collection of store.catalog.all()) {
      for (const index of collection.indexes) {
        const [path] = Object.keys(index.key);
        if (index.expireAfterSeconds === undefined || path === undefined) continue;
        const limit = new Date(now - index.expireAfterSeconds * 1000);
        const partial = index.partialFilterExpression ? [index.partialFilterExpression] : [];
        const filter = parseFilter({ $and: [{ [path]: { $lte: limit } }, ...partial] });
        for (const found of [...findDocuments(store, collection, { filter, hint: index.name })]) {
          if (removeUnlessTaken(store, collection, found)) removed++;
        }
      }
    }
    return removed;
  });
}

/** Leaves a document that a transaction is changing until the next sweep. */
function removeUnlessTaken(store: Store, collection: Collection, found: StoredDocument): boolean {
  try {
    removeDocument(store, collection, found);
    return true;
  } catch (error) {
    if (error instanceof Blocked) return false;
    throw error;
  }
}
