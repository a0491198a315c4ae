import mongoose from 'mongoose';

/** Collections that are not compared, because rate limits count every attempt and nodes record their database sessions. */
const BESIDE = new Set(['ratelimits', 'nodes']);

/**
 * Fields to compare. Leaves out fields that the mail worker changes. Leaves out the bytes of files, because
 * the file documents are compared instead.
 */
const PARTS: Record<string, Record<string, 0 | 1>> = { mails: { _id: 1 }, 'files.chunks': { data: 0 } };

const database = () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  return db;
};

/** Collections that are created with the first file. */
const OF_FILES = ['files.files', 'files.chunks'];

async function readNames(): Promise<string[]> {
  const all = await database().listCollections({}, { nameOnly: true }).toArray();
  const names = new Set([...all.map(({ name }) => name), ...OF_FILES]);
  return [...names].filter((name) => !BESIDE.has(name.toLowerCase()));
}

let known: Promise<string[]> | undefined;

/** Returns the names of the service's collections. All except those of files are created when the service starts. */
const names = (): Promise<string[]> => (known ??= readNames());

/** Returns the content of the database as one string per collection. */
export async function stored(): Promise<Record<string, string>> {
  const texts = await Promise.all(
    (await names()).map(async (name) => {
      const documents = await database()
        .collection(name)
        .find({}, { projection: PARTS[name] ?? {} })
        .toArray();
      return [name, JSON.stringify(documents)] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/** True if there is a new e-mail. Ignores missing e-mails, because the worker deletes some after sending them. */
function isMailMore(before: string, after: string): boolean {
  const known = new Set((JSON.parse(before) as { _id: string }[]).map(({ _id }) => _id));
  return (JSON.parse(after) as { _id: string }[]).some(({ _id }) => !known.has(_id));
}

/** Returns the collections that differ. `mails` counts as different only if it has new e-mails. */
export const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => {
    const [old, current] = [before[name] ?? '[]', after[name] ?? '[]'];
    return name === 'mails' ? isMailMore(old, current) : old !== current;
  });

/** Empties the stack's database except its migrations. */
export async function forgetAll(): Promise<void> {
  for (const name of await names()) {
    if (name !== 'migrations') await database().collection(name).deleteMany({});
  }
}
