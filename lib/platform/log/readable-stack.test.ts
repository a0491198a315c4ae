import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { readableStack } from './readable-stack';

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a file that joins two source lines into one. Returns the position of its `throw`. */
function build(name: string): string {
  const source = 'const price: number = 1;\n\n  throw new Error(String(price));\n';
  const { code, map } = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: '../lib/price.ts',
  });
  writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, `${name}.map`), map);
  return `${join(folder, name)}:1:${code.indexOf('throw') + 1}`;
}

test.each([
  ['app_(public)_[slug]_page_0hr1._.js', (place: string) => `at v (${place})`],
  ['named.js', (place: string) => `at async Price.of (${place})`],
  ['nameless.js', (place: string) => `at async ${place}`],
  ['as-address.js', (place: string) => `at file://${place}`],
])('a line of %s is that of its source', (name, frameOf) => {
  const stack = readableStack(`Error: no\n    ${frameOf(build(name))}`);
  expect(stack).toMatch(/^Error: no\n {4}at .*\/lib\/price\.ts:3:3\)?$/);
  expect(stack).not.toContain(name);
});

test.each([
  'Error: no\n    at node:internal/process/task_queues:95:5',
  'Error: no\n    at read (/srv/mwanzo/node_modules/mongodb/lib/sdam/topology.js:278:38)',
  'Error: no',
  'Error: /etc/passwd:1:1\n    at <anonymous>',
])('%j stays', (stack) => {
  expect(readableStack(stack)).toBe(stack);
});
