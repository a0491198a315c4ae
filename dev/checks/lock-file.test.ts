import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const isLocked = (parent: string, name: string): boolean =>
  `node_modules/${name}` in packages || `${parent}/node_modules/${name}` in packages;

test('names the packages of every platform, or npm ci refuses to install', () => {
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(parent, name)),
  );
  expect(missing).toEqual([]);
});

test('carries no download addresses', () => {
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved?.startsWith('http'))).toEqual([]);
});
