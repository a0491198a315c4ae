import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { ROLES, type Role } from '@/lib/platform/core/vocabulary';
import type { InternshipRecord } from '@/models/internship';
import { UserModel } from '@/models/user';
import { api } from '../client/client';
import { makeApplication } from '../data/applications';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { browser, wordsOf } from '../states/browser';
import { stackDatabase } from '../stack/stack-database';

stackDatabase();

/** Menu entries of the dashboard that depend on the role. */
const ENTRIES: Record<string, readonly Role[]> = {
  '/dashboard/users': ['administrator'],
  '/dashboard/internship-submissions': ['administrator'],
  '/dashboard/audit': ['administrator'],
  '/dashboard/internships': ['administrator', 'editor'],
  '/dashboard/import': ['administrator', 'editor'],
  '/dashboard/reports': ['administrator', 'editor'],
  '/dashboard/my-internships': ['recent graduate'],
  '/dashboard/career': ['recent graduate'],
  '/dashboard/employer-internships': ['employer'],
  '/dashboard/employer': ['employer'],
};

/** A sentence on each role's dashboard. */
const WELCOMES: Record<Role, string> = {
  administrator: 'Keep listings honest and accounts in order',
  editor: 'Keep every listing clear, current and true',
  employer: 'See who has applied to your internships',
  'recent graduate': 'Find an internship, apply with your CV',
};

/** Returns the role-specific pieces that a page contains. */
const piecesIn = (html: string) => ({
  entries: Object.keys(ENTRIES).filter((href) => new RegExp(`${href}(?![\\w/-])`).test(html)),
  welcomes: ROLES.filter((role) => html.includes(WELCOMES[role])),
});
const piecesOf = (role: Role) => ({
  entries: Object.keys(ENTRIES).filter((href) => ENTRIES[href]?.includes(role)),
  welcomes: [role],
});
type Browser = ReturnType<typeof browser>;

const NONE = { entries: [], welcomes: [] };

const namesOf = (id: string) => ({ id, firstName: 'Test', lastName: 'Person', username: 'test' });
const claiming = ({ id }: TestUser, role: string) =>
  signToken({ ...namesOf(id), role, sessionVersion: 0 }, 3600);

/** Returns a token with the same claims, signed with another secret. */
const otherwiseSigned = (token: string): string =>
  jwt.sign(jwt.decode(token) as object, 'another secret, just as long as the first one');

const BROKEN: Record<string, (user: TestUser) => string | undefined> = {
  missing: () => undefined,
  empty: () => '',
  'that is malformed': () => 'garbage',
  'that cannot be decoded': ({ token }) => token.replace(/\..*\./, '.%%%.'),
  'cut off': ({ token }) => token.slice(0, -10),
  'signed with another secret': ({ token }) => otherwiseSigned(token),
  'of a missing account': ({ role }) =>
    signToken({ ...namesOf('0'.repeat(24)), role, sessionVersion: 0 }, 3600),
  expired: ({ id, role }) => signToken({ ...namesOf(id), role, sessionVersion: 0 }, -1),
};

describe('the role-specific pieces of the dashboard', () => {
  test.each(ROLES)('belong to the role of a %s', async (role) => {
    const { token } = await makeUser(role);
    const { status, html } = await browser(token).go('GET', '/dashboard');
    expect(status).toBe(200);
    expect(piecesIn(html)).toEqual(piecesOf(role));
  });

  test.each(Object.keys(BROKEN))(
    'are missing with a token %s, which redirects to the log-in',
    async (kind) => {
      for (const role of ROLES) {
        const token = BROKEN[kind]?.(await makeUser(role));
        const cookie = token === undefined ? undefined : `next-auth.session-token=${token}`;
        const refused = await api<string | undefined>('GET', '/dashboard', { cookie });
        expect(refused.status).toBe(307);
        expect(piecesIn(refused.body ?? '')).toEqual(NONE);
        const { path, html } = await browser(token).go('GET', '/dashboard');
        expect(path).toBe('/login');
        expect(piecesIn(html)).toEqual(NONE);
      }
    },
  );

  const foreign = ROLES.flatMap((own) =>
    ROLES.filter((claimed) => claimed !== own).map((claimed) => ({ own, claimed })),
  );

  test.each(foreign)(
    'depend on the account: a $own who claims to be a $claimed',
    async ({ own, claimed }) => {
      const user = await makeUser(own);
      const token = claiming(user, claimed);
      const { html } = await browser(token).go('GET', '/dashboard');
      expect(piecesIn(html)).toEqual(piecesOf(own));
      const notTheirs = piecesOf(claimed).entries.filter((href) => !ENTRIES[href]?.includes(own));
      for (const href of notTheirs) {
        const seen = await browser(token).go('GET', href);
        expect(seen.path).toBe('/unauthorized');
        expect(wordsOf(seen.html)).toContain(
          "403 - Unauthorized Access! You don't have permission to access this page.",
        );
      }
    },
  );
});

