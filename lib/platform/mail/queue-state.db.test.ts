import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { effortOf } from '@/dev/testing/effort';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel } from '@/models/mail';
import { readQueueState } from './queue-state';

preparedDatabase();

const NOW = new Date('2026-11-26T08:00:00.000Z');
const mail = (at: number, change: object) => ({
  ...{ kind: 'test', to: `student${at}@mail.example`, subject: 'A mail', text: 'a', html: 'a' },
  createdAt: new Date(NOW.getTime() - at * 1_000),
  ...change,
});
const many = (count: number, change: object) =>
  MailModel.insertMany(Array.from({ length: count }, (_, at) => mail(at, change)));

beforeAll(async () => {
  await many(1_000, { state: 'queued' });
  await many(3, { state: 'sending' });
  await many(5, { state: 'failed' });
  await many(1_500, { state: 'sent' });
});

// Stops the timers that limit queries, because these tests do not measure the speed of a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('counts what waits and what was given up, and says how long the oldest has waited', async () => {
  expect(await readQueueState(NOW)).toEqual({ waiting: 1_003, oldestSeconds: 999, failed: 5 });
});

test('reads by index alone, and the database ends each read after 0.3 s', async () => {
  const efforts = await effortOf(() => readQueueState(NOW));
  expect(efforts.map(({ command, maxTimeMS }) => [command, maxTimeMS]).sort()).toEqual([
    ['aggregate', 300],
    ['aggregate', 300],
    ['find', 300],
  ]);
  for (const { command, documents, sorts } of efforts) {
    expect(sorts).toBe(false);
    expect(documents).toBeLessThanOrEqual(command === 'find' ? 2 : 0);
  }
});

test('an empty outbox', async () => {
  await MailModel.deleteMany({});
  expect(await readQueueState(NOW)).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
});
