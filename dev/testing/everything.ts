import mongoose from 'mongoose';

/** All that is in the database as one text: every document of every collection, and the bytes of every file. */
export async function everything(): Promise<string> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const collections = await db.listCollections().toArray();
  const documents = await Promise.all(collections.map(({ name }) => db.collection(name).find().toArray()));
  const chunks = await db.collection<{ data: mongoose.mongo.Binary }>('files.chunks').find().toArray();
  const bytes = chunks.map(({ data }) => Buffer.from(data.buffer).toString('latin1'));
  return [JSON.stringify(documents), ...bytes].join('\n');
}
