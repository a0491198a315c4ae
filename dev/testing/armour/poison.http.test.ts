import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectToStack, makeListing } from '../fixtures';
import { rawRequest } from './raw-request';

const site = inject('appUrl');
const EVIL = 'evil.example';

/** What an address is not kept by, but a page might be made of. */
const POISONS: Record<string, Record<string, string>> = {
  'another host': { Host: EVIL },
  'another host with a port': { Host: `${EVIL}:80` },
  'two hosts': { Host: new URL(site).host, host: EVIL },
  'the host as passed on': { 'X-Forwarded-Host': EVIL },
  'the host by other names': { 'X-Host': EVIL, 'X-Original-Host': EVIL, 'X-HTTP-Host-Override': EVIL },
  'the host by its standard': { Forwarded: `host=${EVIL};proto=https` },
  'the protocol and the port': {
    'X-Forwarded-Proto': 'evil',
    'X-Forwarded-Port': '81',
    'X-Forwarded-Scheme': 'evil',
  },
  'a prefix': { 'X-Forwarded-Prefix': `/${EVIL}`, 'X-Script-Name': `/${EVIL}` },
  'another path': { 'X-Original-URL': `/${EVIL}`, 'X-Rewrite-URL': `/${EVIL}`, 'X-Matched-Path': `/${EVIL}` },
  'another path within': {
    'X-Middleware-Rewrite': `/${EVIL}`,
    'X-Invoke-Path': `/${EVIL}`,
    'X-Invoke-Status': '404',
  },
  'a failure': { 'X-Invoke-Status': '500', 'X-Invoke-Error': EVIL, 'Next-Error': 'not-found' },
  'another kind of answer': { 'X-Nextjs-Data': '1', 'X-Middleware-Prefetch': '1' },
  'a part of an answer': { Range: 'bytes=0-1' },
  'a kind that is not served': { Accept: 'text/x-component' },
  'a language': { 'Accept-Language': `${EVIL},sw;q=0.9` },
  'a browser': { 'User-Agent': `<script>${EVIL}</script>` },
  'where from': { Referer: `https://${EVIL}/`, Origin: `https://${EVIL}` },
  'another method': { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'HEAD' },
  'a body': { 'Content-Length': '12' },
  'a resumption': { 'Next-Resume': '1', 'X-Next-Resume-State-Length': '1' },
};

let pages: string[];
/** The short run tries so many of the pages, others by each trick. */
const SOME = process.env.LONG_TESTS ? 12 : 4;

beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  const { slug } = await makeListing();
  const listing = `/internships/it-telecommunications/${slug}`;
  pages = [
    '/',
    '/internships',
    '/internships/legal-services',
    listing,
    '/career-tips/keep-learning',
    '/contact-us',
    '/sitemap.xml',
    '/feeds/internships.xml',
    '/feeds/internships.json',
    '/no/such/page',
    '/login',
    '/api/openapi.json',
  ];
});
afterAll(() => mongoose.disconnect());

let asked = 0;
/** An address nobody asked for yet, so that it is not kept; always as long. */
const fresh = (path: string): string => `${path}?t=${String((asked += 1)).padStart(8, '0')}`;

let turn = 0;
function nextPages(): string[] {
  turn += 1;
  return Array.from({ length: SOME }, (_, at) => pages[(turn * SOME + at) % pages.length] ?? '/');
}

test.each(Object.entries(POISONS))(
  '%s: neither said by a page, nor kept for the next',
  async (_, headers) => {
    for (const path of nextPages()) {
      const address = fresh(path);
      const body = headers['Content-Length'] ? 'evil.example' : '';
      const poisoned = await rawRequest(
        site,
        `GET ${address}`,
        { 'Accept-Encoding': 'identity', ...headers },
        body,
      );
      expect(poisoned.status, path).toBeLessThan(500);
      expect(poisoned.body + (poisoned.headers.location ?? ''), path).not.toContain(EVIL);
      const next = await rawRequest(site, `GET ${address}`, { 'Accept-Encoding': 'identity' });
      const usual = await rawRequest(site, `GET ${fresh(path)}`, { 'Accept-Encoding': 'identity' });
      expect({
        path,
        status: next.status,
        type: next.headers['content-type'],
        length: next.body.length,
      }).toEqual({
        path,
        status: usual.status,
        type: usual.headers['content-type'],
        length: usual.body.length,
      });
      expect(next.all).not.toContain(EVIL);
    }
  },
);

describe('where a guard sends people', () => {
  test.each(['/dashboard', '/dashboard/users', '/dashboard/', '//dashboard', '/internships/'])(
    'from %s is within the site, whatever the host is said to be',
    async (path) => {
      for (const headers of Object.values(POISONS)) {
        const { headers: said } = await rawRequest(site, `GET ${path}`, {
          ...headers,
          'Content-Length': '0',
        });
        const { host } = new URL(said.location ?? '/', site);
        expect(host).toBe(new URL(site).host);
      }
    },
  );
});

test(`how many`, () => {
  process.stdout.write(
    `poisons: ${asked / 2} tried, ${Object.keys(POISONS).length} kinds on ${pages.length} pages\n`,
  );
  expect(asked).toBe(Object.keys(POISONS).length * SOME * 2);
});
