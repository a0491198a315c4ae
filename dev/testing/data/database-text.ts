import mongoose from 'mongoose';

/**
 * Returns all documents and the bytes of all files in the database, except in these collections, as one
 * string.
 */
export async function everythingBut(leftOut: readonly string[]): Promise<string> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const collections = await db.listCollections().toArray();
  const names = collections.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  const documents = await Promise.all(
    names.sort().map((name) => db.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  const chunks = await db.collection<{ data: mongoose.mongo.Binary }>('files.chunks').find().toArray();
  const bytes = chunks.map(({ data }) => Buffer.from(data.buffer).toString('latin1'));
  return [JSON.stringify(documents), ...bytes].join('\n');
}

export const everything = (): Promise<string> => everythingBut([]);
