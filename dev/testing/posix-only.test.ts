import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';
import { leftOutOn, POSIX_ONLY } from './posix-only';

test.each(POSIX_ONLY)('$file, which $because, exists', ({ file }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});

test('skips tests on Windows only', () => {
  expect(leftOutOn('linux')).toEqual([]);
  expect(leftOutOn('darwin')).toEqual([]);
  expect(leftOutOn('win32')).toHaveLength(POSIX_ONLY.length);
});
