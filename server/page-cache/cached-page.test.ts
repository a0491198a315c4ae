import { expect, test } from 'vitest';
import { toCachedPage } from './cached-page';

test.each([
  [255, ['identity']],
  [256, ['br', 'gzip']],
])('a script of %i bytes is stored as %o', async (length, encodings) => {
  const { bodies } = await toCachedPage({
    status: 200,
    headers: { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' },
    body: Buffer.from('x'.repeat(length)),
  });
  expect(Object.keys(bodies).toSorted()).toEqual(encodings);
});
