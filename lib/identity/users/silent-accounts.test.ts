import { expect, it } from 'vitest';
import { addMonths } from './silent-accounts';

it.each([
  ['2026-11-23T21:00:00Z', -22, '2025-01-23T21:00:00Z'],
  ['2026-11-23T21:00:00Z', -24, '2024-11-23T21:00:00Z'],
  ['2027-03-31T05:00:00Z', -1, '2027-02-28T05:00:00Z'],
  ['2028-03-31T05:00:00Z', -1, '2028-02-29T05:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
])('%s and %d months is %s', (at, months, moved) => {
  expect(addMonths(new Date(at), months)).toEqual(new Date(moved));
});
