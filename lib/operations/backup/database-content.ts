import type { mongo } from 'mongoose';
import { LEFT_OUT, MIGRATIONS } from './format';
import { connect } from '@/lib/platform/db/connection';
import { readMark } from '@/lib/platform/db/markers';
import { models } from '@/lib/operations/migrations/collections';

/** The number of documents per collection. */
export type Content = Record<string, number>;

/** The field with the creation time, for each collection that users write to. */
const CAME_AT: Record<string, string> = {
  users: 'createdAt',
  internships: 'createdAt',
  submissions: 'createdAt',
  applications: 'appliedAt',
  resumes: 'uploadedAt',
};

/** The product's collections. Documents in any other collection do not belong to the product. */
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

/** Lists the collections, except MongoDB's own and those that need no backup. */
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

/** Whether the database is empty, apart from its migration records. */
export async function isEmpty(): Promise<boolean> {
  const db = await database();
  for (const name of await collectionNames()) {
    if (name !== MIGRATIONS && (await db.collection(name).findOne({}, { projection: { _id: 1 } })))
      return false;
  }
  return true;
}

/** Counts the documents, except migration records and those that need no backup. */
export const readContent = (): Promise<Content> => count((name) => (name === MIGRATIONS ? null : {}));

/** Counts documents of other products, and those that users have added to the sample data. Without sample data, counts everything. */
export async function readForeignContent(): Promise<Content> {
  const doneAt = (await readMark('sample'))?.doneAt;
  if (!doneAt) return readContent();
  return count((name) => {
    const field = CAME_AT[name];
    if (field) return { [field]: { $gt: doneAt } };
    return OURS.has(name) ? null : {};
  });
}

/** "12 users, 3 internships". */
export const contentText = (content: Content): string =>
  Object.entries(content)
    .map(([name, documents]) => `${documents} ${name}`)
    .join(', ');
