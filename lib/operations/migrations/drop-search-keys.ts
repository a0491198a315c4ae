import type { mongo } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { InternshipModel } from '@/models/internship';

/** Version 1.0.0 finds listings by this field. */
const WITH_KEYS = { search: { $exists: true } } as mongo.Filter<mongo.Document>;

const WORDS = 'searchWords';

const listings = () => InternshipModel.collection as unknown as mongo.Collection;

/** Counts the listings with stored search keys, and the stored search words. */
export async function countSearchKeys(): Promise<number> {
  const { connection } = await connect();
  return (await listings().countDocuments(WITH_KEYS)) + (await connection.collection(WORDS).countDocuments());
}

/** Nodes now have an index in memory. Leaves an empty collection, because the role in docs/mongodb-role.js may not drop it. */
export async function dropSearchKeys(): Promise<void> {
  const { connection } = await connect();
  await listings().updateMany(WITH_KEYS, { $unset: { search: 1 } });
  await connection.collection(WORDS).deleteMany({});
}
