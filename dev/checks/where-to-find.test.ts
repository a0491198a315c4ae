import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

const guide =
  readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('\n## Where to find things\n')[1] ?? '';
const named = [...guide.matchAll(/`([^`]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file);

test('every question a newcomer has is answered', () => {
  expect(guide.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBe(37);
});

test.each(named)('%s is there', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
