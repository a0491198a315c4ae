import { availableParallelism } from 'node:os';
import mongoose from 'mongoose';
import { connectToStack } from '@/dev/testing/data/fixtures';
import { startStack } from '@/dev/testing/stack/stack';
import { rounded, type Figure, type Row } from './figure';
import { logIn, someone } from './log-ins';
import { machineSeconds, treeSeconds } from './process-facts';
import { middle } from './times';

const COSTS = [10, 11, 12];
const AT_ONCE = 20;
const ROUNDS = 3;

/** The cost of a round of concurrent log-ins. */
interface Round {
  /** Processor seconds of the service and its child processes. */
  service: number;
  seconds: number;
  /** Processor time available to our processes, divided by the processor time that they used. */
  toShare: number;
}

/** The client, the database and the mail catcher count as ours, because they work only for the log-ins. */
async function round(appUrl: string, servicePid: number, name: string): Promise<Round> {
  const before = {
    service: await treeSeconds(servicePid),
    ours: await treeSeconds(process.pid),
    machine: await machineSeconds(),
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => logIn(appUrl, name)));
  const seconds = (performance.now() - began) / 1_000;
  const ours = (await treeSeconds(process.pid)) - before.ours;
  const others = Math.max(0, (await machineSeconds()) - before.machine - ours);
  const service = (await treeSeconds(servicePid)) - before.service;
  return { service, seconds, toShare: (availableParallelism() * seconds - others) / ours };
}

async function roundsAt(cost: number): Promise<Round[]> {
  const stack = await startStack({ env: { PASSWORD_COST: String(cost) } });
  try {
    await connectToStack(stack);
    const name = await someone(stack.appUrl);
    await round(stack.appUrl, stack.servicePid, name);
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round(stack.appUrl, stack.servicePid, name));
    return rounds;
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}

/**
 * Measures log-ins per core at each password cost, in processor time, and the share of the available processor time that twenty concurrent
 * log-ins use.
 */
export async function measureCosts(): Promise<{ figures: Figure[]; rows: Row[] }> {
  const rows: Row[] = [];
  const shares: number[] = [];
  for (const cost of COSTS) {
    const rounds = await roundsAt(cost);
    const over = (take: (one: Round) => number) => middle(rounds.map(take));
    shares.push(over(({ toShare }) => toShare));
    rows.push({
      logins: `cost ${cost}, ${AT_ONCE} concurrent`,
      'CPU ms per login': rounded((1_000 * over(({ service }) => service)) / AT_ONCE),
      'handled per core and second': rounded(AT_ONCE / over(({ service }) => service), 1),
      'longest wait, s': rounded(
        over(({ seconds }) => seconds),
        1,
      ),
      'CPU time, available ÷ used': rounded(
        over(({ toShare }) => toShare),
        2,
      ),
    });
  }
  const name = `${AT_ONCE} concurrent logins: CPU time, available ÷ used`;
  return { figures: [{ name, value: middle(shares), unit: '×', bar: { most: 1.3 } }], rows };
}
