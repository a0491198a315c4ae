import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRoutePatterns, routePatterns } from './route-patterns';

const routeOf = routePatterns({
  staticRoutes: [
    { page: '/' },
    { page: '/_not-found' },
    { page: '/internships' },
    { page: '/api/internships/all' },
  ],
  dynamicRoutes: [
    { page: '/api/internships/[id]', regex: '^/api/internships/([^/]+?)(?:/)?$' },
    { page: '/internships/[industry]', regex: '^/internships/([^/]+?)(?:/)?$' },
    { page: '/internships/[industry]/[slug]', regex: '^/internships/([^/]+?)/([^/]+?)(?:/)?$' },
    { page: '/reset-password/[token]', regex: '^/reset\\-password/([^/]+?)(?:/)?$' },
    { page: '/[...missing]', regex: '^/(.+?)(?:/)?$' },
  ],
});

test('routes whose first part is dynamic keep their place among the others', () => {
  const route = (page: string, regex: string) => ({ page, regex });
  const routes = [
    route('/a/[id]', '^/a/([^/]+?)(?:/)?$'),
    route('/[any]/x', '^/([^/]+?)/x(?:/)?$'),
    route('/a/[...rest]', '^/a/(.+?)(?:/)?$'),
  ];
  const found = routePatterns({ staticRoutes: [], dynamicRoutes: routes });
  const backwards = routePatterns({ staticRoutes: [], dynamicRoutes: routes.toReversed() });
  expect(['/a/x', '/b/x', '/a/1/2', '/b/1', '/'].map(found)).toEqual([
    '/a/[id]',
    '/[any]/x',
    '/a/[...rest]',
    '(none)',
    '(none)',
  ]);
  expect(['/a/x', '/b/x'].map(backwards)).toEqual(['/a/[...rest]', '/[any]/x']);
});

describe('the route of', () => {
  test.each([
    ['/', '/'],
    ['/?q=nurse', '/'],
    ['/internships?q=asha%40people.example', '/internships'],
    ['/internships/legal-services', '/internships/[industry]'],
    ['/internships/legal-services?page=2', '/internships/[industry]'],
    ['/internships/legal-services/advocate', '/internships/[industry]/[slug]'],
    ['/api/internships/all', '/api/internships/all'],
    ['/api/internships/507f1f77bcf86cd799439011', '/api/internships/[id]'],
    ['/reset-password/aB3-_x', '/reset-password/[token]'],
    ['/%72eset-password/aB3-_x', '/reset-password/[token]'],
    ['/%69nternships', '/internships'],
    ['/_next/static/chunks/a.js', '/_next/*'],
    ['/api/metrics', '/api/metrics'],
    ['/no/such/page', '/[...missing]'],
    ['/404', '/[...missing]'],
    ['/%FF', '(none)'],
    ['*', '(none)'],
  ])('%s is %s', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });
});

test('files in public/ have routes of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  mkdirSync(join(folder, 'public/icons'), { recursive: true });
  writeFileSync(join(folder, 'public/icons/a.svg'), '');
  const manifest = join(folder, 'routes-manifest.json');
  writeFileSync(
    manifest,
    JSON.stringify({
      staticRoutes: [],
      dynamicRoutes: [{ page: '/[...missing]', regex: '^/(.+?)(?:/)?$' }],
    }),
  );
  const own = readRoutePatterns(manifest, join(folder, 'public'));
  expect([own('/icons/a.svg'), own('/icons/b.svg')]).toEqual(['/icons/a.svg', '/[...missing]']);
  expect(readRoutePatterns(manifest, join(folder, 'none'))('/icons/a.svg')).toBe('/[...missing]');
  rmSync(folder, { recursive: true });
});

test('without a build all addresses have one route', () => {
  expect(readRoutePatterns('/no/such/file')('/internships')).toBe('(none)');
});
