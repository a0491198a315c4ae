import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MarkModel } from '@/models/mark';
import { LEASE_MS, takeLease, type Lease } from './lease';

preparedDatabase();

const held: Lease[] = [];

const take = async (): Promise<Lease> => {
  const lease = await takeLease('jobs');
  if (!lease) throw new Error('somebody else has it');
  held.push(lease);
  return lease;
};

const age = (milliseconds: number) =>
  MarkModel.updateOne({ _id: 'jobs' }, { $set: { at: new Date(Date.now() - milliseconds) } });

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(async () => {
  await Promise.all(held.splice(0).map((lease) => lease.giveBack()));
  vi.useRealTimers();
});

test('one of ten has it; after it gave it back, another', async () => {
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeLease('jobs')));
  const [lease, ...others] = leases.flatMap((one) => one ?? []);
  expect(others).toEqual([]);
  await lease?.giveBack();
  expect((await take()).lost.aborted).toBe(false);
});

test('it is taken over after 20 s without a sign of life, and not before', async () => {
  await take();
  await age(LEASE_MS - 1_000);
  expect(await takeLease('jobs')).toBeUndefined();
  await age(LEASE_MS + 1);
  expect((await take()).lost.aborted).toBe(false);
});

test('who lost it learns of it at the next heartbeat, and does not give it back for the other', async () => {
  const first = await take();
  await age(LEASE_MS + 1);
  const second = await take();
  vi.advanceTimersByTime(4_000);
  await vi.waitFor(() => expect(first.lost.aborted).toBe(true));
  await first.giveBack();
  expect(await takeLease('jobs')).toBeUndefined();
  expect(second.lost.aborted).toBe(false);
});

test('a heartbeat renews it', async () => {
  await take();
  await age(15_000);
  vi.advanceTimersByTime(4_000);
  await vi.waitFor(async () => {
    const mark = await MarkModel.findById('jobs').lean();
    expect(Date.now() - (mark?.at.getTime() ?? 0)).toBeLessThan(10_000);
  });
});
