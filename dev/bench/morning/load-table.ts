import type { Stack } from '@/dev/testing/stack/stack';
import { rounded, type Row } from '../figure';
import { processorSeconds, treeSeconds } from '../process-facts';
import { CAMPUS, logIn, type Site } from './students';

const AT_ONCE = 8;
/** Warm-up requests as a share of the counted ones: they fill the page cache and get the code compiled. */
const UNCOUNTED_SHARE = 0.2;
const WORDS = ['intern', 'data', 'nurse', 'law', 'sales', 'nairobi', 'design', 'bank', 'hr', 'farm'];

/** Processor seconds. */
export interface Spent {
  service: number;
  database: number;
}

/** Returns the processor time used so far by the service, including its hashing processes, and by the database (0 for an external one). */
export async function spentBy({ servicePid, database }: Stack): Promise<Spent> {
  return {
    service: await treeSeconds(servicePid),
    database: database.pid === 0 ? 0 : await processorSeconds(database.pid),
  };
}

/** Calls `ask` `count` times, several calls at a time. */
async function askAll(count: number, ask: (n: number) => Promise<void>): Promise<void> {
  let asked = 0;
  const one = async () => {
    while (asked < count) await ask((asked += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

interface Kind {
  name: string;
  /** Enough to make the service's other work negligible. */
  count: number;
  ask: (n: number) => Promise<void>;
}

/** Returns a row of the table: the cost per request. */
export function rowOf(kind: string, count: number, before: Spent, after: Spent): Row {
  const ms = (of: keyof Spent) => (1_000 * (after[of] - before[of])) / count;
  return {
    load: kind,
    count,
    'service, CPU ms': rounded(ms('service'), 2),
    'database, CPU ms': rounded(ms('database'), 2),
    'handled per core and second': rounded(1_000 / (ms('service') + ms('database')), 1),
  };
}

/** Returns the cost of a request of each kind, as rows of a table. */
export async function loadTable(stack: Stack, site: Site, username: string): Promise<Row[]> {
  const cookie = await logIn(site, username);
  const get = async (path: string, signedIn = true) => {
    const headers = {
      ...(signedIn && { cookie }),
      'x-forwarded-for': CAMPUS.address,
      'accept-encoding': 'br',
    };
    const answer = await fetch(site.appUrl + path, { headers });
    if (!answer.ok) throw new Error(`${path} returned status ${answer.status}`);
    await answer.arrayBuffer();
  };
  const kinds: Kind[] = [
    { name: 'a cached page (/)', count: 2_000, ask: () => get('/', false) },
    { name: 'the same page, logged in', count: 200, ask: () => get('/') },
    {
      name: 'a personal page (/dashboard/my-internships)',
      count: 200,
      ask: () => get('/dashboard/my-internships'),
    },
    {
      name: 'a search (/api/internships?q=…)',
      count: 300,
      ask: (n) => get(`/api/internships?q=${WORDS[n % WORDS.length]}`),
    },
    { name: 'a login, including its page', count: 40, ask: async () => void (await logIn(site, username)) },
  ];
  const rows: Row[] = [];
  for (const { name, count, ask } of kinds) {
    await askAll(UNCOUNTED_SHARE * count, ask);
    const before = await spentBy(stack);
    await askAll(count, ask);
    rows.push(rowOf(name, count, before, await spentBy(stack)));
  }
  return rows;
}
