import { beforeAll, describe, expect, inject, test } from 'vitest';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { MISSING } from '../access/address';
import type { Role } from '@/lib/platform/core/vocabulary';

const site = inject('appUrl');
const REFUSED = 'This request came from another site and was refused.';

/** Headers that a browser sends if a page on another site makes the request. */
const FROM_ELSEWHERE: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site, in an old browser': { origin: 'https://evil.example' },
  'a frame without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a frame without an origin, in an old browser': { origin: 'null' },
  'a sister site': { origin: 'https://blog.mwanzo.example', 'sec-fetch-site': 'same-site' },
  'another port': { origin: `http://${new URL(site).hostname}:1` },
  'a name that begins like ours': { origin: `${site}.evil.example` },
  'a page that keeps its origin to itself': { 'sec-fetch-site': 'cross-site' },
};

/**
 * The content types that a page can send to another site without a preflight request, and one that requires
 * such a request.
 */
const BODIES: Record<string, string> = {
  'application/json': '{}',
  'text/plain': '{}',
  'application/x-www-form-urlencoded': 'a=b',
  'multipart/form-data; boundary=b': '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n',
};

const changes = [
  ...OPERATIONS.filter(({ method }) => method !== 'get').map(({ method, path, who }) => ({
    name: `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, MISSING)}`,
    role: Array.isArray(who) ? (who as Role[])[0] : undefined,
  })),
];

let cookies: Record<Role, string>;

stackDatabase();
beforeAll(async () => {
  const roles: Role[] = ['administrator', 'editor', 'employer', 'recent graduate'];
  const entries = await Promise.all(
    roles.map(async (role) => [role, `next-auth.session-token=${(await makeUser(role)).token}`] as const),
  );
  cookies = Object.fromEntries(entries) as Record<Role, string>;
});

/** Returns the outcome of a form from the cookie that carries it to the form's page. */
function outcomeIn(answer: Response): { status?: number; message?: string } {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('mwanzo-form-'));
  const content = cookie?.split(';')[0]?.split('.')[1] ?? '';
  return content === ''
    ? {}
    : (JSON.parse(Buffer.from(content, 'base64url').toString()) as { status?: number });
}

/** True if the change was refused because of its origin, without starting a session. */
async function isRefused(answer: Response): Promise<boolean> {
  const session = answer.headers.getSetCookie().filter((one) => /session-token|signed-in/.test(one));
  if (session.length > 0) return false;
  if (answer.status === 403) return ((await answer.json()) as { message: string }).message === REFUSED;
  const { status, message } = outcomeIn(answer);
  // A form without an outcome redirects to a page without changing anything.
  return answer.status === 303 && (status === undefined || (status === 403 && message === REFUSED));
}

describe.each(changes)('$name', ({ name, role }) => {
  test.each(Object.entries(FROM_ELSEWHERE))(
    'is refused from %s, with every kind of body',
    async (_, headers) => {
      const [method = '', path = ''] = name.split(' ');
      for (const [type, body] of Object.entries(BODIES)) {
        const answer = await fetch(site + path, {
          method,
          redirect: 'manual',
          headers: { 'content-type': type, cookie: role ? cookies[role] : '', ...headers },
          body,
        });
        expect(await isRefused(answer), `${type}: ${answer.status}`).toBe(true);
      }
    },
  );
});

describe('a session', () => {
  test.each(['logout', 'logout-everywhere'])(
    'stays valid after a form on another site requests %s',
    async (way) => {
      const cookie = cookies['recent graduate'];
      for (const headers of Object.values(FROM_ELSEWHERE)) {
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        await fetch(`${site}/api/auth/${way}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...type, cookie, ...headers },
        });
      }
      expect((await fetch(`${site}/api/users/me`, { headers: { cookie } })).status).toBe(200);
    },
  );
});

test('prints how many requests were tried', () => {
  const tried = changes.length * Object.keys(FROM_ELSEWHERE).length * Object.keys(BODIES).length;
  process.stdout.write(`changes from other sites: ${tried} tried on ${changes.length} operations\n`);
  expect(changes.length).toBeGreaterThan(25);
});
