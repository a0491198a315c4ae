import type { Collection, Db, Document } from 'mongodb';

export type Item = Document & { _id: number };

/** Makes collections for the tests of a file, each in a database of its own. */
export function itemsOf(fresh: () => Db) {
  const items = (): Collection<Item> => fresh().collection<Item>('items');
  /** A collection with these documents. */
  const filled = async (documents: Item[]): Promise<Collection<Item>> => {
    const collection = items();
    await collection.insertMany(documents);
    return collection;
  };
  return { items, filled };
}
