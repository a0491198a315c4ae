import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { RateLimitModel } from '@/models/rate-limit';
import { counter, giveBack } from './counter';
import { giveAllBack, isCampus, limitRate } from './rate-limit';

process.env.CAMPUS_NETWORKS = '196.201.208.0/20 2c0f:fe38::/32';
// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

const settled = async (tries: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(tries);
  return outcomes.filter(({ status }) => status === 'rejected').length;
};
const registers = (count: number, address: () => string) =>
  settled(Array.from({ length: count }, () => limitRate('register', address(), randomUUID())));

test('one account is refused after its tries, from whatever address, and told how long to wait', async () => {
  for (let n = 0; n < 5; n += 1) await limitRate('register', `address ${n}`, 'amani@example.com');
  const sixth = limitRate('register', 'address 6', 'AMANI@example.com');
  await expect(sixth).rejects.toMatchObject({
    status: 429,
    message: 'Too many attempts. Please wait 60 minutes and try again.',
  });
  const refusal: { details: { retryAfter: number } } = await sixth.catch((error) => error);
  expect(refusal.details.retryAfter).toBeGreaterThan(3_500);
  expect(refusal.details.retryAfter).toBeLessThanOrEqual(3_600);
  await limitRate('register', 'address 6', 'somebody.else@example.com');
  await limitRate('contact', 'address 6', 'amani@example.com');
});

describe('one address', () => {
  test('is refused after its tries, for whatever account', async () => {
    expect(await registers(101, () => '203.0.113.7')).toBe(1);
  });

  test('of IPv6 is a /64: no more from another address in it, as many from the next', async () => {
    const within = () => `2001:db8:1:1:${randomUUID().slice(0, 4)}::${randomUUID().slice(0, 4)}`;
    expect(await registers(101, within)).toBe(1);
    expect(await registers(100, () => '2001:db8:1:2::1')).toBe(0);
  });

  test('reports at most 60 times an hour, and a /24 or /48 with all its addresses 300 times', async () => {
    const reports = (count: number, address: (at: number) => string) =>
      settled(Array.from({ length: count }, (_, at) => limitRate('report', address(at), randomUUID())));
    expect(await reports(61, () => '203.0.114.7')).toBe(1);
    expect(await reports(301, (at) => `203.0.115.${at % 256}`)).toBe(1);
    expect(await reports(301, (at) => `2001:db8:2:${at.toString(16)}::1`)).toBe(1);
    expect(await reports(1, () => '2001:db8:3::1')).toBe(0);
  });

  test('of a campus may do fifty times as much', async () => {
    expect(await registers(101, () => '196.201.210.9')).toBe(0);
    const full = counter({ name: 'register:address', points: 5_000, seconds: 3_600 });
    const key = '196.201.210.10';
    for (let n = 0; n < 2; n += 1) await full.add(key);
    await RateLimitModel.updateOne({ key: full.point(key, await full.read(key)).key }, { points: 4_999 });
    expect(await registers(2, () => key)).toBe(1);
  });

  test.each([
    ['196.201.208.1', true],
    ['::ffff:196.201.208.1', true],
    ['2c0f:fe38:1::1', true],
    ['196.201.224.1', false],
    ['unknown', false],
  ])('%s is a campus: %s', (address, expected) => {
    expect(isCampus(address)).toBe(expected);
  });
});

test('a point that is given back can be used again, and only once', async () => {
  const points = await limitRate('register', '203.0.113.8', 'one@example.com');
  expect(await registers(99, () => '203.0.113.8')).toBe(0);
  expect(await registers(1, () => '203.0.113.8')).toBe(1);
  await giveAllBack(points);
  await giveAllBack(points);
  expect(await registers(1, () => '203.0.113.8')).toBe(0);
});

test('points that faded are not given back to what is counted later', async () => {
  const rule = counter({ name: 'faded', points: 5, seconds: 60 });
  const before = rule.point('key', await rule.add('key'));
  await giveBack({ ...before, until: new Date(Date.now() - 1) });
  expect((await rule.read('key')).points).toBe(1);
  await giveBack(before, 2);
  expect((await rule.read('key')).points).toBe(1);
  await giveBack(before);
  expect((await rule.read('key')).points).toBe(0);
});

test('what is kept names nobody, and cannot be found out by trying every address', async () => {
  await limitRate('contact', '198.51.100.23', 'somebody.known@example.com');
  const kept = JSON.stringify(await RateLimitModel.find().lean());
  expect(kept).not.toContain('somebody.known');
  expect(kept).not.toContain('198.51.100.23');
  const guessed = createHash('sha256').update('198.51.100.23').digest('base64url');
  expect(kept).not.toContain(guessed);
});

test('failures under one key are counted however many come at once', async () => {
  const rule = counter({ name: 'some failure', points: 4, seconds: 60, holdSeconds: 60 });
  const counts = await Promise.all(Array.from({ length: 50 }, () => rule.add('key')));
  expect(counts.filter(({ isOver }) => !isOver)).toHaveLength(4);
  expect(counts.filter(({ points }) => points === 5)).toHaveLength(1);
  expect(await rule.read('key')).toMatchObject({ isOver: true, isFull: true });
  await rule.clear('key');
  expect(await rule.read('key')).toMatchObject({ points: 0, isOver: false, isFull: false });
});

test('a store that gives back nothing where the count should be is a 503 to be tried again, and counts then', async () => {
  const storing = vi.spyOn(RateLimitModel.collection, 'findOneAndUpdate').mockResolvedValue(null as never);
  const unavailable = { status: 503, details: { retryAfter: 2 } };
  await expect(limitRate('contact', '203.0.113.9', 'a@example.com')).rejects.toMatchObject(unavailable);
  const rule = counter({ name: 'some failure', points: 4, seconds: 60 });
  await expect(rule.add('another key')).rejects.toMatchObject(unavailable);
  storing.mockRestore();
  await limitRate('contact', '203.0.113.9', 'a@example.com');
});
