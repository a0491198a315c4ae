import { expect, test } from 'vitest';
import { carries, KINDS, needs, type Costs } from './arithmetic';

/** 36 ms in the service, 3.6 ms in the database, and one command. */
const COST = { service: 36, database: 3.6, commands: 1 };
/** Kilobytes. */
const STORED = { listing: 20, person: 4.4, application: 0.9, resume: 163 };
const costs = Object.fromEntries(KINDS.map((kind) => [kind, COST])) as Costs;

test('estimates the needs of a site: a fifth of its users make 23.75 requests each, a sixth of these in the busiest hour', () => {
  expect(needs({ name: 'a town', people: 54_000 }, costs, STORED)).toEqual({
    site: 'a town',
    people: 54_000,
    // 54,000 / 5 / 6 * 23.75 / 3,600
    'requests per second': 12,
    // 11.875 * 0.036 / 0.6
    'service cores': 0.7,
    'database cores': 0.1,
    '8-core machines': 1,
    'database commands per second': 12,
    // 10,800 * (0.05 + 0.2 * 2)
    'e-mails per day': 4_860,
    // 54,000 * (4.4 + 163 / 4 + 4 * 0.9) KB
    'GB after a year': 2.6,
  });
});

test('rounds machines up', () => {
  expect(needs({ name: 'more', people: 1_000_000 }, costs, STORED)['8-core machines']).toBe(2);
});

test('divides a second by the time of a request', () => {
  expect(carries('search', COST)).toMatchObject({ 'handled per service core and second': 27.8 });
});
