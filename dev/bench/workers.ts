import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { connectToStack } from '../testing/data/fixtures';
import { descendantsOf, stillRunning } from '../testing/stack/processes';
import { startStack, type Stack } from '../testing/stack/stack';
import { burst, type Asked } from './burst';
import { fillRoles } from './people';
import { rounded, type Outcome } from './figure';
import { processorSeconds } from './process-facts';
import { middle } from './times';

const ROUNDS = 7;
/** Requests of each process before the measurement: as many as it takes until their code is compiled. */
const WARM_UP = 1_000;
/** Concurrent requests: enough connections that each worker has about as many, as with the visitors of a site. */
const AT_ONCE = 16;
const ROWS = 200;
const WORKERS = 2;
/** Minimum throughput of two processes as a multiple of one, with the database on a separate core. */
const LEAST = 1.6;
/** Concurrent readers during a restart, and the minimum number of their requests. */
const READERS = 8;
const LEAST_REQUESTS = 1_000;
const LOOK_EVERY_MS = 50;
/** Linux counts processor time in hundredths of a second, so a round must take many of them. */
const KINDS = [
  { name: 'a dashboard', path: '/dashboard', requests: 80 },
  { name: 'a call', path: '/api/applications/my-applications', requests: 480 },
] as const;

/** The service's processes: a single one, or the one that distributes connections and its workers. */
const processesOf = ({ servicePid }: Stack): number[] => [servicePid, ...descendantsOf(servicePid)];

/** Returns the milliseconds of processor time per request, of all processes and of the busiest. */
async function costOf(
  stack: Stack,
  asked: Asked,
  requests: number,
): Promise<{ all: number; busiest: number }> {
  const pids = processesOf(stack);
  const before = await Promise.all(pids.map(processorSeconds));
  await burst(asked, requests, AT_ONCE);
  const after = await Promise.all(pids.map(processorSeconds));
  const costs = after.map((seconds, at) => ((seconds - (before[at] ?? 0)) * 1_000) / requests);
  return { all: costs.reduce((sum, cost) => sum + cost, 0), busiest: Math.max(...costs) };
}

/**
 * Starts a service with users in its database. All services share the secret of the first, so that sessions
 * work on each.
 */
async function filled(workers: number, first?: Stack) {
  const secret = first && { AUTH_SECRET: first.authSecret };
  const stack = await startStack({ env: { JOBS: 'off', WORKERS: String(workers), ...secret } });
  await connectToStack({ ...stack, authSecret: (first ?? stack).authSecret });
  const { graduate } = await fillRoles(ROWS);
  await mongoose.disconnect();
  return { stack, token: graduate };
}

/** Replaces all workers while readers send one request after another. Returns how many requests were sent and how many failed. */
async function restart({ appUrl, servicePid }: Stack): Promise<{ requests: number; failed: number }> {
  const old = descendantsOf(servicePid);
  let [requests, failed, over] = [0, 0, false];
  const read = async () => {
    while (!over) {
      requests += 1;
      const isRead = await fetch(`${appUrl}/internships`).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
      if (!isRead) failed += 1;
    }
  };
  const reading = Promise.all(Array.from({ length: READERS }, read));
  process.kill(servicePid, 'SIGHUP');
  while (stillRunning(old).length > 0) await wait(LOOK_EVERY_MS);
  over = true;
  await reading;
  return { requests, failed };
}

/**
 * Measures the throughput of two workers as a multiple of that of one process. Calculates it from processor time: a service is as fast as
 * its busiest process. The database is assumed to have a separate core. Rounds of one and of two workers alternate. Then
 * counts the requests that fail while the workers are replaced.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: String(ROUNDS) } } });
  const one = await filled(1);
  const many = await filled(WORKERS, one.stack);
  try {
    const outcome: Outcome = { figures: [], rows: [] };
    for (const { name, path, requests } of KINDS) {
      const asked = ({ stack, token }: typeof one) => ({ url: stack.appUrl + path, token });
      await burst(asked(one), WARM_UP, AT_ONCE);
      await burst(asked(many), WORKERS * WARM_UP, AT_ONCE);
      const rounds: { alone: number; all: number; busiest: number }[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const { all: alone } = await costOf(one.stack, asked(one), requests);
        rounds.push({ alone, ...(await costOf(many.stack, asked(many), requests)) });
      }
      const value = middle(rounds.map(({ alone, busiest }) => alone / busiest));
      outcome.figures.push({
        name: `${name}: throughput, ${WORKERS} workers ÷ one process`,
        value,
        unit: '×',
        bar: { least: LEAST },
      });
      outcome.rows.push({
        request: `${name} (${path})`,
        'one process, CPU ms': rounded(middle(rounds.map(({ alone }) => alone)), 2),
        [`${WORKERS} workers together, CPU ms`]: rounded(middle(rounds.map(({ all }) => all)), 2),
        'busiest process, CPU ms': rounded(middle(rounds.map(({ busiest }) => busiest)), 2),
        'throughput ratio': rounded(value, 2),
      });
    }
    const { requests, failed } = await restart(many.stack);
    outcome.figures.push(
      {
        name: 'requests while the workers restart',
        value: requests,
        unit: '',
        bar: { least: LEAST_REQUESTS },
      },
      { name: 'failed requests while the workers restart', value: failed, unit: '', bar: { most: 0 } },
    );
    return outcome;
  } finally {
    await one.stack.stop();
    await many.stack.stop();
  }
}
