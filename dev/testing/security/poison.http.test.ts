import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { makeListing } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { rawRequest } from './raw-request';
import { runsAll } from '../../test-run/only-in-all';

const site = inject('appUrl');
const EVIL = 'evil.example';

/** Headers that are not in the cache key but might affect a page. */
const POISONS: Record<string, Record<string, string>> = {
  'another host': { Host: EVIL },
  'another host with a port': { Host: `${EVIL}:80` },
  'two hosts': { Host: new URL(site).host, host: EVIL },
  'a forwarded host': { 'X-Forwarded-Host': EVIL },
  'the host in other headers': { 'X-Host': EVIL, 'X-Original-Host': EVIL, 'X-HTTP-Host-Override': EVIL },
  'the host in Forwarded': { Forwarded: `host=${EVIL};proto=https` },
  'the protocol and the port': {
    'X-Forwarded-Proto': 'evil',
    'X-Forwarded-Port': '81',
    'X-Forwarded-Scheme': 'evil',
  },
  'a prefix': { 'X-Forwarded-Prefix': `/${EVIL}`, 'X-Script-Name': `/${EVIL}` },
  'another path': { 'X-Original-URL': `/${EVIL}`, 'X-Rewrite-URL': `/${EVIL}`, 'X-Matched-Path': `/${EVIL}` },
  'another internal path': {
    'X-Middleware-Rewrite': `/${EVIL}`,
    'X-Invoke-Path': `/${EVIL}`,
    'X-Invoke-Status': '404',
  },
  'a failure': { 'X-Invoke-Status': '500', 'X-Invoke-Error': EVIL, 'Next-Error': 'not-found' },
  'another kind of answer': { 'X-Nextjs-Data': '1', 'X-Middleware-Prefetch': '1' },
  'a part of an answer': { Range: 'bytes=0-1' },
  'an unsupported type': { Accept: 'text/x-component' },
  'a language': { 'Accept-Language': `${EVIL},sw;q=0.9` },
  'a browser': { 'User-Agent': `<script>${EVIL}</script>` },
  'a referrer': { Referer: `https://${EVIL}/`, Origin: `https://${EVIL}` },
  'another method': { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'HEAD' },
  'a body': { 'Content-Length': '12' },
  'a resumption': { 'Next-Resume': '1', 'X-Next-Resume-State-Length': '1' },
};

let pages: string[];
/** Number of pages tried with each trick. In the short run, the pages change from trick to trick. */
const SOME = runsAll() ? 12 : 4;

stackDatabase();
beforeAll(async () => {
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

let made = 0;
let tried = 0;
/** Query parameters that some pages read. Other pages ignore the query and are cached without it. */
const READ: Record<string, string> = { '/internships': 'q=t', '/internships/legal-services': 'page=' };
/**
 * Returns an address that has not been requested before, so that a page that reads its query is not cached.
 * All these addresses have the same length.
 */
const fresh = (path: string): string => `${path}?${READ[path] ?? 't='}${100_000 + (made += 1)}`;

/** Returns the response to a plain request. */
async function usual(address: string) {
  const { status, headers, body, all } = await rawRequest(site, `GET ${address}`, {
    'Accept-Encoding': 'identity',
  });
  return { all, seen: { status, type: headers['content-type'], length: body.length } };
}

/**
 * Returns the response at the poisoned address and one to a plain request. Retries if another test changes
 * the page in between.
 */
async function compare(path: string, poisoned: string) {
  for (;;) {
    const before = await usual(fresh(path));
    const next = await usual(poisoned);
    const after = await usual(fresh(path));
    if (isDeepStrictEqual(before.seen, after.seen)) return { next, usual: after };
  }
}

let turn = 0;
function nextPages(): string[] {
  turn += 1;
  return Array.from({ length: SOME }, (_, at) => pages[(turn * SOME + at) % pages.length] ?? '/');
}

test.each(Object.entries(POISONS))('%s: neither affects a page nor is cached', async (_, headers) => {
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
    const { next, usual } = await compare(path, address);
    expect({ path, ...next.seen }).toEqual({ path, ...usual.seen });
    expect(next.all).not.toContain(EVIL);
    tried += 1;
  }
});

describe('the redirect of a guard', () => {
  test.each(['/dashboard', '/dashboard/users', '/dashboard/', '//dashboard', '/internships/'])(
    'from %s stays within the site, whatever the Host header is',
    async (path) => {
      let sent = 0;
      for (const headers of Object.values(POISONS)) {
        const { headers: said } = await rawRequest(site, `GET ${path}`, {
          ...headers,
          'Content-Length': '0',
        });
        const { host } = new URL(said.location ?? '/', site);
        expect(host).toBe(new URL(site).host);
        if (said.location) sent += 1;
      }
      expect(sent).toBeGreaterThan(Object.keys(POISONS).length / 2);
    },
  );
});

test(`prints how many requests were tried`, () => {
  process.stdout.write(
    `poisons: ${tried} tried, ${Object.keys(POISONS).length} kinds on ${pages.length} pages\n`,
  );
  expect(tried).toBe(Object.keys(POISONS).length * SOME);
});
