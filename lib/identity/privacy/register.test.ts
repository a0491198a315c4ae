import { describe, expect, test } from 'vitest';
import { RETENTION } from '@/lib/operations/retention/table';
import { Schema } from 'mongoose';
import { AUDIENCES, BASES, type Entry } from './entry';
import { asDeleted } from './kept';
import { COMMON, REGISTER } from './register';
import { schemaFields, storedFields } from './schema-fields';

/** Fields of the database driver's file collections, which have no schema. */
const FILES: Record<string, string[]> = {
  'files.files': ['filename', 'length', 'chunkSize', 'uploadDate', 'metadata.ownerId', 'metadata.purpose'],
  'files.chunks': ['files_id', 'n', 'data'],
};

const stored: Record<string, string[]> = {
  ...FILES,
  ...Object.fromEntries(
    [...storedFields()].map(([collection, fields]) => [collection, fields.map(({ name }) => name)]),
  ),
};

const named = (entry: Entry | undefined): string[] => (entry?.uses ?? []).flatMap(({ fields }) => fields);

/** Fields missing from the register, and register fields that are duplicated or missing from the schema. */
const gaps = (fields: readonly string[], names: readonly string[]) => ({
  missing: fields.filter((field) => !names.includes(field) && !COMMON.fields.includes(field)),
  unknown: names.filter((name, at) => !fields.includes(name) || names.indexOf(name) !== at),
});

test('every collection of the retention table has an entry, and none else', () => {
  expect(REGISTER.map(({ collection }) => collection).sort()).toEqual(
    RETENTION.map(({ collection }) => collection),
  );
});

describe('every field of every model has a purpose', () => {
  test.each(Object.entries(stored))('%s', (collection, fields) => {
    const entry = REGISTER.find((one) => one.collection === collection);
    expect(gaps(fields, named(entry))).toEqual({ missing: [], unknown: [] });
  });
});

test('a new field fails, and one that is gone or named twice', () => {
  const schema = new Schema({ name: String, parts: [new Schema({ shoeSize: Number }, { _id: false })] });
  const fields = schemaFields(schema).map(({ name }) => name);
  expect(gaps(fields, ['name'])).toEqual({ missing: ['parts.shoeSize'], unknown: [] });
  expect(gaps(fields, ['name', 'name', 'parts.shoeSize', 'hat'])).toEqual({
    missing: [],
    unknown: ['name', 'hat'],
  });
});

const uses = REGISTER.flatMap(({ collection, ...entry }) =>
  entry.uses.map((use) => [`${collection}: ${use.fields[0]}`, { ...entry, ...use }] as const),
);

describe('every purpose has a ground, somebody who sees it, and days', () => {
  test.each(uses)('%s', (_, { purpose, basis, seenBy, kept }) => {
    expect(purpose).toMatch(/^to \S.{4,}[^.]$/);
    expect(BASES).toHaveProperty(basis);
    expect(seenBy.length).toBeGreaterThan(0);
    for (const audience of seenBy) expect(AUDIENCES).toHaveProperty(audience);
    expect(seenBy.length === 1 || !seenBy.includes('nobody')).toBe(true);
    if (kept.days === null) expect(kept.until).toMatch(/^(?:indefinitely: |until )\S/);
    else {
      expect(kept.days).toBeGreaterThan(0);
      expect(kept.after).not.toBe('');
    }
  });
});

describe('no field is said to stay longer than the database keeps it', () => {
  test.each(REGISTER.map((entry) => [entry.collection, entry] as const))('%s', (collection, entry) => {
    const end = RETENTION.find((row) => row.collection === collection)?.end;
    const days = [entry, ...entry.uses].flatMap(({ kept }) => (kept ? [kept.days] : []));
    if (end?.by === 'database' && end.seconds > 0)
      expect(days.every((one) => one !== null && one * 86_400 <= end.seconds)).toBe(true);
    if (end?.by === 'database') expect(days).not.toContain(null);
    if (end?.by === 'nobody') expect(days.every((one) => one === null)).toBe(true);
  });
});

test.each([
  ['applyclicks', 400],
  ['resumedownloads', 730],
  ['emptysearches', 90],
  ['users', 731],
  ['accounttokens', 44],
  ['mails', 37],
])('%s stay %i days', (collection, days) => {
  expect(REGISTER.find((entry) => entry.collection === collection)?.kept.days).toBe(days);
});

test.each(['users', 'mails', 'nothing'])('the days of %s are not those of an index', (collection) => {
  expect(() => asDeleted(collection, 'a day')).toThrow(collection);
});
