import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { connectToStack } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { burst, bytesOf, costsOf, textOf, type Asked } from './burst';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { fillRoles, type Tokens } from './people';
import { startSmallApp, type SmallApp } from './small-app';
import { middle } from './times';

const ROUNDS = 7;
const ROWS = 1_000;
const KB = 1024;
/** Requests per burst: more for calls, which are shorter. */
const REQUESTS = { page: 40, call: 200 };

/**
 * Pages that are rendered per request without queries: a list, and the JSON that was last posted. A row of the list has a
 * link, plain text, a time, a tag and a button.
 */
const FLOOR_PAGES = {
  'app/json/route.js': `export const dynamic = 'force-dynamic';
let answer = {};
export const POST = async (request) => Response.json((answer = await request.json()));
export const GET = () => Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
`,
  'app/list/page.jsx': `const COLUMNS = ['Name', 'Phone', 'Status', 'Created', 'Actions'];
const Row = ({ number }) => (
  <tr>
    <th scope="row"><a href={'/list/' + number}>Person number {number}</a></th>
    <td data-label="Phone">070000{number}</td>
    <td data-label="Status"><span className="tag">Active</span></td>
    <td data-label="Created"><time dateTime="2026-01-05T09:00:00.000Z">5 January 2026</time></td>
    <td data-label="Actions"><button type="button" className="button">Delete</button></td>
  </tr>
);
export default async function Page({ searchParams }) {
  const { rows = '10' } = await searchParams;
  return (
    <main>
      <h1>People</h1>
      <table>
        <thead><tr>{COLUMNS.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{Array.from({ length: Number(rows) }, (_, at) => <Row key={at} number={1000 + at} />)}</tbody>
      </table>
    </main>
  );
}
`,
};

/** Numbers of rows of the two lists from which the bytes per row are calculated. */
const FEW = 10;
const MANY = 110;

interface Watched {
  who: keyof Tokens;
  path: string;
  /** The floor: a list with as much HTML, or the same JSON from memory. */
  floor: 'list' | 'JSON';
  /** Maximum processor time, as a multiple of the floor's. */
  most: number;
  /** Maximum kilobytes of the page, uncompressed. */
  mostKB?: number;
}

/** Maximum processor times, as multiples of the floor's. */
const MOST = { page: 1.6, list: 3, session: 2, health: 1.5 };

const WATCHED: readonly Watched[] = [
  { who: 'graduate', path: '/dashboard', floor: 'list', most: MOST.page },
  { who: 'graduate', path: '/dashboard/my-internships', floor: 'list', most: MOST.page },
  { who: 'employer', path: '/dashboard', floor: 'list', most: MOST.page },
  { who: 'administrator', path: '/dashboard', floor: 'list', most: MOST.page, mostKB: 80 },
  { who: 'administrator', path: '/dashboard/users', floor: 'list', most: MOST.page, mostKB: 60 },
  { who: 'administrator', path: '/dashboard/internships', floor: 'list', most: MOST.page },
  { who: 'administrator', path: '/dashboard/internship-submissions', floor: 'list', most: MOST.page },
  { who: 'graduate', path: '/api/internships/industry/1', floor: 'JSON', most: MOST.list },
  { who: 'graduate', path: '/api/applications/my-applications', floor: 'JSON', most: MOST.list },
  { who: 'graduate', path: '/api/auth/verify', floor: 'JSON', most: MOST.session },
  { who: 'graduate', path: '/api/health', floor: 'JSON', most: MOST.health },
  { who: 'graduate', path: '/api/ready', floor: 'JSON', most: MOST.health },
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
  floors: SmallApp;
  tokens: Tokens;
}

