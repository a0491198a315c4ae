import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { connectToStack, makeUser, type TestUser } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { makeApplicants, makeGraduates, type Graduate } from './answers/fill-applicants';
import { burst, bytesOf, type Asked } from './dynamic/burst';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { treeSeconds } from './process-facts';
import { middle, percentile, timed } from './times';

const FEW = 10;
const MANY = 500;
const ROUNDS = 25;
const WARM_UP = 3;
/** Maximum p95 for moving 500 applicants, in milliseconds. */
const MAX_MOVE_MS = 1_000;
/** Calls with few applicants per round. They are measured together, because processor time is counted in hundredths of a second. */
const SMALL_MOVES = 5;
const REQUESTS = 20;
const VIEW_ROUNDS = 7;
const MAX_VIEW_RATIO = 1.3;
const MARGIN = 0.15;
const BYTES_MARGIN = 0.05;

interface Bench {
  stack: Stack;
  employer: TestUser;
  graduates: Graduate[];
}

const secondsOf = async ({ servicePid, database }: Stack): Promise<[service: number, database: number]> => [
  await treeSeconds(servicePid),
  await treeSeconds(database.pid),
];

/** Returns the milliseconds of processor time that `work` takes in the service and in the database. */
async function costOf(stack: Stack, work: () => Promise<unknown>): Promise<[number, number]> {
  const before = await secondsOf(stack);
  await work();
  const after = await secondsOf(stack);
  return [(after[0] - before[0]) * 1_000, (after[1] - before[1]) * 1_000];
}

async function move({ stack, employer }: Bench, ids: readonly string[]): Promise<void> {
  const answer = await fetch(`${stack.appUrl}/api/employer/applications/status`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${employer.token}` },
    body: JSON.stringify({ ids, status: 'not selected', message: 'Thank you for your application.' }),
  });
  const { moved } = (await answer.json()) as { moved?: string[] };
  if (moved?.length !== ids.length) throw new Error(`${moved?.length ?? answer.status} of ${ids.length}`);
}

const applicantsOf = ({ employer, graduates }: Bench, count: number) =>
  makeApplicants(employer, graduates.slice(0, count), ['applied']);

async function measureMoves(bench: Bench, rounds: number): Promise<Outcome> {
  const [ms, many, few] = [[] as number[], [] as [number, number][], [] as number[]];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const { ids } = await applicantsOf(bench, MANY);
    const small: string[][] = [];
    for (let at = 0; at < SMALL_MOVES; at += 1) small.push((await applicantsOf(bench, FEW)).ids);
    let took = 0;
    const cost = await costOf(bench.stack, async () => {
      took = await timed(() => move(bench, ids));
    });
    const [service, database] = await costOf(bench.stack, async () => {
      for (const some of small) await move(bench, some);
    });
    if (round < 0) continue;
    ms.push(took);
    many.push(cost);
    few.push((service + database) / (SMALL_MOVES * FEW));
  }
  const each = middle(many.map(([service, database]) => (service + database) / MANY));
  const bar = { most: MAX_MOVE_MS };
  return {
    figures: [
      { name: `moving ${MANY} applicants: p95`, value: percentile(ms, 0.95), unit: 'ms', bar },
      { name: `moving ${MANY} applicants: CPU time`, value: each * MANY, unit: 'ms', bar },
      {
        name: `CPU time per applicant, moving ${MANY} ÷ moving ${FEW}`,
        value: each / middle(few),
        unit: '×',
        bar: { most: 1 },
        margin: MARGIN,
      },
    ],
    rows: [
      {
        'applicants moved': MANY,
        rounds: ms.length,
        'median, ms': rounded(middle(ms)),
        'p95, ms': rounded(percentile(ms, 0.95)),
        'longest, ms': rounded(Math.max(...ms)),
        'service, CPU ms': rounded(middle(many.map(([service]) => service))),
        'database, CPU ms': rounded(middle(many.map(([, database]) => database))),
      },
    ],
  };
}

async function costOfView({ stack }: Bench, asked: Asked): Promise<number> {
  const [service, database] = await costOf(stack, () => burst(asked, REQUESTS));
  return (service + database) / REQUESTS;
}

/** Compares a view with few applicants and with many, in alternating rounds. */
async function compareViews(bench: Bench, name: string, few: Asked, many: Asked) {
  const [cheap, dear] = [[] as number[], [] as number[]];
  for (const asked of [few, many]) await burst(asked, 2 * REQUESTS);
  for (let round = 0; round < VIEW_ROUNDS; round += 1) {
    cheap.push(await costOfView(bench, few));
    dear.push(await costOfView(bench, many));
  }
  const bytes = { few: await bytesOf(few), many: await bytesOf(many) };
  const bar = { most: MAX_VIEW_RATIO };
  const beside = `${MANY} ÷ ${FEW} applicants`;
  const figures: Figure[] = [
    {
      name: `${name}: CPU time, ${beside}`,
      value: middle(dear) / middle(cheap),
      unit: '×',
      bar,
      margin: MARGIN,
    },
    {
      name: `${name}: HTML size, ${beside}`,
      value: bytes.many / bytes.few,
      unit: '×',
      bar,
      margin: BYTES_MARGIN,
    },
  ];
  const row: Row = {
    view: name,
    [`${FEW} applicants, CPU ms`]: rounded(middle(cheap), 2),
    [`${MANY} applicants, CPU ms`]: rounded(middle(dear), 2),
    [`${FEW} applicants, HTML KB`]: rounded(bytes.few / 1024, 1),
    [`${MANY} applicants, HTML KB`]: rounded(bytes.many / 1024, 1),
  };
  return { figures, row };
}

async function measureViews(bench: Bench): Promise<Outcome> {
  const { employer, graduates, stack } = bench;
  const few = await makeApplicants(employer, graduates.slice(0, FEW));
  const many = await makeApplicants(employer, graduates);
  const page = ({ internshipId }: typeof few, query = ''): Asked => ({
    url: `${stack.appUrl}/dashboard/employer-internships/${internshipId}${query}`,
    token: employer.token,
  });
  const board = '?view=board';
  const found = [
    await compareViews(bench, 'board', page(few, board), page(many, board)),
    await compareViews(bench, 'list', page(few), page(many)),
  ];
  return { figures: found.flatMap(({ figures }) => figures), rows: found.map(({ row }) => row) };
}

/**
 * Measures the wall-clock and processor time of one call that moves 500 applicants. Also compares the views of a listing with 500
 * applicants with those of a listing with ten.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: String(ROUNDS) } } });
  const stack = await startStack({ env: { JOBS: 'off' } });
  try {
    await connectToStack(stack);
    const bench = { stack, employer: await makeUser('employer'), graduates: await makeGraduates(MANY) };
    const moves = await measureMoves(bench, Number(values.rounds));
    const views = await measureViews(bench);
    return { figures: [...moves.figures, ...views.figures], rows: moves.rows, more: [views.rows] };
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}
