import type { Collection, Db, Document } from 'mongodb';

export type Item = Document & { _id: number };

export function itemsOf(fresh: () => Db) {
  const items = (): Collection<Item> => fresh().collection<Item>('items');
  const filled = async (documents: Item[]): Promise<Collection<Item>> => {
    const collection = items();
    await collection.insertMany(documents);
    return collection;
  };
  return { items, filled };
}
