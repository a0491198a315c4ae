import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test.each([
  ['2026-03-01T20:59:59Z', 'Good Evening'],
  ['2026-03-01T21:00:00Z', 'Good Morning'],
  ['2026-03-01T08:59:59Z', 'Good Morning'],
  ['2026-03-01T09:00:00Z', 'Good Afternoon'],
  ['2026-03-01T14:59:59Z', 'Good Afternoon'],
  ['2026-03-01T15:00:00Z', 'Good Evening'],
])('at %s Nairobi says %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting);
});
