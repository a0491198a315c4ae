import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IN_THE_BROWSER, licencesPage, notAllowed, usedPackages } from './licences';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const used = usedPackages(JSON.parse(read('package-lock.json')));

test('docs/licences.md is up to date (`npm run licences`)', () => {
  expect(read('docs/licences.md') === licencesPage(used)).toBe(true);
});

test('every package in use has an allowed licence', () => {
  expect(notAllowed(used)).toEqual([]);
});

test('packages sent to browsers are production dependencies', () => {
  const shipped = used.filter(({ use }) => use === 'browser').map(({ name }) => name);
  expect(new Set(shipped)).toEqual(IN_THE_BROWSER);
});

describe('a package under', () => {
  const refused = (license: string | undefined, dev = false) =>
    notAllowed(usedPackages({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', license, dev } } }))
      .length > 0;

  test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'MPL-2.0', 'SEE LICENSE IN FILE', undefined])(
    '%s is not allowed in production',
    (license) => expect(refused(license)).toBe(true),
  );
  test.each(['MIT', '(GPL-3.0 OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later'])('%s is allowed', (license) =>
    expect(refused(license)).toBe(false),
  );
  test('MPL-2.0 is allowed for development', () => expect(refused('MPL-2.0', true)).toBe(false));
  test('AGPL-3.0 is not allowed for development', () => expect(refused('AGPL-3.0', true)).toBe(true));
});
