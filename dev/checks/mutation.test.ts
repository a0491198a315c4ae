import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

const config = readFileSync(join(ROOT, 'stryker.config.mjs'), 'utf8');
const mutated = [...config.matchAll(/^ {4}'([\w/.[\]-]+\.tsx?)',$/gm)].map(([, file = '']) => file);

test('every mutated file exists and is listed once', () => {
  expect(mutated.length).toBeGreaterThan(80);
  expect(mutated.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(new Set(mutated).size).toBe(mutated.length);
});
