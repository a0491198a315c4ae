import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

test('suggestions take at most 2 KB of script', () => {
  const code = ['./suggestions.tsx', './suggest.ts'].map((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return transformSync(source, { loader: 'tsx', minify: true, jsx: 'automatic' }).code;
  });
  expect(gzipSync(code.join('')).length).toBeLessThanOrEqual(2_048);
});
