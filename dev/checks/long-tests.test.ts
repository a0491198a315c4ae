import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const named = scripts['test:long']?.split(' ').filter((word) => word.includes('/')) ?? [];

const withLongForm = ['dev', 'lib', 'server', 'scripts', 'packages']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll(sep, '/'),
    ),
  )
  .filter((name) => /\.(?:db|http|process)\.test\.ts$/.test(name))
  .filter((name) => readFileSync(join(ROOT, name), 'utf8').includes('process.env.LONG_TESTS'));

test('every test that has a long form is run by npm run test:long', () => {
  expect(withLongForm.length).toBeGreaterThan(0);
  expect(withLongForm.filter((name) => !named.some((folder) => name.startsWith(folder)))).toEqual([]);
});
