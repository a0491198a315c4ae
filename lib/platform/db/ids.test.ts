import { expect, test } from 'vitest';
import { objectId } from './ids';

test.each(['66f0c0ffee0123456789abcd', '66F0C0FFEE0123456789ABCD'])('%s is an id', (value) => {
  expect(objectId(value, 'x').toHexString()).toBe('66f0c0ffee0123456789abcd');
});

test.each([
  '',
  'abc',
  '66f0c0ffee0123456789abc',
  '66f0c0ffee0123456789abcde',
  'x66f0c0ffee0123456789abcd',
  '66f0c0ffee0123456789abcg',
  'twelve bytes',
  123456789012,
  { $ne: null },
  ['66f0c0ffee0123456789abcd'],
  undefined,
])('%j is none: 404, in the words of what was looked for', (value) => {
  expect(() => objectId(value, 'Internship not found')).toThrow(
    expect.objectContaining({ status: 404, message: 'Internship not found' }),
  );
});