describe('a session of an account that was barred after the log-in', () => {
  const BARRED = [
    ['no longer verified', { isVerified: false }, 'Account not verified. Please verify your email.'],
    ['deactivated', { isActive: false }, 'Account deactivated. Please contact support.'],
  ] as const;

  test.each(BARRED)('%s: pages, forms and calls refuse without its pieces', async (_, change, told) => {
    const user = await makeUser('recent graduate');
    const steps = {
      'a page': (visitor: Browser) => visitor.go('GET', '/dashboard/profile'),
      'a form': (visitor: Browser) =>
        visitor.go('POST', '/api/users/profile', {
          email: 'new@test.example',
          phoneNumber: '0712345678',
        }),
    };
    const visitors = Object.entries(steps).map(([name, step]) => ({
      name,
      step,
      visitor: browser(user.token),
    }));
    for (const { visitor } of visitors)
      expect((await visitor.go('GET', '/dashboard/profile')).path).toBe('/dashboard/profile');
    await UserModel.updateOne({ _id: user._id }, { $set: change });
    for (const { name, step, visitor } of visitors) {
      const seen = await step(visitor);
      expect(seen.path, name).toBe('/login');
      expect(wordsOf(seen.html), name).toContain(told);
      expect(piecesIn(seen.html), name).toEqual(NONE);
    }
    for (const [method, path] of [
      ['GET', '/api/users/me'],
      ['PUT', '/api/users/profile'],
      ['GET', '/api/applications/my-applications'],
    ] as const) {
      const refused = await api(method, path, { token: user.token, ...(method === 'PUT' && { json: {} }) });
      expect(refused).toMatchObject({ status: 403, body: { message: told } });
    }
  });
});

describe('the personal marks of a public page', () => {
  let listing: InternshipRecord, graduate: TestUser;
  beforeAll(async () => {
    listing = await makeListing({ title: 'Piece Intern' });
    ({ graduate } = await makeApplication(listing));
  });

  const asked = () => `?internshipIds=${listing._id.toHexString()}`;
  const cookieOf = (token?: string) =>
    `mwanzo-signed-in=1${token === undefined ? '' : `; next-auth.session-token=${token}`}`;
  /**
   * Returns which listings the user has applied to, from the page's API call and from the style sheet used
   * without JavaScript.
   */
  const marksWith = async (token?: string) => {
    const [call, sheet] = await Promise.all(
      ['/api/applications/applied', '/api/users/marks.css'].map((path) =>
        api<{ applied?: unknown[] } | string | undefined>('GET', path + asked(), { cookie: cookieOf(token) }),
      ),
    );
    return { status: call?.status, call: call?.body, sheet: sheet?.body };
  };

  test('belong to the account', async () => {
    const { status, call, sheet } = await marksWith(graduate.token);
    expect(status).toBe(200);
    expect(call).toMatchObject({ applied: [{ internshipId: listing._id.toHexString() }] });
    expect(sheet).toContain(`[data-when-applied="${listing._id.toHexString()}"]`);
  });

  test.each(Object.keys(BROKEN))('are missing with a token %s, as they are for a visitor', async (kind) => {
    const token = BROKEN[kind]?.(graduate);
    const { status, sheet } = await marksWith(token);
    expect(status).toBe(401);
    expect(sheet).toBeUndefined();
    const path = internshipPath(listing);
    const [theirs, visitors] = [
      await api<string>('GET', path, { cookie: cookieOf(token) }),
      await api<string>('GET', path),
    ];
    expect(theirs.status).toBe(200);
    expect(theirs.body).toBe(visitors.body);
  });

  test.each(ROLES)('are missing with the token of another %s account', async (role) => {
    const { token } = await makeUser(role);
    expect(await marksWith(token)).toEqual({
      status: 200,
      call: { applied: [], saved: [] },
      sheet: undefined,
    });
  });
});
