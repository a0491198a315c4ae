import { beforeAll, describe, expect, test } from 'vitest';
import { cacheKey } from '@/server/page-cache/key';
import type { IncomingMessage } from 'node:http';
import { addressOf } from '../access/address';
import { makePeople, PEOPLE, type Person } from '../access/people';
import { endpoints, pages } from '../access/route-tree';
import { samplePaths } from '../data/sample-paths';
import { stackForFile } from '../stack/for-file';

/** Without the page cache, each page is rendered for the visitor's actual request. */
const stack = stackForFile({ sample: true, env: { PAGE_CACHE_MB: '0' } });
let tokens: Record<Person, string | undefined>;
beforeAll(async () => {
  tokens = await makePeople('recent graduate');
});

const { open, closed } = samplePaths();
const routes = [...pages(), ...endpoints()]
  .filter((row) => /^(?:PAGE|GET) /.test(row))
  .map((row) => addressOf(row.split(' ')[1] ?? ''));
const isCached = (url: string): boolean =>
  cacheKey({ method: 'GET', url, headers: {} } as unknown as IncomingMessage) !== undefined;
const ADDRESSES = [
  ...routes,
  ...open.slice(0, 2),
  ...closed.slice(0, 1),
  '/internships?q=intern',
  '/internships?county=Nairobi&page=2',
  '/internships/it-telecommunications?page=2',
  '/internships/it-telecommunications/none',
  '/contact-us?sent=1',
  '/robots.txt',
].filter(isCached);

async function answerTo(path: string, person: Person) {
  const token = tokens[person];
  const headers: Record<string, string> = token
    ? { cookie: `next-auth.session-token=${token}; mwanzo-signed-in=1`, authorization: `Bearer ${token}` }
    : {};
  const answer = await fetch(new URL(path, stack().appUrl), { headers, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return {
    status: answer.status,
    policy: policy.replace(nonce, 'NONCE'),
    cookies: answer.headers.getSetCookie(),
    body: body.replaceAll(nonce, 'NONCE'),
  };
}

describe('a cacheable page renders the same for everyone', () => {
  test('the addresses cover the route tree', () => {
    expect(ADDRESSES.length).toBeGreaterThan(20);
    expect(ADDRESSES).toEqual(expect.arrayContaining(['/', '/internships', '/feeds/internships.xml']));
  });

  test.each([...new Set(ADDRESSES)])('%s', async (path) => {
    const [visitor, ...others] = await Promise.all(PEOPLE.map((person) => answerTo(path, person)));
    expect(visitor?.status).toBeLessThan(500);
    for (const answer of others) expect(answer).toEqual(visitor);
  });
});
