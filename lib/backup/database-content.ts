import type { mongo } from 'mongoose';
import { LEFT_OUT, MIGRATIONS } from './format';
import { connect } from '@/lib/platform/db/db';
import { readMark } from '@/lib/platform/db/markers';
import { models } from '@/lib/migrations/collections';

/** How many documents each collection has. */
export type Content = Record<string, number>;

/** The field that says when a document of a collection came to be, where people make them. */
const CAME_AT: Record<string, string> = {
  users: 'createdAt',
  internships: 'createdAt',
  submissions: 'createdAt',
  applications: 'appliedAt',
  resumes: 'uploadedAt',
};

/** The collections of Mwanzo: what is in the others beside those above belongs to it. */
const OURS = new Set([
  'files.files',
  'files.chunks',
  ...models.map(({ collection }) => collection.collectionName),
]);

async function database(): Promise<mongo.Db> {
  const { connection } = await connect();
  if (!connection.db) throw new Error('the connection to the database is not open');
  return connection.db;
}

/** The collections of the database in use but for MongoDB’s own and those that are worth nothing later. */
export async function collectionNames(): Promise<string[]> {
  const found = await (await database()).listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name);
  return names.filter((name) => !LEFT_OUT.has(name) && !name.startsWith('system.')).sort();
}

async function count(filterOf: (name: string) => object | null): Promise<Content> {
  const db = await database();
  const content: Content = {};
  for (const name of await collectionNames()) {
    const filter = filterOf(name);
    const documents = filter ? await db.collection(name).countDocuments(filter) : 0;
    if (documents > 0) content[name] = documents;
  }
  return content;
}

/** Whether there is nothing in the database but what says which migrations it has had. */
export async function isEmpty(): Promise<boolean> {
  const db = await database();
  for (const name of await collectionNames()) {
    if (name !== MIGRATIONS && (await db.collection(name).findOne({}, { projection: { _id: 1 } })))
      return false;
  }
  return true;
}

/** What is in the database, but for counters that are worth nothing later and what says which migrations it has had. */
export const readContent = (): Promise<Content> => count((name) => (name === MIGRATIONS ? null : {}));

/**
 * What is in the database that the sample data did not bring: everything where there was none, else what people have made since
 * and what is in collections that are not ours.
 */
export async function readForeignContent(): Promise<Content> {
  const doneAt = (await readMark('sample'))?.doneAt;
  if (!doneAt) return readContent();
  return count((name) => {
    const field = CAME_AT[name];
    if (field) return { [field]: { $gt: doneAt } };
    return OURS.has(name) ? null : {};
  });
}

/** In words: "12 users, 3 internships". */
export const contentText = (content: Content): string =>
  Object.entries(content)
    .map(([name, documents]) => `${documents} ${name}`)
    .join(', ');
