import { expect, test } from 'vitest';
import { pauseFor } from './hashing-pause';

test('a hashing thread pauses for a moment on a service at rest, and the longer the busier it is', () => {
  expect(pauseFor(0)).toBe(50);
  expect(pauseFor(0.5)).toBe(125);
  expect(pauseFor(1)).toBe(200);
});
