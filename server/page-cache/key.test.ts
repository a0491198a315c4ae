import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cacheKey, missingKey, requestFor } from './key';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheKey({ method, url, headers } as unknown as IncomingMessage);

describe('cacheKey', () => {
  test.each([
    '/',
    '/internships',
    '/internships/technology?page=2',
    '/internships/technology/some-listing',
    '/featured-internships/Company-Title',
    '/career-tips',
    '/career-tips/first-cv',
    '/contact-us',
    '/user-agreement',
    '/privacy-policy',
    '/developers',
    '/feeds',
    '/hiring',
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/robots.txt',
    '/feeds/all.xml',
    '/share/listings/1',
  ])('%s is the same for everyone', (url) => {
    expect(asked(url)).toBe(url);
    expect(asked(url, {}, 'HEAD')).toBe(url);
  });

  test.each([
    '/dashboard',
    '/dashboard/profile',
    '/login',
    '/register',
    '/unauthorized',
    '/api/internships',
    '/internshipsx',
    '/contact-us/x',
    '//internships',
    'http://elsewhere.example/internships',
    '',
  ])('%s is not', (url) => {
    expect(asked(url)).toBeUndefined();
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is never cached', (method) => {
    expect(asked('/contact-us', {}, method)).toBeUndefined();
  });

  test.each<Record<string, string>>([
    { cookie: '' },
    { cookie: 'who=amina' },
    { cookie: 'next-auth.session-token=amina; mwanzo-signed-in=1' },
    { cookie: 'mwanzo-signed-in=1', 'save-data': 'on' },
    { authorization: 'Bearer amina' },
  ])('the page does not depend on the visitor: %j', (headers) => {
    expect(asked('/', headers)).toBe('/');
    expect(asked('/feeds/all.xml', headers)).toBe('/feeds/all.xml');
    expect(asked('/dashboard', headers)).toBeUndefined();
    expect(asked('/api/internships', headers)).toBeUndefined();
  });

  test.each(['rsc', 'next-action', 'next-router-prefetch', 'next-url'])(
    'a request with %s is not for the page',
    (header) => {
      expect(asked('/', { [header]: '' })).toBeUndefined();
    },
  );

  test('the light version is a separate entry, by choice or by Save-Data', () => {
    expect(asked('/', { 'save-data': 'on' })).toBe('light /');
    expect(asked('/internships?page=2&fbclid=x', { cookie: 'mwanzo-data-saver=on' })).toBe(
      'light /internships?page=2',
    );
    expect(asked('/', { cookie: 'mwanzo-data-saver=off' })).toBe('/');
    expect(asked('/', { cookie: 'mwanzo-data-saver=off', 'save-data': 'on' })).toBe('/');
    expect(asked('/', { cookie: 'mwanzo-data-saver=on; who=amina' })).toBe('light /');
    expect(asked('/dashboard', { 'save-data': 'on' })).toBeUndefined();
  });

  test.each(['/feeds/all.xml', '/sitemap.xml', '/share/listings/1', '/_next/static/chunks/a.js'])(
    '%s ignores Save-Data',
    (url) => expect(asked(url, { 'save-data': 'on' })).toBe(url),
  );

  test('the key of an entry leads to the request that renders it', () => {
    expect(requestFor('/internships')).toEqual({ method: 'GET', url: '/internships', headers: {} });
    expect(requestFor('light /')).toEqual({ method: 'GET', url: '/', headers: { 'save-data': 'on' } });
  });

  test('a content-hashed file is one entry for everyone; a range of it is not cached', () => {
    const file = '/_next/static/chunks/0a~9-b_c.js';
    expect(asked(file)).toBe(file);
    expect(asked(file, { cookie: 'who=amina' })).toBe(file);
    expect(asked(file, { range: 'bytes=0-9' })).toBeUndefined();
    expect(asked(`${file}?v=1`)).toBe(file);
    expect(asked('/_next/data/x.json')).toBeUndefined();
    expect(asked('/_next/image?url=x')).toBeUndefined();
  });

  test.each(['/share/none', '/share/listings/1/2', '/feeds/none/none', '/sitemaps/lists/2', '/share'])(
    '%s is an unknown address',
    (url) => expect(asked(url)).toBeUndefined(),
  );

  test('unused query parameters do not create another entry', () => {
    expect(asked('/internships?utm_source=mail&fbclid=x')).toBe('/internships');
    expect(asked('/internships/legal?utm_source=a&page=2&gclid=b')).toBe('/internships/legal?page=2');
    expect(asked(`/sitemaps/lists?x=${'a'.repeat(2_000)}`)).toBe('/sitemaps/lists');
    expect(asked('/share/listings/1?v=2')).toBe('/share/listings/1');
    expect(asked('/?x=1', { 'save-data': 'on' })).toBe('light /');
  });

  test('another spelling of a path does not create another entry', () => {
    expect(asked('/%69nternships/leg%61l')).toBe('/internships/legal');
    expect(asked('/_next/static/chunks/%61.js')).toBe('/_next/static/chunks/a.js');
  });

  test('an address is cached up to 512 characters', () => {
    const longest = `/career-tips/${'a'.repeat(512 - 13)}`;
    expect(asked(longest)).toBe(longest);
    expect(asked(`${longest}a`)).toBeUndefined();
  });
});

describe('missingKey', () => {
  const missing = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    missingKey({ method, url, headers } as unknown as IncomingMessage, (of) =>
      of.startsWith('/login') ? '/login' : '/[...missing]',
    );

  test.each(['/wp-login', '/no/such/page', '/x.y/z', '/x?y=1.php', '/apix', '/dashboards'])(
    '%s gets the shared page for missing addresses',
    (url) => {
      expect(missing(url)).toBe('/no-such-page');
      expect(missing(url, { cookie: 'who=amina', authorization: 'Bearer x' }, 'HEAD')).toBe('/no-such-page');
      expect(missing(url, {}, 'POST')).toBeUndefined();
      expect(missing(url, { rsc: '1' })).toBeUndefined();
    },
  );

  test.each([
    '/login',
    '/api/no/such/call',
    '/api',
    '/dashboard/none',
    '/_next/static/none.js',
    '/wp-login.php',
    '/none/.env?x=1',
    '/none/',
    '//none',
    '/a//b',
    '/',
    '',
    '*',
    'http://elsewhere.example/none',
  ])('%s does not', (url) => expect(missing(url)).toBeUndefined());

  test('it is rendered by an anonymous request', () => {
    expect(requestFor('/no-such-page')).toEqual({ method: 'GET', url: '/no-such-page', headers: {} });
  });
});
