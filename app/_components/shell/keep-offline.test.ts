import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('the service worker takes at most 3 KB of script', () => {
  expect(gzipSync(readFileSync('public/service-worker.js')).length).toBeLessThanOrEqual(3_072);
});
