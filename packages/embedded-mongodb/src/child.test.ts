import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleName, typescriptCommand, typescriptLoader } from './child';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mwanzo-bundles-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a TypeScript file runs through tsx', () => {
  vi.stubEnv('TYPESCRIPT_BUNDLES', undefined);
  expect(typescriptCommand('src/main.ts')).toEqual([...typescriptLoader(), 'src/main.ts']);
});

test('a TypeScript file runs as its bundle, if there is one', () => {
  vi.stubEnv('TYPESCRIPT_BUNDLES', folder);
  const bundle = join(folder, bundleName('src/main.ts'));
  writeFileSync(bundle, '');
  expect(typescriptCommand(join(process.cwd(), 'src/main.ts'))).toEqual([bundle]);
  expect(typescriptCommand('src/other.ts')).toEqual([...typescriptLoader(), 'src/other.ts']);
});
