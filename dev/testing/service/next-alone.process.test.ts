import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InternshipSummary, PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { addressOf } from '../access/address';
import { endpoints, pages } from '../access/route-tree';
import { clientFor, type Client } from '../client/client-for';
import { resumeForm } from '../client/file-form';
import { submissionFields, submissionForm } from '../client/submission-form';
import { pdfFile } from '../data/documents';
import { makeListing, makeUser } from '../data/fixtures';
import { rawRequest } from '../security/raw-request';
import { samplePaths } from '../data/sample-paths';
import { stackForFile } from '../stack/for-file';
import { runNextStart, startNextAlone, type NextAlone } from '../stack/next-alone';
import { CRON_SECRET } from '../stack/stack';
import { freePort } from '../stack/free-port';
import { InternshipModel } from '@/models/internship';

/**
 * Starts `server/` without jobs and without sending e-mails, so that every e-mail that arrives comes from
 * Next.js alone.
 */
const stack = stackForFile({ sample: true, env: { JOBS: 'off' } });
let alone: NextAlone;
let administrator: string;
let gone: string;

beforeAll(async () => {
  alone = await startNextAlone(stack(), { SMTP_URL: stack().smtpUrl, CRON_SECRET });
  administrator = (await makeUser('administrator')).token;
  const { slug, _id } = await makeListing();
  gone = `/internships/it-telecommunications/${slug}`;
  await InternshipModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
});
afterAll(async () => alone.stop());

const KINDS = ['server/', 'next start'] as const;
const originOf = (kind: (typeof KINDS)[number]) => (kind === 'server/' ? stack().appUrl : alone.appUrl);

/** Returns the text that a visitor reads, with the site's address replaced. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(stack().appUrl, 'SITE')
    .replaceAll(alone.appUrl, 'SITE')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes the intended differences from a policy: a cached page of `server/` has hashes, and every other page a nonce. */
const narrowed = (policy: string): string =>
  policy.replace(/ '(?:(?:sha256|nonce)-[^']+|strict-dynamic)'/g, '');

const COMPARED = [
  'content-type',
  'location',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'content-disposition',
  'retry-after',
  'access-control-allow-origin',
  'x-powered-by',
];

/**
 * Removes the text that `server/` adds for browsers without JavaScript. Without `server/`, a script renders
 * the page for a missing dashboard page.
 */
const withoutShellWords = (html: string): string =>
  html.includes('id="__next_error__"') ? html.replace(/<noscript><main>.*?<\/noscript>/s, '') : html;

async function answerOf(kind: (typeof KINDS)[number], path: string, token?: string) {
  const cookie: Record<string, string> = token ? { cookie: `next-auth.session-token=${token}` } : {};
  const answer = await fetch(new URL(path, originOf(kind)), { redirect: 'manual', headers: cookie });
  const body = await answer.text();
  const of = (name: string) => answer.headers.get(name)?.replaceAll(originOf(kind), '') ?? null;
  return {
    status: answer.status,
    headers: Object.fromEntries(COMPARED.map((name) => [name, of(name)])),
    policy: narrowed(of('content-security-policy') ?? ''),
    cookies: answer.headers.getSetCookie().map((one) => one.split('=')[0]),
    named: answer.headers.has('x-request-id'),
    text: of('content-type')?.startsWith('image/') ? '' : textOf(withoutShellWords(body)),
  };
}

const rows = [...pages(), ...endpoints()].filter((row) => /^(?:PAGE|GET) /.test(row));
const ADDRESSES = [
  ...rows.map((row) => addressOf(row.split(' ')[1] ?? '')),
  '/internships/it-telecommunications?page=2',
  '/internships/it-telecommunications',
  '/internships?q=intern',
  '/no/such/page',
  '/api',
  '/api/',
  '/api/no/such/call',
  '/api/no/such/file.json',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
  '/robots.txt',
  '/icon.svg',
  '/404',
  '/dashboard/',
];

/** Responses that contain the time of the request. */
const CHANGING = ['/api/users/me/export'];

/**
 * All differences, except for features that only `server/` has: the page cache and its `Cache-Control`, the
 * light version, metrics, draining and the render queue. See
 * docs/operations.md.
 */
const DIFFERENT: Record<string, { what: string; own: unknown; next: unknown }> = {
  // Next.js fails on such an address before it calls our code.
  'GET /%E0%A4%A': { what: 'status', own: 400, next: 500 },
};

describe('next start responds like server/', () => {
  test('compares at least sixty addresses', () => {
    expect(new Set(ADDRESSES).size).toBeGreaterThanOrEqual(60);
  });

  test.each([...new Set(ADDRESSES)].filter((path) => !CHANGING.includes(path)))('%s', async (path) => {
    for (const token of [undefined, administrator]) {
      const [own, next] = await Promise.all(KINDS.map((kind) => answerOf(kind, path, token)));
      expect(next).toEqual(own);
    }
  });

  test('a listing: open, deleted, missing', async () => {
    const [open = ''] = samplePaths().open;
    for (const [path, status] of [
      [open, 200],
      [gone, 410],
      ['/internships/it-telecommunications/none', 404],
    ] as const) {
      const [own, next] = await Promise.all(KINDS.map((kind) => answerOf(kind, path)));
      expect(own?.status).toBe(status);
      expect(next).toEqual(own);
    }
  });
});

