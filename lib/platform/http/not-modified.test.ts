import { expect, test } from 'vitest';
import { unchanged } from './not-modified';

const asked = (tag?: string) =>
  new Request('https://mwanzo.example/api', { headers: tag === undefined ? {} : { 'if-none-match': tag } });

test.each([
  ['the same tag', '"abc"', true],
  ['one of several', '"x", "abc"', true],
  ['the tag as a proxy weakened it', 'W/"abc"', true],
  ['anything', '*', true],
  ['another tag', '"abd"', false],
  ['no tag', undefined, false],
])('%s', (_, tag, is) => {
  expect(unchanged(asked(tag), '"abc"')).toBe(is);
});
