import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { connectToStack } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { burst, type Asked } from './dynamic/burst';
import { fillRoles } from './dynamic/fill-roles';
import { startFloorPages, type FloorPages } from './dynamic/floor-pages';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { treeSeconds } from './process-facts';
import { middle } from './times';

const ROUNDS = 7;
const REQUESTS = 200;
const ROWS = 1_000;
const MARGIN = 0.15;

interface Watched {
  path: string;
  /** Minimum ratio of the baseline route's processor time to that of the call. */
  least: number;
}

const CALLS: readonly Watched[] = [
  { path: '/api/internships/industry/1', least: 0.6 },
  { path: '/api/applications/my-applications', least: 0.6 },
  { path: '/api/auth/verify', least: 0.6 },
  { path: '/api/health', least: 1 },
  { path: '/api/ready', least: 1 },
];

const seconds = (pids: readonly number[]): Promise<number> =>
  Promise.all(pids.map(treeSeconds)).then((all) => all.reduce((sum, one) => sum + one, 0));

/** Returns the milliseconds of processor time that the processes take per request. */
async function costOf(pids: readonly number[], asked: Asked): Promise<number> {
  const before = await seconds(pids);
  await burst(asked, REQUESTS);
  return (((await seconds(pids)) - before) * 1_000) / REQUESTS;
}

interface Places {
  stack: Stack;
  floors: FloorPages;
  token: string;
}

/** Sends bursts of requests alternately to a call and to a baseline route that serves the same JSON. */
async function compare({ path }: Watched, { stack, floors, token }: Places, rounds: number) {
  const call = { url: stack.appUrl + path, token };
  const floor = { url: `${floors.url}/json` };
  const headers = { cookie: `next-auth.session-token=${token}` };
  const body = await (await fetch(call.url, { headers })).text();
  await fetch(floor.url, { method: 'POST', body });
  await burst(call, REQUESTS);
  await burst(floor, REQUESTS);
  const found: Record<'floor' | 'service' | 'database', number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const of = await costOf([floors.pid], floor);
    const from = await treeSeconds(stack.database.pid);
    const service = await costOf([stack.servicePid], call);
    const database = (((await treeSeconds(stack.database.pid)) - from) * 1_000) / REQUESTS;
    found.push({ floor: of, service, database });
  }
  const over = (take: (one: (typeof found)[number]) => number) => middle(found.map(take));
  return {
    bytes: body.length,
    floor: over((one) => one.floor),
    service: over((one) => one.service),
    database: over((one) => one.database),
    ratio: over((one) => one.floor / (one.service + one.database)),
  };
}

/**
 * Measures the processor time of calls in the service and the database. Compares each with a Next.js route handler that serves the same
 * JSON from memory, behind the same server and compression, in the same rounds.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: String(ROUNDS) } } });
  const stack = await startStack({ env: { JOBS: 'off' } });
  const floors = await startFloorPages();
  try {
    await connectToStack(stack);
    const { graduate } = await fillRoles(ROWS);
    await mongoose.disconnect();
    const figures: Figure[] = [];
    const rows: Row[] = [];
    for (const call of CALLS) {
      const { bytes, floor, service, database, ratio } = await compare(
        call,
        { stack, floors, token: graduate },
        Number(values.rounds),
      );
      const bar = { least: call.least };
      figures.push({
        name: `${call.path}: CPU time, JSON from memory ÷ call`,
        value: ratio,
        unit: '×',
        bar,
        margin: MARGIN,
      });
      rows.push({
        call: call.path,
        bytes,
        'service, CPU ms': rounded(service, 2),
        'database, CPU ms': rounded(database, 2),
        'JSON from memory, CPU ms': rounded(floor, 2),
        ratio: rounded(ratio, 2),
      });
    }
    return { figures, rows };
  } finally {
    floors.stop();
    await stack.stop();
  }
}
