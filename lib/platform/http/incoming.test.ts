import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cleanRequest, hasReadablePath, isCall, visitorAddress } from './incoming';

describe('the address of the visitor', () => {
  test.each([
    ['no proxy: the connection, whatever the header claims', '1.1.1.1', 0, '9.9.9.9'],
    ['no proxy, no header', undefined, 0, '9.9.9.9'],
    ['one proxy: the last address of the header', '1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
    ['two proxies: the last but one', '1.1.1.1, 2.2.2.2, 3.3.3.3', 2, '2.2.2.2'],
    ['fewer addresses than proxies: the first there is', '1.1.1.1', 3, '1.1.1.1'],
    ['a proxy that said nothing', undefined, 1, '9.9.9.9'],
    ['empty parts', ' , 1.1.1.1 ,', 1, '1.1.1.1'],
    ['IPv6: the last address of the header', '2001:db8::1, 2c0f:fe38::7', 1, '2c0f:fe38::7'],
    [
      'Cloudflare before nginx, both trusted: what the visitor wrote first is not believed',
      '6.6.6.6, 2c0f:fe38::7, 162.158.1.1',
      2,
      '2c0f:fe38::7',
    ],
    ['the same with one trusted: Cloudflare, for everybody', '2c0f:fe38::7, 162.158.1.1', 1, '162.158.1.1'],
    [
      'straight to nginx where two are trusted: what the visitor wrote is believed',
      '6.6.6.6, 2.2.2.2',
      2,
      '6.6.6.6',
    ],
    [
      'straight to the node where one is trusted: what the visitor wrote is believed',
      '6.6.6.6',
      1,
      '6.6.6.6',
    ],
  ])('%s', (_, header, proxies, expected) => {
    expect(visitorAddress(header, '9.9.9.9', proxies)).toBe(expected);
  });
});

const requestWith = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '9.9.9.9' } }) as unknown as IncomingMessage;

describe('what a visitor may say', () => {
  test.each([
    ['/api/internships', {}],
    ['/internships', { rsc: '1', 'next-router-state-tree': '[]' }],
  ])('to %s: what asks for parts of a page only where there are pages', (url, left) => {
    const headers: Record<string, string> = { rsc: '1', 'next-router-state-tree': '[]' };
    cleanRequest({ ...requestWith(headers), url } as IncomingMessage, { proxies: 0, secure: false });
    const { 'x-forwarded-for': _for, 'x-forwarded-proto': _proto, ...rest } = headers;
    expect(rest).toEqual(left);
  });

  test('nothing that only the parts of Next say to each other', () => {
    const request = requestWith({
      'x-middleware-subrequest': 'middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-invoke-path': '/dashboard',
      'x-matched-path': '/dashboard',
      'x-nextjs-rewritten-path': '/dashboard',
      'x-nextjs-data': '1',
      'x-now-route-matches': '1=dashboard',
      'x-next-resume-state-length': '1',
      'x-prerender-revalidate': 'a',
      'x-action-forwarded': '1',
      'x-vercel-protection-bypass': 'a',
      'next-action': 'a',
      'next-resume': '1',
      accept: 'text/html',
    });
    cleanRequest(request, { proxies: 0, secure: false });
    expect(request.headers).toEqual({
      accept: 'text/html',
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'http',
    });
  });

  test('all that the script of a page asks with', () => {
    const said = {
      rsc: '1',
      'next-url': '/',
      'next-router-prefetch': '1',
      'next-router-state-tree': 'a',
      'next-router-segment-prefetch': '/_tree',
      'x-nextjs-request-id': 'a',
    };
    const request = requestWith({ ...said });
    cleanRequest(request, { proxies: 0, secure: false });
    expect(request.headers).toMatchObject(said);
  });

  test('nothing about the host or the protocol it came by', () => {
    const request = requestWith({
      host: 'mwanzo.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '81',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    });
    cleanRequest(request, { proxies: 0, secure: true });
    expect(request.headers).toEqual({
      host: 'mwanzo.example',
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'https',
    });
  });
});

describe('the path of an address', () => {
  test.each([
    '/',
    '/a%20b',
    '/M%C5%A9g%C5%A9nda',
    '/a?b=%E0%A4%A',
    '/100%25',
    '/a.b',
    '/.well-known/security.txt',
    '/...',
    '/a..b/..c/d..',
    '/a%252eb',
    '/a?b=../%2e%2f\\',
  ])('%s can be read', (url) => {
    expect(hasReadablePath(url)).toBe(true);
  });

  test.each(['/%', '/%E0%A4%A', '/a%FF?b=1', '/100%'])('%s cannot: it is half a character', (url) => {
    expect(hasReadablePath(url)).toBe(false);
  });

  test.each([
    '/..',
    '/.',
    '/../dashboard',
    '/./dashboard',
    '/internships/../api/internships',
    '/internships/..',
    '/internships/.?page=2',
    '/%2e%2e/dashboard',
    '/internships/%2E%2e/api/internships',
    '/internships/.%2e/api',
    '/a%2eb',
    '/api%2finternships',
    '/internships%2F..%2Fapi',
    '/api\\internships',
    '/\\evil.example',
    '/api%5cinternships',
    '/api%5Cinternships',
    '/_next/static/../../api/internships',
    '//..//api',
  ])('%s cannot: two readers could make two things of it', (url) => {
    expect(hasReadablePath(url)).toBe(false);
  });

  test.each([
    'http://mwanzo.example/',
    '*',
    '',
    'dashboard',
    'mwanzo.example:443',
    '?/',
    '/api/admin.rsc',
    '/index%2Ersc',
  ])('%j is none of the site', (url) => {
    expect(hasReadablePath(url)).toBe(false);
  });
});

test.each(['/api/contact', '/api/', '/api', '/api?x=1', '/api/auth/login?x=1'])('%s is a call', (url) => {
  expect(isCall(url)).toBe(true);
});

test.each(['/', '/login', '/api-x', '/apis/x', '//api/contact', '/API/contact', '/dashboard?/api/'])(
  '%s is no call, and nothing can be sent there',
  (url) => {
    expect(isCall(url)).toBe(false);
  },
);
