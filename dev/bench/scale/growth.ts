import { ACCESS } from '@/dev/testing/access/matrix';
import type { Stack } from '@/dev/testing/stack/stack';
import type { Role } from '@/lib/platform/core/vocabulary';
import { burst, commandsSent, costsOf, type Asked } from '../burst';
import { rounded, type Outcome, type Row } from '../figure';
import { middle } from '../times';

const ROUNDS = 3;
/** Requests of the first burst, and milliseconds of processor time that a measured burst should take. */
const WARM_UP = 20;
const BURST_MS = 400;
const REQUESTS = { least: 20, most: 400 };
/** Maximum cost of a request among many documents, as a multiple of its cost among few. */
const MOST = 1.2;

/** A service with its data, and what the addresses of its pages refer to. */
export interface Site {
  stack: Stack;
  tokens: Record<Role, string>;
  /** Values for the addresses with parameters, by route. Other routes with parameters are left out. */
  paths: Readonly<Record<string, string>>;
}

/** Every page and call that is read, by the roles that may read it. */
function requests(): { name: string; route: string; role?: Role }[] {
  return Object.entries(ACCESS).flatMap(([row, access]) => {
    const [method = '', route = ''] = row.split(' ');
    if (!['PAGE', 'GET'].includes(method) || access === 'secret') return [];
    if (access === 'anybody') return [{ name: route, route }];
    const roles: readonly Role[] = access === 'session' ? ['recent graduate'] : access;
    return roles.map((role) => ({ name: `${route} (${role})`, route, role }));
  });
}

const askedOf = ({ stack, tokens, paths }: Site, route: string, role: Role | undefined): Asked => ({
  url: stack.appUrl + (paths[route] ?? route),
  ...(role && { token: tokens[role] }),
});

/** Returns the milliseconds of processor time of a request, and the database commands that it sends. */
async function costOf(
  { stack }: Site,
  asked: Asked,
  times: number,
): Promise<{ ms: number; commands: number }> {
  const before = await commandsSent(stack.appUrl);
  const [service = 0, database = 0] = await costsOf([stack.servicePid, stack.database.pid], asked, times);
  return { ms: service + database, commands: ((await commandsSent(stack.appUrl)) - before) / times };
}

/** Sends the first burst. Returns whether every response had status 200. */
async function isRead(asked: readonly Asked[]): Promise<boolean> {
  try {
    for (const one of asked) await burst(one, WARM_UP);
    return true;
  } catch (error) {
    console.log(`left out: ${(error as Error).message}`);
    return false;
  }
}

/** Alternates bursts of a request to both sites. */
async function compare(sites: Record<'few' | 'many', Site>, asked: Record<'few' | 'many', Asked>) {
  const { ms } = await costOf(sites.few, asked.few, WARM_UP);
  const times = Math.min(REQUESTS.most, Math.max(REQUESTS.least, Math.ceil(BURST_MS / ms)));
  const found: Record<'few' | 'many', Awaited<ReturnType<typeof costOf>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    found.push({
      few: await costOf(sites.few, asked.few, times),
      many: await costOf(sites.many, asked.many, times),
    });
  }
  const over = (take: (one: (typeof found)[number]) => number) => middle(found.map(take));
  return {
    few: over(({ few }) => few.ms),
    many: over(({ many }) => many.ms),
    ratio: over(({ few, many }) => many.ms / few.ms),
    fewCommands: Math.round(over(({ few }) => few.commands)),
    manyCommands: Math.round(over(({ many }) => many.commands)),
  };
}

/**
 * Compares the processor time and the number of database commands of every page and call among many documents with those among few, for
 * each role that may read it. Leaves out what does not return 200.
 */
export async function measureGrowth(few: Site, many: Site): Promise<Outcome> {
  const rows: Row[] = [];
  const growing = { cost: 0, commands: 0 };
  for (const { name, route, role } of requests()) {
    if (route.includes('[') && !(route in few.paths)) continue;
    const asked = { few: askedOf(few, route, role), many: askedOf(many, route, role) };
    if (!(await isRead([asked.few, asked.many]))) continue;
    const found = await compare({ few, many }, asked);
    growing.cost += Number(found.ratio > MOST);
    growing.commands += Number(found.manyCommands > found.fewCommands);
    rows.push({
      'page or call': name,
      'few, CPU ms': rounded(found.few, 2),
      'many, CPU ms': rounded(found.many, 2),
      'many ÷ few': rounded(found.ratio, 2),
      'few, commands': found.fewCommands,
      'many, commands': found.manyCommands,
    });
  }
  const most = { unit: '' as const, bar: { most: 0 } };
  return {
    figures: [
      { ...most, name: `pages and calls that cost more than ${MOST} times as much`, value: growing.cost },
      { ...most, name: 'pages and calls that send more commands', value: growing.commands },
    ],
    rows,
  };
}
