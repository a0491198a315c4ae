import mongoose from 'mongoose';

interface Find {
  find: string;
  filter: unknown;
  sort?: unknown;
  limit?: unknown;
  projection?: unknown;
}

/** Does something and gives the finds it made, as commands. */
async function findsOf(work: () => Promise<unknown>): Promise<Find[]> {
  const finds: Find[] = [];
  mongoose.set(
    'debug',
    (find: string, method: string, filter: unknown, options: Omit<Find, 'find' | 'filter'>) => {
      const { sort, limit, projection } = options;
      if (method === 'find') finds.push({ find, filter, sort, limit, projection });
    },
  );
  await work();
  mongoose.set('debug', false);
  return finds;
}

const given = (find: Find) =>
  Object.fromEntries(Object.entries(find).filter(([, value]) => value !== undefined));

/** How many finds something makes, and how many of them look at a collection without an index. */
export async function explainAll(work: () => Promise<unknown>): Promise<{ finds: number; scans: number }> {
  const finds = await findsOf(work);
  let scans = 0;
  for (const find of finds) {
    const plan = await mongoose.connection.db?.command({ explain: given(find), verbosity: 'queryPlanner' });
    if (JSON.stringify(plan).includes('COLLSCAN')) scans++;
  }
  return { finds: finds.length, scans };
}
