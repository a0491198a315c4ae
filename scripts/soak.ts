import { randomBytes } from 'node:crypto';
import { disconnect } from '@/lib/platform/db/connection';
import { middle, percentile } from '../dev/bench/times';
import { somebody } from '../dev/soak/journeys';
import { paced } from '../dev/soak/pace';
import { expectNothingLost, tidy } from '../dev/soak/tidy';
import { Traffic } from '../dev/soak/traffic';
import { complaints, ends, MIN_JUDGED, growth, type Minute } from '../dev/soak/verdict';
import { readVitals, type Vitals, type Watched } from '../dev/soak/vitals';
import { makeWorld, type World } from '../dev/soak/world';
import { connectToStack } from '../dev/testing/data/fixtures';
import { startStack } from '../dev/testing/stack/stack';
import { readArguments } from './arguments.mjs';

/**
 * Finds the peak rate of mixed traffic, then runs at 70% of it and prints a line per minute. Fails on any error, lost write or stale page,
 * or if memory, heap or open handles grow after the warm-up.
 */
const { values: options } = readArguments({
  usage: 'npm run soak [-- --minutes N] [--rate N]',
  about: 'Runs mixed traffic at 70% of the peak rate and looks for errors, lost writes and growing memory.',
  options: {
    minutes: {
      type: 'string',
      default: '30',
      value: 'N',
      about: 'duration in minutes (default 30; at least 10 to judge memory)',
    },
    rate: {
      type: 'string',
      value: 'N',
      about: 'journeys per second (default: 70% of the measured peak)',
    },
  },
});
const MINUTES = Number(options.minutes);
const WARM_UP = Math.min(5, Math.floor(MINUTES / 3));
const SHARE_OF_PEAK = 0.7;

