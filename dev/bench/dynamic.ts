import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { startStack, type Stack } from '../testing/stack/stack';
import { fillRoles, type Tokens } from './dynamic/fill-roles';
import { startFloorPages, type FloorPages } from './dynamic/floor-pages';
import { likeSize } from './dynamic/like-size';
import { burst, bytesOf, type Asked } from './dynamic/burst';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { treeSeconds } from './process-facts';
import { connectToStack } from '../testing/data/fixtures';
import { middle } from './times';

const ROUNDS = 7;
const REQUESTS = 40;
const ROWS = 1_000;
const MARGIN = 0.15;
const BYTES_MARGIN = 0.05;
const KB = 1024;

type Floor = 'empty' | 'list';

interface Watched {
  who: keyof Tokens;
  path: string;
  /** The page it is compared with: empty, or a list of the same size. */
  floor: Floor;
  /** Minimum processor time of that page, as a multiple of the measured page's. */
  least: number;
  /** Maximum kilobytes of the page, uncompressed. */
  mostKB?: number;
}

const PAGES: readonly Watched[] = [
  { who: 'graduate', path: '/dashboard', floor: 'empty', least: 0.5 },
  { who: 'graduate', path: '/dashboard/my-internships', floor: 'list', least: 0.6 },
  { who: 'employer', path: '/dashboard', floor: 'empty', least: 0.5 },
  { who: 'administrator', path: '/dashboard', floor: 'empty', least: 0.4, mostKB: 80 },
  { who: 'administrator', path: '/dashboard/users', floor: 'list', least: 0.6, mostKB: 60 },
  { who: 'administrator', path: '/dashboard/internships', floor: 'list', least: 0.6 },
  { who: 'administrator', path: '/dashboard/internship-submissions', floor: 'list', least: 0.6 },
];

interface Compared {
  watched: Watched;
  bytes: number;
  floorBytes: number;
  /** Milliseconds of processor time per request, the median of all rounds. */
  service: number;
  database: number;
  floor: number;
  ratio: number;
}

interface Places {
  stack: Stack;
  floors: FloorPages;
  tokens: Tokens;
}

/** Returns the milliseconds of processor time that each process takes per request, averaged over `requests`. */
async function costs(pids: readonly number[], asked: Asked, requests: number): Promise<number[]> {
  const read = () => Promise.all(pids.map(treeSeconds));
  const before = await read();
  await burst(asked, requests);
  const after = await read();
  return after.map((seconds, at) => ((seconds - (before[at] ?? 0)) * 1000) / requests);
}

/** Sends bursts of requests alternately to a page and to the page it is compared with. The first burst to each is a warm-up. */
async function compare(
  watched: Watched,
  { stack, floors, tokens }: Places,
  rounds: number,
): Promise<Compared> {
  const page = { url: stack.appUrl + watched.path, token: tokens[watched.who] };
  const bytes = await bytesOf(page);
  const floor = watched.floor === 'empty' ? { url: floors.url } : await likeSize(`${floors.url}/list`, bytes);
  await burst(page, 2 * REQUESTS);
  await burst(floor, 2 * REQUESTS);
  const found: { service: number; database: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [of = 0] = await costs([floors.pid], floor, REQUESTS);
    const [service = 0, database = 0] = await costs([stack.servicePid, stack.database.pid], page, REQUESTS);
    found.push({ service, database, floor: of });
  }
  return {
    watched,
    bytes,
    floorBytes: await bytesOf(floor),
    service: middle(found.map((one) => one.service)),
    database: middle(found.map((one) => one.database)),
    floor: middle(found.map((one) => one.floor)),
    ratio: middle(found.map((one) => one.floor / (one.service + one.database))),
  };
}

const nameOf = ({ who, path }: Watched): string => `${who}, ${path}`;

function figuresOf({ watched, ratio, bytes }: Compared): Figure[] {
  const { floor, least, mostKB } = watched;
  const beside = floor === 'empty' ? 'empty page' : 'list of the same size';
  const figures: Figure[] = [
    {
      name: `${nameOf(watched)}: CPU time, ${beside} ÷ page`,
      value: ratio,
      unit: '×',
      bar: { least },
      margin: MARGIN,
    },
  ];
  if (mostKB === undefined) return figures;
  const weight = { name: `${nameOf(watched)}: HTML size`, value: bytes / KB, unit: 'KB' } as const;
  return [...figures, { ...weight, bar: { most: mostKB }, margin: BYTES_MARGIN }];
}

const rowOf = ({ watched, bytes, floorBytes, service, database, floor, ratio }: Compared): Row => ({
  page: nameOf(watched),
  'page, HTML KB': rounded(bytes / KB, 1),
  'service, CPU ms': rounded(service, 2),
  'database, CPU ms': rounded(database, 2),
  floor: watched.floor,
  'floor, HTML KB': rounded(floorBytes / KB, 1),
  'floor, CPU ms': rounded(floor, 2),
  ratio: rounded(ratio, 2),
});

/**
 * Measures the processor time of dashboard pages in the service and the database, as counted by the operating
 * system. Compares each page in the same rounds with a simple page: empty, or a list of the same size,
 * rendered per request by the same Next.js without queries. The ratio is the simple page's time divided by
 * the measured page's. For a quick look: `--rounds=1`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: String(ROUNDS) } } });
  const stack = await startStack({ env: { JOBS: 'off' } });
  const floors = await startFloorPages();
  try {
    await connectToStack(stack);
    const tokens = await fillRoles(ROWS);
    await mongoose.disconnect();
    const compared: Compared[] = [];
    for (const watched of PAGES) {
      compared.push(await compare(watched, { stack, floors, tokens }, Number(values.rounds)));
    }
    return { figures: compared.flatMap(figuresOf), rows: compared.map(rowOf) };
  } finally {
    floors.stop();
    await stack.stop();
  }
}
