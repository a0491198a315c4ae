import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The oldest versions allowed. Each was the first without known vulnerabilities when it was released. */
const FLOOR = { next: '16.4.6', 'next-auth': '4.24.15', mongoose: '9.12.1' };

const PRE_RELEASE = /-/;

/** Compares versions. A pre-release is lower than its release. */
function reaches(version: string, floor: string): boolean {
  const order = version.localeCompare(floor, 'en', { numeric: true });
  return order >= 0 && !(PRE_RELEASE.test(version) && version.startsWith(`${floor}-`));
}

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

describe('reaches', () => {
  test.each([
    ['16.4.6', '16.4.6', true],
    ['16.4.10', '16.4.6', true],
    ['16.10.0', '16.4.6', true],
    ['17.0.0', '16.4.6', true],
    ['16.4.5', '16.4.6', false],
    ['16.4.6-canary.1', '16.4.6', false],
    ['9.12.1', '16.4.6', false],
    ['4.24.9', '4.24.15', false],
  ])('%s at least %s: %s', (version, floor, expected) => {
    expect(reaches(version, floor)).toBe(expected);
  });
});

describe.each(Object.entries(FLOOR))('%s', (name, floor) => {
  const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));

  test(`has no copy locked below ${floor}`, () => {
    expect(locked.length).toBeGreaterThan(0);
    const older = locked.filter(([, { version = '0' }]) => !reaches(version, floor));
    expect(older).toEqual([]);
  });

  test('is installed at the locked version', () => {
    const { version } = JSON.parse(
      readFileSync(
        fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
        'utf8',
      ),
    ) as { version: string };
    expect(version).toBe(packages[`node_modules/${name}`]?.version);
  });
});
