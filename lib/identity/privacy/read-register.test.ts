import { expect, test } from 'vitest';
import { ROLES, type Role } from '@/lib/platform/core/vocabulary';
import type { Actor } from '@/lib/platform/auth/actor';
import { readRegister } from './read-register';

const somebody = (role: Role): Actor => ({
  kind: 'user',
  id: '64b000000000000000000001',
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  username: 'wanjiru',
  email: 'wanjiru@test.example',
  role,
});

const collectionOf = (name: string) =>
  readRegister(somebody('administrator')).collections.find(({ collection }) => collection === name);

test('has the types of the schemas and the days of the retention table', () => {
  const { uses = [], stays } = collectionOf('applyclicks') ?? {};
  expect(stays).toBe('400 days');
  expect(uses[0]).toEqual({
    fields: [
      { name: 'internshipId', type: 'ObjectId', required: true },
      { name: 'at', type: 'Date', required: true },
    ],
    purpose: 'to count how often a listing was applied to',
    basis: 'interest',
    seenBy: ['employer', 'administrators'],
    days: 400,
    kept: 'the click',
  });
  expect(uses.at(-1)?.fields.map(({ name }) => name)).toEqual(['_id', '__v']);
});

test('has the files, which the driver stores', () => {
  expect(collectionOf('files.files')?.uses[0]?.fields[0]).toEqual({
    name: 'filename',
    type: 'Mixed',
    required: true,
  });
});

test.each(ROLES.filter((role) => role !== 'administrator'))('is not for the %s', (role) => {
  expect(() => readRegister(somebody(role))).toThrow(expect.objectContaining({ status: 403 }));
});
