import mongoose from 'mongoose';

/** Left out: tries are counted whatever comes of them, and a node notes its database sessions as it opens them. */
const BESIDE = new Set(['ratelimits', 'nodes']);

/** What the mail worker changes by itself, and bytes that have their own file's record, are left out. */
const PARTS: Record<string, Record<string, 0 | 1>> = { mails: { _id: 1 }, 'files.chunks': { data: 0 } };

const database = () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  return db;
};

/** Made with the first file. */
const OF_FILES = ['files.files', 'files.chunks'];

async function readNames(): Promise<string[]> {
  const all = await database().listCollections({}, { nameOnly: true }).toArray();
  const names = new Set([...all.map(({ name }) => name), ...OF_FILES]);
  return [...names].filter((name) => !BESIDE.has(name.toLowerCase()));
}

let known: Promise<string[]> | undefined;

/** The collections of the service; it makes all others when it starts. */
const names = (): Promise<string[]> => (known ??= readNames());

/** Everything that is stored, as one text a collection. */
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

/** Whether there is a mail that was not there before: the worker deletes some of those it has sent. */
function isMailMore(before: string, after: string): boolean {
  const known = new Set((JSON.parse(before) as { _id: string }[]).map(({ _id }) => _id));
  return (JSON.parse(after) as { _id: string }[]).some(({ _id }) => !known.has(_id));
}

/** The collections in which something differs; of mails only what is new counts. */
export const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => {
    const [old, current] = [before[name] ?? '[]', after[name] ?? '[]'];
    return name === 'mails' ? isMailMore(old, current) : old !== current;
  });

/** Empties the database of the stack; it stays one that was migrated. */
export async function forgetAll(): Promise<void> {
  for (const name of await names()) {
    if (name !== 'migrations') await database().collection(name).deleteMany({});
  }
}
