import { beforeAll, describe, expect, inject, test } from 'vitest';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { addressOf } from './address';
import { ACCESS, type Access } from './matrix';
import { makePeople, PEOPLE, type Person } from './people';
import { endpoints, pages } from './route-tree';
import { stackDatabase } from '../stack/stack-database';

const rows = [...pages(), ...endpoints()];

stackDatabase();

const letsIn = (access: Access, person: Person): boolean => {
  if (access === 'anybody') return true;
  if (access === 'session') return person !== 'visitor';
  return (access as readonly string[]).includes(person);
};

async function call(row: string, token: string | undefined, { bare = false } = {}): Promise<Response> {
  const [method = '', path = ''] = row.split(' ');
  const isPage = method === 'PAGE';
  const headers: Record<string, string> = {};
  if (token && isPage) headers.cookie = `next-auth.session-token=${token}`;
  if (token && !isPage) headers.authorization = `Bearer ${token}`;
  const hasBody = !isPage && method !== 'GET' && !bare;
  if (hasBody) headers['content-type'] = 'application/json';
  return fetch(inject('appUrl') + addressOf(path), {
    method: isPage ? 'GET' : method,
    headers,
    redirect: 'manual',
    body: hasBody ? '{}' : null,
  });
}

/** The response to each kind of user that an endpoint refuses. */
const REFUSAL: Record<Person, [status: number, message: string]> = {
  visitor: [401, SESSION_MESSAGES.none],
  unverified: [403, SESSION_MESSAGES.notVerified],
  deactivated: [403, SESSION_MESSAGES.deactivated],
  'recent graduate': [403, 'Unauthorized access'],
  employer: [403, 'Unauthorized access'],
  editor: [403, 'Unauthorized access'],
  administrator: [403, 'Unauthorized access'],
};

/** The response to a request without the scheduler's secret. */
const NO_SECRET = [401, 'Send the scheduler’s secret: Authorization: Bearer …'] as const;

/** Where a page redirects each kind of user that it refuses. */
const SENT_TO: Record<Person, RegExp> = {
  visitor: /^\/login\?reason=none&from=/,
  unverified: /^\/login\?reason=notVerified&from=/,
  deactivated: /^\/login\?reason=deactivated&from=/,
  'recent graduate': /^\/unauthorized$/,
  employer: /^\/unauthorized$/,
  editor: /^\/unauthorized$/,
  administrator: /^\/unauthorized$/,
};

const pathOf = (location: string | null): string => {
  const url = new URL(location ?? '/nowhere', inject('appUrl'));
  return url.pathname + url.search;
};

test('every page and endpoint has a row, and every row a page or endpoint', () => {
  expect(Object.keys(ACCESS).sort()).toEqual([...rows].sort());
});

describe.each(rows)('%s', (row) => {
  const access = ACCESS[row] ?? [];
  let tokens: Record<Person, string | undefined>;
  beforeAll(async () => {
    tokens = await makePeople((Array.isArray(access) && access[0]) || 'administrator');
  });

  test.each(PEOPLE)('%s', async (person) => {
    const answer = await call(row, tokens[person]);
    const isPage = row.startsWith('PAGE');
    expect(answer.status, await answer.clone().text()).toBeLessThan(500);
    if (letsIn(access, person)) {
      expect([401, 403]).not.toContain(answer.status);
      expect(pathOf(answer.headers.get('location'))).not.toMatch(/^\/unauthorized|reason=/);
    } else if (isPage) {
      expect(answer.status).toBe(307);
      expect(pathOf(answer.headers.get('location'))).toMatch(SENT_TO[person]);
    } else {
      const [status, message] = access === 'secret' ? NO_SECRET : REFUSAL[person];
      const bare = await call(row, tokens[person], { bare: true });
      for (const refused of [answer, bare]) {
        const body: unknown = await refused.json();
        expect({ status: refused.status, body }).toMatchObject({ status, body: { message } });
      }
    }
  });
});
