import { expect, test } from 'vitest';
import { dayOf, PendingViews } from './pending-views';

const PATH = '/internships/legal-services/acme-clerk';

test.each([
  ['2026-11-21T21:00:00.000Z', '2026-11-21T21:00:00.000Z'],
  ['2026-11-22T20:59:59.999Z', '2026-11-21T21:00:00.000Z'],
  ['2026-11-22T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
])('%s is on the day that begins in Nairobi at %s', (moment, day) => {
  expect(new Date(dayOf(Date.parse(moment))).toISOString()).toBe(day);
});

test('views of a page on a day are one sum, and are given once', () => {
  const pending = new PendingViews();
  pending.add({ path: PATH, day: 1, views: 1 });
  pending.add({ path: PATH, day: 1, views: 2 });
  pending.add({ path: PATH, day: 2, views: 1 });
  expect(pending.take()).toEqual([
    { path: PATH, day: 1, views: 3 },
    { path: PATH, day: 2, views: 1 },
  ]);
  expect(pending.take()).toEqual([]);
});

test('no more than 20,000 pages wait, and those that wait count on', () => {
  const pending = new PendingViews();
  for (let page = 0; page < 20_005; page += 1) pending.add({ path: `/${page}`, day: 1, views: 1 });
  pending.add({ path: '/0', day: 1, views: 1 });
  const taken = pending.take();
  expect(taken).toHaveLength(20_000);
  expect(taken[0]).toEqual({ path: '/0', day: 1, views: 2 });
});
