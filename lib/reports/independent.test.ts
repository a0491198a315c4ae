import { expect, test } from 'vitest';
import { countIndependent } from './independent';

const now = new Date('2026-11-23T09:00:00Z');
const report = (change: object = {}) => ({
  network: 'one',
  weight: 1,
  state: 'open' as const,
  createdAt: new Date('2026-11-22T09:00:00Z'),
  ...change,
});

test('accounts behind one network count once', () => {
  expect(
    countIndependent(
      Array.from({ length: 20 }, () => report()),
      now,
    ),
  ).toBe(1);
  expect(countIndependent([report(), report({ network: 'two' }), report({ network: 'three' })], now)).toBe(3);
});

test('somebody who applied counts double', () => {
  expect(countIndependent([report(), report({ weight: 2 })], now)).toBe(2);
  expect(countIndependent([report({ weight: 2 }), report({ network: 'two' })], now)).toBe(3);
});

test('a report of seven days ago to the second, and a decided one, count no more', () => {
  expect(countIndependent([report({ createdAt: new Date('2026-11-16T09:00:00Z') })], now)).toBe(0);
  expect(countIndependent([report({ createdAt: new Date('2026-11-16T09:00:00.001Z') })], now)).toBe(1);
  expect(
    countIndependent([report({ state: 'dismissed' }), report({ network: 'two', state: 'asked' })], now),
  ).toBe(1);
});
