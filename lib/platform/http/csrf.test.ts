import { beforeAll, describe, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { isCrossSite, isFromOwnPage, refuseCrossSite } from './csrf';

const SITE = 'https://mwanzo.example';
const isCross = (headers: Record<string, string>, method = 'POST') =>
  isCrossSite(method, new Headers({ host: 'mwanzo.example', ...headers }), SITE);

describe('a change', () => {
  test.each([
    ['from a page of ours', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    [
      'from a page of ours that keeps its address to itself',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['typed in or from a bookmark', { 'sec-fetch-site': 'none' }],
    ['from a browser that says only where from', { origin: SITE }],
    ['that reaches us under another name', { origin: SITE, host: '10.0.0.7:3000' }],
    ['to another name of the same host', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['from no browser at all', {}],
    ['with a bearer token, from wherever', { origin: 'https://evil.example', authorization: 'Bearer a' }],
  ])('%s is taken', (_, headers) => {
    expect(isCross(headers)).toBe(false);
  });

  test.each([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from another site, in an old browser', { origin: 'https://evil.example' }],
    ['from a sister site', { origin: 'https://blog.mwanzo.example', 'sec-fetch-site': 'same-site' }],
    ['from a frame without an origin', { origin: 'null' }],
    ['from another port of the host', { origin: 'https://mwanzo.example:8443' }],
    ['from a name that begins like ours', { origin: 'https://mwanzo.example.evil.example' }],
    ['from what is no address', { origin: 'mwanzo.example' }],
    ['with another kind of authorization', { origin: 'https://evil.example', authorization: 'Basic YTpi' }],
    ['with an empty bearer', { origin: 'https://evil.example', authorization: 'Bearer ' }],
    ['that says it is ours but was sent from elsewhere', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', (_, headers) => {
    expect(isCross(headers)).toBe(true);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('by %s is held to the same', (method) => {
    expect(isCross({ origin: 'https://evil.example' }, method)).toBe(true);
  });
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and may come from anywhere', (method) => {
  expect(isCross({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, method)).toBe(false);
});

describe('a page', () => {
  const isOwn = (headers: Record<string, string>) =>
    isFromOwnPage(new Headers({ host: 'mwanzo.example', ...headers }), SITE);

  test.each([
    ['by a link of ours', { 'sec-fetch-site': 'same-origin' }],
    [
      'by a link of ours, which keeps its address to itself',
      { 'sec-fetch-site': 'same-origin', referer: '' },
    ],
    ['by a link of ours, in an old browser', { referer: `${SITE}/dashboard/profile` }],
    ['by a link of ours, under another name', { referer: 'http://127.0.0.1:3000/', host: '127.0.0.1:3000' }],
  ])('is asked for %s', (_, headers) => {
    expect(isOwn(headers)).toBe(true);
  });

  test.each([
    ['by another site', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
    ['by a sister site', { 'sec-fetch-site': 'same-site' }],
    ['by a message, or typed in', { 'sec-fetch-site': 'none' }],
    ['by another site that claims to be ours', { 'sec-fetch-site': 'cross-site', referer: `${SITE}/` }],
    ['by another site, in an old browser', { referer: 'https://evil.example/?https://mwanzo.example/' }],
    ['by a name that begins like ours', { referer: 'https://mwanzo.example.evil.example/' }],
    ['by who says nothing of where from', {}],
    ['by who says nothing readable', { referer: 'about:client' }],
  ])('is not, asked for %s', (_, headers) => {
    expect(isOwn(headers)).toBe(false);
  });
});

describe('the guard of every change', () => {
  beforeAll(() => useTestSettings(SITE));
  const from = (origin: string) =>
    new Request(`${SITE}/api/contact`, { method: 'POST', headers: { origin } });

  test('lets a page of ours through', () => {
    expect(() => refuseCrossSite(from(SITE))).not.toThrow();
  });

  test('answers another site 403, and says why', () => {
    expect(() => refuseCrossSite(from('https://evil.example'))).toThrow(
      expect.objectContaining({
        status: 403,
        message: 'This request came from another site and was refused.',
      }),
    );
  });
});
