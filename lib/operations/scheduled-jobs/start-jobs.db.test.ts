import type * as Timers from 'node:timers/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { MarkModel } from '@/models/mark';
import type { Job } from './scheduled-jobs';
import { startBackgroundJobs } from './start-jobs';

const { ran } = vi.hoisted(() => ({ ran: { now: 0, most: 0, times: 0 } }));

/** Makes pauses a hundred times shorter. */
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof Timers>();
  return {
    ...real,
    setTimeout: (pause: number, ...rest: [undefined?, object?]) => real.setTimeout(pause / 100, ...rest),
  };
});

vi.mock('./scheduled-jobs', () => ({
  JOBS: [
    {
      name: 'testing',
      every: 1_000,
      work: async () => {
        ran.now += 1;
        ran.most = Math.max(ran.most, ran.now);
        await wait(500);
        ran.now -= 1;
        ran.times += 1;
      },
    },
  ] satisfies Job[],
}));

preparedDatabase();

const nodes: Ongoing[] = [];
const start = (): Ongoing => {
  const node = startBackgroundJobs();
  nodes.push(node);
  return node;
};

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

const runsAgain = async () => {
  const before = ran.times;
  await vi.waitFor(() => expect(ran.times).toBeGreaterThan(before + 2));
};

test('of several nodes one runs the jobs; another goes on when that one stops', async () => {
  const all = [start(), start(), start()];
  for (const node of all) {
    await runsAgain();
    await node.stop();
  }
  expect(ran.most).toBe(1);
  expect(await MarkModel.countDocuments({ _id: 'jobs' })).toBe(0);
});

test('a node that was killed is replaced after 20 s', async () => {
  await MarkModel.create({ _id: 'jobs', at: new Date(), owner: 'a node that was killed' });
  const before = ran.times;
  const looks = vi.spyOn(MarkModel, 'updateOne');
  start();
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(3));
  expect(ran.times).toBe(before);
  await MarkModel.updateOne({ _id: 'jobs' }, { $set: { at: new Date(Date.now() - 20_001) } });
  await runsAgain();
});
