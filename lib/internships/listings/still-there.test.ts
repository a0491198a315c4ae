import { expect, test } from 'vitest';
import type { InternshipRecord } from '@/models/internship';
import { stillThere } from './still-there';

const at = new Date('2026-11-21T09:00:00.000Z');
const listing = (change: Partial<InternshipRecord>) =>
  ({ title: 'Software Intern', deletedAt: null, hiddenAt: null, ...change }) as InternshipRecord;

test('a listing that anybody may read is given back', () => {
  const shown = listing({});
  expect(stillThere(shown)).toBe(shown);
});

test.each([
  ['none', null, 404, 'Internship not found'],
  ['a hidden one', listing({ hiddenAt: at }), 404, 'Internship not found'],
  ['a deleted one', listing({ deletedAt: at }), 410, 'This internship is no longer available.'],
  [
    'one hidden and then deleted',
    listing({ deletedAt: at, hiddenAt: at }),
    410,
    'This internship is no longer available.',
  ],
])('%s is answered %i', (_, record, status, message) => {
  expect(() => stillThere(record)).toThrow(expect.objectContaining({ status, message }));
});
