import { describe, expect, test } from 'vitest';
import { destinationOf, withFields } from './destination';

const SITE = 'https://mwanzo.example';
const HERE = `${SITE}/dashboard/users?page=2`;

describe('a press leads to a page of the dashboard', () => {
  test.each([
    ['another page', '/dashboard/reports'],
    ['the dashboard itself', '/dashboard'],
    ['another page of the list', '/dashboard/users?page=3'],
    ['a place on another page', '/dashboard/profile#picture'],
    ['this page once more', ''],
    ['the full address', `${SITE}/dashboard/saved`],
  ])('%s', (_, href) => {
    expect(destinationOf({ href, target: '' }, HERE)?.href).toBe(new URL(href, HERE).href);
  });

  test('in this window by name', () => {
    expect(destinationOf({ href: '/dashboard', target: '_self' }, HERE)?.pathname).toBe('/dashboard');
  });
});

describe('the browser goes by itself', () => {
  test.each([
    ['to a public page', '/internships', ''],
    ['to a path that only begins alike', '/dashboards', ''],
    ['to a file of the API', '/api/resumes/1', ''],
    ['to another site', 'https://other.example/dashboard', ''],
    ['to another port', 'https://mwanzo.example:8443/dashboard', ''],
    ['to a mail', 'mailto:hr@example.org', ''],
    ['to what is no address', 'https://[', ''],
    ['to a place on this page', '#filters', ''],
    ['to a place on this page by its address', '/dashboard/users?page=2#filters', ''],
    ['to the top of this page', '#', ''],
    ['to a new window', '/dashboard', '_blank'],
    ['to a frame', '/dashboard', 'preview'],
  ])('%s', (_, href, target) => {
    expect(destinationOf({ href, target }, HERE)).toBeNull();
  });
});

test('a form replaces the query of its address, and keeps names that come twice and empty values', () => {
  const fields: [string, string][] = [
    ['q', 'a b&c'],
    ['role', ''],
    ['role', 'editor'],
  ];
  expect(withFields(`${SITE}/dashboard/users?page=3`, fields)).toBe(
    `${SITE}/dashboard/users?q=a+b%26c&role=&role=editor`,
  );
});

test('of a file it has the name', () => {
  expect(withFields(`${SITE}/dashboard`, [['file', new File([], 'cv.pdf')]])).toBe(
    `${SITE}/dashboard?file=cv.pdf`,
  );
});
