import { expect, test } from 'vitest';
import { lookupKey } from './lookup-key';

test.each([
  ['a', 1_500, 'kept'],
  ['a', 1_501, 'nothing'],
  ['é', 750, 'kept'],
  ['é', 751, 'nothing'],
])('%s %d times: %s', (letter, times, outcome) => {
  const text = letter.repeat(times);
  expect(lookupKey(text)).toBe(outcome === 'kept' ? text : '');
});
