import { expect, test } from 'vitest';
import { canonicalJson } from './fingerprint';

test('the same content is the same text, whatever the order of its fields', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson([2, 1])).toBe('[2,1]');
  expect(canonicalJson(undefined)).toBe('null');
});

test('a body of thousands of levels is refused in words', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(() => canonicalJson(deep)).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'The request nests lists and objects too deeply.',
    }),
  );
});