/** Returns the address of the list, `?rows=N`, whose HTML is closest to `bytes`. */
async function likeSize(list: string, bytes: number): Promise<Asked> {
  const [few, many] = [
    await bytesOf({ url: `${list}?rows=${FEW}` }),
    await bytesOf({ url: `${list}?rows=${MANY}` }),
  ];
  const row = (many - few) / (MANY - FEW);
  return { url: `${list}?rows=${Math.max(1, FEW + Math.round((bytes - few) / row))}` };
}

async function floorFor({ floor }: Watched, page: Asked, { url }: SmallApp): Promise<Asked> {
  if (floor === 'list') return likeSize(`${url}/list`, await bytesOf(page));
  await fetch(`${url}/json`, { method: 'POST', body: await textOf(page) });
  return { url: `${url}/json` };
}

/** Sends bursts of requests alternately to a page or call and to its floor. The first burst to each is a warm-up. */
async function compare(
  watched: Watched,
  { stack, floors, tokens }: Places,
  rounds: number,
): Promise<Compared> {
  const page = { url: stack.appUrl + watched.path, token: tokens[watched.who] };
  const floor = await floorFor(watched, page, floors);
  const requests = watched.floor === 'JSON' ? REQUESTS.call : REQUESTS.page;
  await burst(page, 2 * requests);
  await burst(floor, 2 * requests);
  const found: { service: number; database: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [of = 0] = await costsOf([floors.pid], floor, requests);
    const [service = 0, database = 0] = await costsOf([stack.servicePid, stack.database.pid], page, requests);
    found.push({ service, database, floor: of });
  }
  return {
    watched,
    bytes: await bytesOf(page),
    floorBytes: await bytesOf(floor),
    service: middle(found.map((one) => one.service)),
    database: middle(found.map((one) => one.database)),
    floor: middle(found.map((one) => one.floor)),
    ratio: middle(found.map((one) => (one.service + one.database) / one.floor)),
  };
}

const nameOf = ({ who, path, floor }: Watched): string => (floor === 'JSON' ? path : `${who}, ${path}`);

function figuresOf({ watched, ratio, bytes }: Compared): Figure[] {
  const { floor, most, mostKB } = watched;
  const name = nameOf(watched);
  const cost: Figure = { name: `${name}: CPU time ÷ ${floor}`, value: ratio, unit: '×', bar: { most } };
  if (mostKB === undefined) return [cost];
  return [cost, { name: `${name}: HTML size`, value: bytes / KB, unit: 'KB', bar: { most: mostKB } }];
}

const rowOf = ({ watched, bytes, floorBytes, service, database, floor, ratio }: Compared): Row => ({
  'page or call': nameOf(watched),
  KB: rounded(bytes / KB, 1),
  'service, CPU ms': rounded(service, 2),
  'database, CPU ms': rounded(database, 2),
  floor: watched.floor,
  'floor, KB': rounded(floorBytes / KB, 1),
  'floor, CPU ms': rounded(floor, 2),
  '÷ floor': rounded(ratio, 2),
});

/**
 * Measures the processor time of dashboards and API calls in the service and the database, as counted by the operating system. Compares
 * each in the same rounds with a floor: a list with as much HTML, or the same JSON. The same Next.js renders it per request
 * without queries. For a quick look: `--rounds=1`; for some paths: `--only=/dashboard/users,/api/health`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: String(ROUNDS) }, only: { type: 'string' } },
  });
  const only = values.only?.split(',');
  const stack = await startStack({ env: { JOBS: 'off' } });
  const floors = await startSmallApp('floor-pages', FLOOR_PAGES);
  try {
    await connectToStack(stack);
    const tokens = await fillRoles(ROWS);
    await mongoose.disconnect();
    const compared: Compared[] = [];
    for (const watched of WATCHED.filter(({ path }) => !only || only.includes(path))) {
      compared.push(await compare(watched, { stack, floors, tokens }, Number(values.rounds)));
    }
    return { figures: compared.flatMap(figuresOf), rows: compared.map(rowOf) };
  } finally {
    floors.stop();
    await stack.stop();
  }
}
