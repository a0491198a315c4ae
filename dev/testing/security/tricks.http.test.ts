import pLimit from 'p-limit';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOf } from '../access/address';
import { ACCESS } from '../access/matrix';
import { makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { rawRequest, type RawAnswer } from './raw-request';
import { HEADER_TRICKS, PATH_TRICKS, STRANGE_METHODS } from './tricks';
import { runsAll } from '../../test-run/only-in-all';

/** The long run tries every trick on every page and call. The short run tries each trick on every third page and every sixth call. */
const EVERY = runsAll() ? { page: 1, call: 1 } : { page: 3, call: 6 };
const ABREAST = 16;

interface Guarded {
  method: string;
  path: string;
  isPage: boolean;
}

const guarded = (barred: (access: readonly string[] | 'session') => boolean): Guarded[] =>
  Object.entries(ACCESS)
    .filter(([, access]) => access !== 'anybody' && barred(access as readonly string[] | 'session'))
    .map(([row]) => {
      const [kind = '', path = ''] = row.split(' ');
      return { method: kind === 'PAGE' ? 'GET' : kind, path: addressOf(path), isPage: kind === 'PAGE' };
    });

/** Everything that visitors may not access, and everything that graduates may not access. */
const FOR_NOBODY = guarded(() => true);
const FOR_OTHERS = guarded((access) => access !== 'session' && !access.includes('recent graduate'));

const site = inject('appUrl');
let graduate: string;

stackDatabase();
beforeAll(async () => {
  graduate = (await makeUser('recent graduate')).token;
});

/** True if an attempt gains access or causes a crash. A page with the log-in form does not count as access. */
const isSuccess = ({ status, body }: RawAnswer): boolean =>
  status >= 500 || status === 0 || (status < 300 && !body.includes('name="emailOrUsername"'));

/** True if a response redirects to another site. */
const leadsAway = ({ headers }: RawAnswer): boolean =>
  headers.location !== undefined && new URL(headers.location, site).origin !== site;

interface Try {
  what: string;
  line: string;
  headers: Record<string, string>;
}

/** Makes the attempts. Returns those that succeeded. */
async function tryAll(tries: Try[]): Promise<string[]> {
  const limit = pLimit(ABREAST);
  const found = await Promise.all(
    tries.map(({ what, line, headers }) =>
      limit(async () => {
        const body = line.startsWith('GET ') ? '' : '{}';
        const sized: Record<string, string> =
          body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': '2' };
        const answer = await rawRequest(site, line, { ...sized, ...headers }, body);
        return isSuccess(answer) || leadsAway(answer)
          ? [`${what}: ${line} answered ${answer.status} ${answer.headers.location ?? ''}`]
          : [];
      }),
    ),
  );
  return found.flat();
}

const chosen = (rows: Guarded[], number: number): Guarded[] =>
  rows.filter(({ isPage }, at) => (at + number) % (isPage ? EVERY.page : EVERY.call) === 0);

const byHeaders = (rows: Guarded[], own: Record<string, string>): Try[] =>
  Object.entries(HEADER_TRICKS).flatMap(([what, headers], number) =>
    chosen(rows, number)
      // Skips tricks with a cookie of their own, which would replace the caller's.
      .filter(() => !('cookie' in headers && 'cookie' in own))
      .map(({ method, path }) => ({ what, line: `${method} ${path}`, headers: { ...own, ...headers } })),
  );

const byPaths = (rows: Guarded[], own: Record<string, string>): Try[] =>
  Object.entries(PATH_TRICKS).flatMap(([what, trick], number) =>
    chosen(rows, number).map(({ method, path }) => ({
      what,
      line: `${method} ${trick(path)}`,
      headers: own,
    })),
  );

/** Checks that no attempt succeeds, and prints the number of attempts. */
async function expectNone(name: string, tries: Try[]): Promise<void> {
  const successes = await tryAll(tries);
  process.stdout.write(`${name}: ${tries.length} tried, ${successes.length} successes\n`);
  expect(tries.length).toBeGreaterThan(100);
  expect(successes).toEqual([]);
}

const asGraduate = (): Record<string, string> => ({ cookie: `next-auth.session-token=${graduate}` });

describe('a guard cannot be bypassed', () => {
  test('by a header, as a visitor', () => expectNone('headers, visitor', byHeaders(FOR_NOBODY, {})));
  test('by a header, as a graduate', () =>
    expectNone('headers, graduate', byHeaders(FOR_OTHERS, asGraduate())));
  test('by another spelling of the address, as a visitor', () =>
    expectNone('paths, visitor', byPaths(FOR_NOBODY, {})));
  test('by another spelling of the address, as a graduate', () =>
    expectNone('paths, graduate', byPaths(FOR_OTHERS, asGraduate())));
});

describe('methods', () => {
  const targets = [...new Set(FOR_NOBODY.map(({ path }) => path)), '/', '/login', '/api/contact'];

  test('every address refuses unsupported methods', async () => {
    const limit = pLimit(ABREAST);
    const answers = await Promise.all(
      targets.flatMap((path) =>
        STRANGE_METHODS.map((method) =>
          limit(async () => ({
            line: `${method} ${path}`,
            answer: await rawRequest(site, `${method} ${path}`),
          })),
        ),
      ),
    );
    // Node closes the connection on CONNECT, because the service is not a proxy.
    const taken = answers.filter(
      ({ line, answer }) => ![400, 404, 405].includes(answer.status) && !line.startsWith('CONNECT '),
    );
    process.stdout.write(`methods: ${answers.length} tried, ${taken.length} successes\n`);
    expect(taken.map(({ line, answer }) => `${line} ${answer.status}`)).toEqual([]);
    expect(answers.filter(({ answer }) => answer.status === 200)).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('pages refuse %s', async (method) => {
    for (const path of ['/', '/login', '/dashboard', '/contact-us', '/no/such/page']) {
      const { status, headers } = await rawRequest(site, `${method} ${path}`, {
        'Content-Length': '0',
      });
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow: 'GET, HEAD' });
    }
  });

  test.each(FOR_NOBODY.filter(({ method, isPage }) => method === 'GET' && !isPage).map(({ path }) => path))(
    'HEAD of %s reveals no more than GET',
    async (path) => {
      const { status, body } = await rawRequest(site, `HEAD ${path}`);
      expect({ status, body }).toEqual({ status: 401, body: '' });
    },
  );
});
