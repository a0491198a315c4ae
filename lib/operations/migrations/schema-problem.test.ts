import { expect, it } from 'vitest';
import type { MigrationRecord } from '@/models/migration';
import type { Migration } from './known';
import { schemaProblem } from './schema-problem';

const at = new Date('2026-11-22T10:00:00Z');
const KNOWN: Migration[] = [
  { id: 1, phase: 'expand', name: 'create collections and indexes' },
  { id: 2, phase: 'expand', name: 'count stars' },
  { id: 3, phase: 'contract', name: 'remove moons' },
];
const record = (_id: number, { phase = 'expand', doneAt = at }: Partial<MigrationRecord> = {}) =>
  ({ _id, name: `migrate ${_id}`, phase, startedAt: at, doneAt }) satisfies MigrationRecord;

const problemWith = (...records: MigrationRecord[]) => schemaProblem(records, KNOWN);

it('serves a database that has had what this version adds, whether or not it has taken anything away yet', () => {
  expect(problemWith(record(1), record(2))).toBeUndefined();
  expect(problemWith(record(1), record(2), record(3, { phase: 'contract' }))).toBeUndefined();
});

it('serves a database to which a newer version has added something', () => {
  expect(problemWith(record(1), record(2), record(4), record(5, { doneAt: null }))).toBeUndefined();
});

it('says which command mends an older database, and what is missing', () => {
  expect(problemWith(record(1), record(2, { doneAt: null }))).toBe(
    'The database is older than this version of Mwanzo: it still needs “count stars”. Run: npm run migrate',
  );
  expect(problemWith()).toContain('“create collections and indexes”, “count stars”. Run: npm run migrate');
});

it.each([
  ['has taken something away', at],
  ['has begun to take something away', null],
])('refuses a database from which a newer version %s', (_, doneAt) => {
  expect(problemWith(record(1), record(2), record(4, { phase: 'contract', doneAt }))).toBe(
    'The database is newer than this version of Mwanzo: a later version ran or started “migrate 4”. Start the later version, or restore an earlier backup: npm run restore -- FOLDER',
  );
});
