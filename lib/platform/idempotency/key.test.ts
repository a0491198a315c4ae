import { expect, test } from 'vitest';
import { readKey } from './key';

test.each([
  ['5f1e2d3c', '5f1e2d3c'],
  ['0190f6a2-7c1e-7b3a-9d55-0a1b2c3d4e5f', '0190f6a2-7c1e-7b3a-9d55-0a1b2c3d4e5f'],
  ['"5f1e2d3c"', '5f1e2d3c'],
  ['a'.repeat(128), 'a'.repeat(128)],
])('%j is the key %j', (value, key) => {
  expect(readKey(value)).toBe(key);
});

test.each([undefined, null, ''])('%j is none', (value) => {
  expect(readKey(value)).toBeUndefined();
});

test.each([
  'short77',
  'a'.repeat(129),
  'with space',
  'ünicode-key',
  'a\u0000bcdefgh',
  '"5f1e2d3c',
  ['5f1e2d3c'],
  7,
])('%j is refused in words', (value) => {
  expect(() => readKey(value)).toThrow(
    expect.objectContaining({
      status: 400,
      message:
        'The Idempotency-Key must be 8 to 128 letters, digits or any of . : ~ + / = _ -, such as a UUID.',
    }),
  );
});
