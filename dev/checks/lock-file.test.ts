import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  os?: string[];
  cpu?: string[];
  optional?: boolean;
  dev?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
/** True for packages in this repository and for the links to them. */
const isOwn = (name: string): boolean =>
  !name.includes('node_modules/') || packages[name]?.resolved?.startsWith('packages/') === true;
const isLocked = (parent: string, name: string): boolean =>
  `node_modules/${name}` in packages || `${parent}/node_modules/${name}` in packages;

test('lists the packages for every platform, which npm ci requires', () => {
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(parent, name)),
  );
  expect(missing).toEqual([]);
});

test('contains no download addresses', () => {
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved?.startsWith('http'))).toEqual([]);
});

test('Playwright, its browser and other test tools are development dependencies', () => {
  const tools = Object.entries(packages).filter(([name]) =>
    /playwright|chromium|vitest|stryker|lighthouse/.test(name),
  );
  expect(tools.length).toBeGreaterThan(10);
  expect(tools.filter(([, { dev }]) => !dev).map(([name]) => name)).toEqual([]);
});

/** For some packages for other platforms, npm stores no hash. */
const mayRunOn = (name: string, { os = ['linux'], cpu = ['x64'] }: LockedPackage): boolean =>
  !isOwn(name) && os.includes('linux') && cpu.some((one) => one === 'x64' || one === 'arm64');

describe('packages for Mwanzo’s platforms (Linux on x64 and arm64)', () => {
  const entries = Object.entries(packages).filter(([name, entry]) => mayRunOn(name, entry));

  test('all have an integrity hash', () => {
    expect(entries.length).toBeGreaterThan(1_000);
    const without = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('only optional packages for other platforms have no hash', () => {
    const without = Object.entries(packages).filter(([name, { integrity }]) => !isOwn(name) && !integrity);
    expect(without.filter(([, { optional }]) => !optional)).toEqual([]);
  });
});
