import { expect, test } from 'vitest';
import { isCrossSite } from './same-site';

const SITE = 'https://mwanzo.example';
const COOKIE = { cookie: 'next-auth.session-token=abc', host: 'mwanzo.example' };

const CASES: [what: string, method: string, headers: Record<string, string>, refused: boolean][] = [
  ['a read from elsewhere', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['a change from a page of this site', 'POST', { 'sec-fetch-site': 'same-origin', origin: SITE }, false],
  ['a change typed or bookmarked', 'POST', { 'sec-fetch-site': 'none' }, false],
  ['a change by a program without origin', 'POST', {}, false],
  [
    'a change from another site',
    'POST',
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    true,
  ],
  [
    'a change from a sister domain',
    'POST',
    { 'sec-fetch-site': 'same-site', origin: 'https://a.example' },
    true,
  ],
  ['an old browser on another site', 'POST', { origin: 'https://evil.example' }, true],
  ['a sandboxed frame', 'POST', { origin: 'null' }, true],
  ['a look-alike', 'DELETE', { origin: 'https://mwanzo.example.evil.example' }, true],
  [
    'a program with a bearer token',
    'POST',
    { authorization: 'Bearer abc', origin: 'https://app.example' },
    false,
  ],
  [
    'another kind of authorization',
    'POST',
    { authorization: 'Basic abc', origin: 'https://evil.example' },
    true,
  ],
  ['an empty bearer', 'PUT', { authorization: 'Bearer ', 'sec-fetch-site': 'cross-site' }, true],
];

test.each(CASES)('%s', (_, method, headers, refused) => {
  expect(isCrossSite(method, new Headers({ ...COOKIE, ...headers }), SITE)).toBe(refused);
});
