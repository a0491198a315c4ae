import { expect, test } from 'vitest';
import { pauseFor } from './hashing-pause';

test('a hashing thread pauses for a moment on a service at rest, and the longer the busier it is', () => {
  expect(pauseFor(0, 0)).toBe(50);
  expect(pauseFor(0.25, 1)).toBe(225);
  expect(pauseFor(0.5, 1)).toBe(400);
  expect(pauseFor(1, 20)).toBe(400);
});

test('it does not pause while many wait for a password', () => {
  expect(pauseFor(1, 21)).toBe(0);
  expect(pauseFor(0, 100)).toBe(0);
});
