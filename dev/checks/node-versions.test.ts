import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Versions of Node.js that the tests run on, oldest first. The last one is recommended. */
const MAJORS = ['20', '24', '26'];

const read = (file: string): string => readFileSync(file, 'utf8');
const found = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map(([, version = '']) => version);

test('engines, CI, Dockerfile and README name the same Node.js versions', () => {
  for (const file of ['package.json', 'packages/embedded-mongodb/package.json']) {
    const { engines } = JSON.parse(read(file)) as { engines: { node: string } };
    expect(
      [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major),
      file,
    ).toEqual(MAJORS);
  }
  expect(found('.github/workflows/ci.yml', /node: \[(.+)\]/g)).toEqual([MAJORS.join(', ')]);
  expect(new Set(found('.github/workflows/nightly.yml', /node-version: (\d+)/g))).toEqual(new Set(['26']));
  expect(new Set(found('Dockerfile', /node:(\d+)-/g))).toEqual(new Set(['26']));
  expect(read('README.md')).toContain('You need Node 26 (recommended), 24 or 20.19,');
  expect(read('docs/operations.md')).toContain('with Node 26 (24 and 20.19 also work)');
});
