import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath } from './safe-redirect';

describe('a path of this site is followed', () => {
  test.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/internships/it-telecommunications?page=2', '/internships/it-telecommunications?page=2'],
    ['/dashboard#top', '/dashboard#top'],
    ['/a/../dashboard', '/dashboard'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/search?q=%', '/search?q=%'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('%s', (given, path) => {
    expect(safePath(given)).toBe(path);
  });
});

describe('anything else leads to the fallback', () => {
  test.each([
    '',
    'dashboard',
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/%',
    '/\u202Eevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(2048)}`,
  ])('%j', (given) => {
    expect(safePath(given)).toBe('/dashboard');
    expect(safePath(given, '/internships')).toBe('/internships');
  });

  test.each([undefined, null, 7, {}, ['/dashboard'], ['//evil.example', '/x']])('%j', (given) => {
    expect(safePath(given)).toBe('/dashboard');
  });
});

test('whatever is given, a browser that follows it stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '%2e',
    '?',
    '#',
    '\t',
    'evil.example',
    'https',
  );
  const given = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((some) => `/${some.join('')}`),
  );
  fc.assert(
    fc.property(given, (value) => {
      expect(new URL(safePath(value), 'https://mwanzo.example/login').origin).toBe('https://mwanzo.example');
    }),
    { numRuns: 2_000 },
  );
});