test.each(Object.entries(DIFFERENT))('differs by design: %s', async (line, { what, own, next }) => {
  const [method = '', path = ''] = line.split(' ');
  for (const [kind, wanted] of [
    ['server/', own],
    ['next start', next],
  ] as const) {
    const { status, headers, body } = await rawRequest(originOf(kind), line);
    const policy = headers['content-security-policy'];
    expect({ method, path, kind, ...{ status, policy, body } }).toMatchObject({ kind, [what]: wanted });
  }
});

test("a scheduler's call sends e-mails and leaves jobs to the process that runs them", async () => {
  const run = async (method: string, secret: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await fetch(new URL('/api/jobs/run', alone.appUrl), { method, headers });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  expect(await run('POST', 'another')).toMatchObject({ status: 401 });
  for (const method of ['POST', 'GET'])
    expect(await run(method, CRON_SECRET)).toEqual({
      status: 200,
      body: { done: ['mail worker'], failed: [] },
    });
});

test('next start reports invalid settings and does not start', async () => {
  const { ended, said } = runNextStart(
    { APP_URL: 'nowhere', MONGODB_URI: stack().mongoUri },
    await freePort(),
  );
  expect(await ended).toBe(1);
  expect(said()).toContain('APP_URL must be an address that starts with http:// or https://');
});

test('without server/, a nonce or a hash allows each script of a page, and each nonce is used once', async () => {
  const policies = await Promise.all(
    ['/', '/', '/login', '/unauthorized', '/no/such/page'].map(async (path) => {
      const answer = await fetch(new URL(path, alone.appUrl));
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w+/=]{40,})'/.exec(policy)?.[1] ?? '';
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).toMatch(
        /^'self' 'nonce-\S+' 'strict-dynamic'(?: 'sha256-\S+'){4}$/,
      );
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const bare = scripts.filter(
        (one) => !one.includes(`nonce="${nonce}"`) && !one.includes('application/ld+json'),
      );
      expect(scripts.length).toBeGreaterThan(3);
      expect(bare).toEqual(['']);
      return nonce;
    }),
  );
  expect(new Set(policies).size).toBe(policies.length);
});

test('without server/, a visitor cannot fake an address or the page cache', async () => {
  const answer = await fetch(alone.appUrl, { headers: { 'x-mwanzo-for-all': 'yes' } });
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
});

const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function journey({ api, mailsTo, newUser, logIn }: Client): Promise<unknown[]> {
  const employer = await newUser({ role: 'employer' });
  const fields = submissionFields({ title: `Shamba Intern ${employer.username}` });
  const sent = await api<{ submission: OwnSubmission }>('POST', '/api/employer/submit-internship', {
    token: employer.token,
    form: submissionForm(fields),
  });
  const approved = await api<{ internship: PublicInternship }>(
    'POST',
    `/api/admin/internship-submissions/${sent.body.submission._id}/approve`,
    { token: administrator, json: { industryId: 10, descriptionParagraph: 'Cows and maize.' } },
  );
  const { _id, path } = approved.body.internship;
  const page = await api<string>('GET', path);
  const listed = await api<{ internships: InternshipSummary[] }>('GET', '/api/internships/industry/10');

  const graduate = await newUser();
  const resume = await api<{ resume: OwnResume }>('POST', '/api/users/upload-resume', {
    token: graduate.token,
    form: resumeForm(pdfFile('resume'), 'cv.pdf'),
  });
  const tooLarge = await api('POST', '/api/users/upload-resume', {
    token: graduate.token,
    form: resumeForm(Buffer.alloc(3 * 1_048_576, 'x'), 'cv.pdf'),
  });
  const json = { internshipId: _id, resumeId: resume.body.resume._id };
  const applied = await api('POST', '/api/applications', { token: graduate.token, json });
  const applicants = await api<{ applicants: unknown[] }>('GET', `/api/employer/applicants/${_id}`, {
    token: employer.token,
  });
  const mails = await mailsTo(graduate.email, 2);

  const { headers } = await api('POST', '/api/auth/login', {
    json: { emailOrUsername: graduate.username, password: graduate.password },
  });
  const cookie = cookieOf(headers);
  const home = await api('GET', '/dashboard', { cookie });
  const out = await api('POST', '/api/auth/logout', { cookie });
  const after = await api('GET', '/dashboard', { cookie: cookieOf(out.headers) });
  const { token } = await logIn(graduate.username);
  const deleted = await api('DELETE', '/api/users/me', { token, json: { password: graduate.password } });
  const again = await api('POST', '/api/auth/login', {
    json: { emailOrUsername: graduate.username, password: graduate.password },
  });
  return [
    ...[sent, approved, page, listed, resume, tooLarge, applied, applicants].map(({ status }) => status),
    ...[home, out, after, deleted, again].map(({ status }) => status),
    page.body.includes(fields.title),
    listed.body.internships.some((one) => one._id === _id),
    applicants.body.applicants.length,
    tooLarge.body,
    mails.map(({ subject }) => subject.replace(fields.title, 'TITLE')),
  ];
}

test('the main journeys work the same with both', async () => {
  const ways: unknown[] = [];
  for (const kind of KINDS)
    ways.push(await journey(clientFor({ appUrl: originOf(kind), mailUrl: stack().mailUrl })));
  const [own, next] = ways;
  expect(own).toEqual([
    ...[201, 200, 200, 200, 201, 413, 201, 200],
    ...[200, 204, 307, 200, 401],
    true,
    true,
    1,
    { message: 'File size exceeds 2MB limit', errors: { resume: 'File size exceeds 2MB limit' } },
    ['Confirm your e-mail for Mwanzo', 'Your application: TITLE at Bonde Farms'],
  ]);
  expect(next).toEqual(own);
});
