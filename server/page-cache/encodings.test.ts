import { beforeEach, expect, test } from 'vitest';
import { encodings, REMEMBERED } from './encodings';

beforeEach(() => encodings.clear());

test('the same text has the same encoding, whatever was asked in between', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(encodings.memo('gzip, deflate, br')).toBe('br');
    expect(encodings.memo('gzip, deflate, br;q=0')).toBe('gzip');
    expect(encodings.memo('')).toBe('identity');
    expect(encodings.memo('identity;q=0')).toBe('identity');
  }
  expect(encodings.size).toBe(4);
});

test('only the most recent texts are remembered', () => {
  for (let number = 0; number <= REMEMBERED.texts; number += 1) {
    expect(encodings.memo(`gzip, x-${number}`)).toBe('gzip');
    encodings.memo('br');
  }
  expect(encodings.size).toBe(REMEMBERED.texts);
  expect(encodings.has('br')).toBe(true);
  expect(encodings.has('gzip, x-1')).toBe(false);
  expect(encodings.has('gzip, x-2')).toBe(true);
});

test.each([
  [REMEMBERED.length, true],
  [REMEMBERED.length + 1, false],
])('a text of %i characters is understood; it is remembered: %s', (length, isRemembered) => {
  const text = 'gzip,'.padEnd(length, 'x');
  expect(encodings.memo(text)).toBe('gzip');
  expect(encodings.has(text)).toBe(isRemembered);
});
