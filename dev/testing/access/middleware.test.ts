import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { config } from '@/middleware';
import { addressOf } from './address';
import { endpoints, pages } from './route-tree';

const passesMiddleware = (url: string, headers: Record<string, string> = {}): boolean =>
  doesMiddlewareMatch({ config, url: `http://mwanzo.example${url}`, headers });

const addressesOf = (rows: string[]) => [...new Set(rows.map((row) => addressOf(row.split(' ')[1] ?? '')))];

describe('the middleware gives a nonce', () => {
  test.each([
    ...addressesOf(pages()),
    '/share/none',
    '/share/listings/1/2',
    '/feeds/a/b',
    '/sitemaps',
    '/a.js/b',
  ])('to the page %s, unless it is rendered for everyone', (url) => {
    expect(passesMiddleware(url)).toBe(true);
    expect(passesMiddleware(url, { 'x-mwanzo-for-all': 'yes' })).toBe(false);
  });

  test.each(addressesOf(endpoints()))('not to %s, which is no page', (url) => {
    expect(passesMiddleware(url)).toBe(false);
  });
});
