import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';
import { measures, TIMED } from './timed';

const tests = ['dev', 'lib', 'packages', 'scripts', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.process.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const listed = TIMED.map(({ file }) => file);

test('every listed file is a process test', () => {
  expect(tests.length).toBeGreaterThan(20);
  expect(listed.filter((file) => !tests.includes(file))).toEqual([]);
});

test('every process test with a time limit is listed', () => {
  const found = tests.filter((file) => measures(readFileSync(join(ROOT, file), 'utf8')));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => !listed.includes(file))).toEqual([]);
});
