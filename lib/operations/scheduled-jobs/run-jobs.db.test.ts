import { expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { JOBS } from './scheduled-jobs';
import { runJobs } from './run-jobs';

vi.mock('@/lib/platform/log/log', () => ({ log: { error: () => undefined, info: () => undefined } }));
vi.mock('@/lib/platform/mail/worker', () => ({ sendDueMails: () => Promise.resolve() }));

preparedDatabase();

const ALL = JOBS.map(({ name }) => name);

test('a job is done by the first who asks in its time; one that failed is due again at once', async () => {
  const [sweep] = JOBS;
  if (!sweep) throw new Error('there are no jobs');
  const work = vi.spyOn(sweep, 'work').mockRejectedValueOnce(new Error('broken'));
  expect(await runJobs()).toEqual({
    done: ['mail worker', ...ALL.filter((name) => name !== sweep.name)],
    failed: [sweep.name],
  });
  expect(await runJobs()).toEqual({ done: ['mail worker', sweep.name], failed: [] });
  expect(await runJobs()).toEqual({ done: ['mail worker'], failed: [] });
  expect(work).toHaveBeenCalledTimes(2);
});

test('of many who ask at once one does it', async () => {
  const { RateLimitModel } = await import('@/models/rate-limit');
  await RateLimitModel.deleteMany({});
  const runs = await Promise.all(Array.from({ length: 10 }, () => runJobs()));
  const swept = runs.filter(({ done }) => done.includes(ALL[0] ?? ''));
  expect(swept).toHaveLength(1);
});