/** The search for the peak: first rate in journeys per second, factor between steps, and seconds per step. */
const FIRST_RATE = 40;
const FACTOR = 1.4;
const STEP_SECONDS = 8;
/** Limits in milliseconds up to the peak rate: for the p99, and for the slowest response (including logins). */
const SLOWEST_HUNDREDTH = 1_000;
const SLOWEST = 5_000;
const LOOK_EVERY_MS = 2_000;
const TIDY_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the service keeps up with `rate` journeys per second. */
async function holds(world: World, rate: number): Promise<boolean> {
  world.traffic.take();
  const { left } = await paced(rate, STEP_SECONDS, () => somebody(world));
  const { requests, times, errors } = world.traffic.take();
  const p99 = percentile(times, 0.99);
  const slowest = percentile(times, 1);
  const held = left === 0 && errors.length === 0 && p99 <= SLOWEST_HUNDREDTH && slowest <= SLOWEST;
  const waits = `p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
  const shown = `${(requests / STEP_SECONDS).toFixed(0)} requests per second, ${waits}`;
  console.log(
    `  ${rate.toFixed(0)} journeys per second: ${shown}, ${errors.length} errors${held ? '' : ': too many'}`,
  );
  for (const error of new Set(errors.slice(0, 3))) console.log(`    ${error}`);
  await tidy(world);
  return held;
}

/** Tries twice, because a single hiccup of the machine does not mark the peak. */
const holdsAtLast = async (world: World, rate: number) => (await holds(world, rate)) || holds(world, rate);

async function findPeak(world: World): Promise<number> {
  console.log('Looking for the peak:');
  await holds(world, FIRST_RATE);
  let peak = FIRST_RATE;
  while (peak > 1 && !(await holdsAtLast(world, peak))) peak /= 2;
  while (await holdsAtLast(world, peak * FACTOR)) peak *= FACTOR;
  const between = peak * Math.sqrt(FACTOR);
  return (await holdsAtLast(world, between)) ? between : peak;
}

/** Returns the median of the readings; for the heap the minimum, which is its size after a garbage collection. */
function middleOf(readings: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) => middle(readings.map((vitals) => vitals[name]));
  return {
    rss: of('rss'),
    heap: Math.min(...readings.map(({ heap }) => heap)),
    handles: of('handles'),
    files: of('files'),
    pages: of('pages'),
    databaseRss: of('databaseRss'),
    databaseSize: of('databaseSize'),
  };
}

async function watchMinute(world: World, watched: Watched): Promise<Minute> {
  const readings: Vitals[] = [];
  const until = Date.now() + MINUTE_MS;
  let tidied = Date.now();
  while (Date.now() < until) {
    readings.push(await readVitals(watched));
    if (Date.now() - tidied > TIDY_EVERY_MS) {
      tidied = Date.now();
      await tidy(world);
    }
    await wait(Math.min(LOOK_EVERY_MS, Math.max(0, until - Date.now())));
  }
  const { requests, times, errors } = world.traffic.take();
  for (const error of new Set(errors.slice(0, 5))) console.log(`  ${error}`);
  return {
    requests,
    errors: errors.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    vitals: middleOf(readings),
  };
}

const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const HEAD =
  'minute  requests  errors  p50 ms  p99 ms  memory MB  heap MB  handles  files  cached pages  database MB  its files MB';

function line(minute: number, { requests, errors, p50, p99, vitals }: Minute): string {
  const cells = [
    minute,
    requests,
    errors,
    p50.toFixed(1),
    p99.toFixed(1),
    mb(vitals.rss),
    mb(vitals.heap),
    vitals.handles,
    vitals.files,
    vitals.pages,
    mb(vitals.databaseRss),
    mb(vitals.databaseSize),
  ];
  const widths = HEAD.split(/ {2,}/).map((name) => name.length);
  return cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join('  ');
}

function summary(minutes: readonly Minute[]): void {
  const judged = minutes.slice(WARM_UP).map(({ vitals }) => vitals);
  const more = (name: keyof Vitals) => `${(100 * growth(judged.map((vitals) => vitals[name]))).toFixed(1)} %`;
  const { first, last } = ends(judged.map(({ files }) => files));
  console.log(
    `After a warm-up of ${WARM_UP} minutes: memory ${more('rss')}, heap ${more('heap')}, database ${more('databaseRss')}, ` +
      `its files ${more('databaseSize')}, open files ${first} and ${last}.`,
  );
  if (judged.length < MIN_JUDGED) console.log('The run was too short to judge memory.');
}

async function soak(world: World, watched: Watched): Promise<string[]> {
  const rate = options.rate ? Number(options.rate) : SHARE_OF_PEAK * (await findPeak(world));
  console.log(`${MINUTES} minutes of ${rate.toFixed(0)} journeys per second:\n${HEAD}`);
  world.traffic.take();
  const running = paced(rate, MINUTES * 60, () => somebody(world));
  const minutes: Minute[] = [];
  while (minutes.length < MINUTES) {
    const minute = await watchMinute(world, watched);
    minutes.push(minute);
    console.log(line(minutes.length, minute));
  }
  const { left } = await running;
  await expectNothingLost(world);
  const late = world.traffic.take().errors;
  summary(minutes);
  return [
    ...complaints(minutes, WARM_UP),
    ...late,
    ...(left > 0 ? [`${left} journeys could not start: too many were in progress`] : []),
  ];
}

const metricsToken = randomBytes(24).toString('hex');
const stack = await startStack({ sample: true, durable: true, env: { METRICS_TOKEN: metricsToken } });
const traffic = new Traffic(stack.appUrl);
try {
  await connectToStack(stack);
  const world = await makeWorld(traffic);
  const { pid, folder } = stack.database;
  const watched = { appUrl: stack.appUrl, metricsToken, databasePid: pid, databaseFolder: folder };
  const wrong = await soak(world, watched);
  console.log(
    wrong.length === 0 ? 'The service is stable.' : `The service is not stable:\n${wrong.join('\n')}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  traffic.end();
  await disconnect();
  await stack.stop();
}
