import { describe, expect, test } from 'vitest';
import { destinationOf, withFields } from './destination';

const SITE = 'https://mwanzo.example';
const HERE = `${SITE}/dashboard/users?page=2`;

describe('a click leads to a dashboard page:', () => {
  test.each([
    ['another page', '/dashboard/reports'],
    ['the dashboard itself', '/dashboard'],
    ['another page of the list', '/dashboard/users?page=3'],
    ['a place on another page', '/dashboard/profile#picture'],
    ['this page again', ''],
    ['the full address', `${SITE}/dashboard/saved`],
  ])('%s', (_, href) => {
    expect(destinationOf({ href, target: '' }, HERE)?.href).toBe(new URL(href, HERE).href);
  });

  test('in this window, by name', () => {
    expect(destinationOf({ href: '/dashboard', target: '_self' }, HERE)?.pathname).toBe('/dashboard');
  });
});

describe('the browser navigates natively:', () => {
  test.each([
    ['to a public page', '/internships', ''],
    ['to a path with the same beginning', '/dashboards', ''],
    ['to an API path', '/api/resumes/1', ''],
    ['to another site', 'https://other.example/dashboard', ''],
    ['to another port', 'https://mwanzo.example:8443/dashboard', ''],
    ['to an e-mail address', 'mailto:hr@example.org', ''],
    ['to an invalid address', 'https://[', ''],
    ['to a place on this page', '#filters', ''],
    ['to a place on this page by its full address', '/dashboard/users?page=2#filters', ''],
    ['to the top of this page', '#', ''],
    ['to a new window', '/dashboard', '_blank'],
    ['to a frame', '/dashboard', 'preview'],
  ])('%s', (_, href, target) => {
    expect(destinationOf({ href, target }, HERE)).toBeNull();
  });
});

test('a form replaces the query of its address, and keeps repeated names and empty values', () => {
  const fields: [string, string][] = [
    ['q', 'a b&c'],
    ['role', ''],
    ['role', 'editor'],
  ];
  expect(withFields(`${SITE}/dashboard/users?page=3`, fields)).toBe(
    `${SITE}/dashboard/users?q=a+b%26c&role=&role=editor`,
  );
});

test('a file is sent by name', () => {
  expect(withFields(`${SITE}/dashboard`, [['file', new File([], 'cv.pdf')]])).toBe(
    `${SITE}/dashboard?file=cv.pdf`,
  );
});
