import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sharedState } from './shared-state';

test('gives every copy of the module the same state', async () => {
  const state = sharedState('node', () => ({ by: 'the first copy' }));
  vi.resetModules();
  const copy = await import('./shared-state');
  expect(copy.sharedState).not.toBe(sharedState);
  expect(copy.sharedState('node', () => ({ by: 'the second copy' }))).toBe(state);
});

/** Imports nothing from `lib/`, like everything in `models/`. */
const OTHERS = ['models/time-limit.ts'];

test('no other file keeps state on globalThis', () => {
  const keeping = ['app', 'lib', 'models', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name))
      .filter((file) => /globalThis as|Symbol\.for\(/.test(readFileSync(file, 'utf8'))),
  );
  expect(keeping.sort()).toEqual(['lib/platform/core/shared-state.ts', ...OTHERS]);
});
