import type { QueryFilter } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { contractFaults, nameOf } from '@/dev/testing/contract/contract-answer';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { PHONE_AGENT, ROBOT_AGENT } from '@/dev/testing/data/user-agents';
import { startNextAlone } from '@/dev/testing/stack/next-alone';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { COUNTIES_BY_NAME, countyPath } from '@/lib/internships/counties/counties';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { PageViewModel, type PageViewRecord } from '@/models/page-view';
import { dayOf } from './pending-views';
import { COUNTING_ADDRESS, COUNTING_SCRIPT } from './counting-script';

const METRICS_TOKEN = 'a token for the metrics';

/** A tenth of the usual limits: a burst of 30 reports from one address. */
const stack = stackForFile({
  env: { ANALYTICS: 'own', METRICS_TOKEN, RATE_LIMIT_FACTOR: '0.1', TRUSTED_PROXIES: '1' },
});

let address = 0;
beforeEach(() => {
  address += 1;
});

/** Headers of a report that a browser sends from a page of the site. */
const fromPage = (): Record<string, string> => ({
  'User-Agent': PHONE_AGENT,
  'Sec-Fetch-Site': 'same-origin',
  'X-Forwarded-For': `10.0.0.${address}`,
});

const VIEW = { kind: 'view', path: '/contact-us' };
/** A report of a page that no other test counts. */
const UNCOUNTED = { kind: 'view', path: '/user-agreement' };

async function report(
  json: unknown,
  headers: Record<string, string | undefined> = {},
  { appUrl }: { appUrl: string } = stack(),
) {
  const sent = Object.entries({ ...fromPage(), ...headers }).filter(([, value]) => value !== undefined);
  const { api } = clientFor({ ...stack(), appUrl });
  return api('POST', '/api/page-views', {
    json,
    headers: Object.fromEntries(sent) as Record<string, string>,
  });
}

const rowsOf = async (filter: QueryFilter<PageViewRecord>) =>
  (await PageViewModel.find(filter).sort({ kind: 1, path: 1 }).lean()).map(
    ({ kind, path, count }) => `${kind} ${path} ${count}`,
  );

/** Sends one more report and waits until it is stored, so that all earlier ones are stored as well. */
async function stored(): Promise<void> {
  const path = countyPath(COUNTIES_BY_NAME[address % COUNTIES_BY_NAME.length] ?? 'Kisumu');
  await report({ kind: 'view', path });
  await expect.poll(() => rowsOf({ path }), { timeout: 15_000 }).toEqual([`view ${path} 1`]);
}

describe('a report from a page of the site', () => {
  test('is counted by kind and page, and nothing else is stored', async () => {
    const path = internshipPath(await makeListing());
    for (const kind of ['view', 'view', 'apply'] as const)
      expect(
        await report({ kind, path, user: 'Wanjiru', referrer: 'https://elsewhere.example' }),
      ).toMatchObject({
        status: 204,
        body: undefined,
      });
    await stored();
    expect(await rowsOf({ path })).toEqual([`apply ${path} 1`, `view ${path} 2`]);
    const [row = {}] = await PageViewModel.find({ path }).lean();
    expect(Object.keys(row).sort()).toEqual(['__v', '_id', 'count', 'day', 'kind', 'path']);
  });

  test('sets no cookie', async () => {
    const { headers } = await report(VIEW);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('of a path that no page has is one figure; the dashboard is left out', async () => {
    const paths = [
      '/wp-login.php',
      '/internships/legal-services/none-such',
      '/employers/none-such',
      '/reset-password/a-secret',
    ];
    for (const path of [...paths, '/dashboard/users', '/api/users/me'])
      expect((await report({ kind: 'view', path })).status).toBe(204);
    await stored();
    expect(await rowsOf({ path: /^(?:other|\/(?:wp|api|dashboard|reset|employers\/))/ })).toEqual([
      'view other 4',
    ]);
  });

  test('of a browser without Sec-Fetch-Site is known by its referrer', async () => {
    const own = { 'Sec-Fetch-Site': undefined, Referer: `${stack().appUrl}/` };
    expect((await report({ kind: 'view', path: '/privacy-policy' }, own)).status).toBe(204);
    await stored();
    expect(await rowsOf({ path: '/privacy-policy' })).toEqual(['view /privacy-policy 1']);
  });
});

describe('what is not counted', () => {
  test.each([
    ['a search engine', { 'User-Agent': ROBOT_AGENT }],
    ['a program', { 'User-Agent': 'curl/8.5.0' }],
    ['Do Not Track', { DNT: '1' }],
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['Save-Data', { 'Save-Data': 'on' }],
    ['a page that is fetched ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('is left out without a word: %s', async (_, headers) => {
    expect((await report(UNCOUNTED, headers)).status).toBe(204);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another site, in an older browser', { 'Sec-Fetch-Site': undefined, Origin: 'https://evil.example' }],
    ['no page at all', { 'Sec-Fetch-Site': undefined }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
    ['a page beside this site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    expect((await report(UNCOUNTED, headers)).status).toBe(403);
  });

  test.each([
    {},
    [],
    null,
    'view',
    { kind: 'view' },
    { kind: 'login', path: '/' },
    { kind: { $ne: 'view' }, path: '/' },
    { kind: 'view', path: { $ne: '' } },
    { kind: 'view', path: '' },
    { kind: 'view', path: 'contact-us' },
    { kind: 'view', path: '/contact-us?email=a@b.example' },
    { kind: 'view', path: '/contact-us#top' },
    { kind: 'view', path: 'https://evil.example/' },
    { kind: 'view', path: `/${'a'.repeat(512)}` },
  ])('is refused as %j', async (json) => {
    expect((await report(json)).status).toBe(422);
  });

  test('is refused past 1 KB', async () => {
    const { status } = await report({ ...UNCOUNTED, more: 'x'.repeat(1_024) });
    expect(status).toBe(413);
  });

  test('leaves no row', async () => {
    await stored();
    expect(await rowsOf({ path: '/user-agreement' })).toEqual([]);
    expect(await rowsOf({ path: /[?#:]/ })).toEqual([]);
  });
});

test('the 31st report at once of one address, while others go on', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await report(VIEW)).status);
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(204));
  const refused = await report(VIEW);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await report(VIEW, { 'X-Forwarded-For': '10.0.1.1' })).status).toBe(204);
});

test('every answer is as the contract says', async () => {
  const operation = OPERATIONS.find((one) => nameOf(one) === 'POST /api/page-views');
  if (!operation) throw new Error('the contract has no such call');
  const answers = [
    await report(operation.example),
    await report({}),
    await report(VIEW, { 'Sec-Fetch-Site': 'cross-site' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 422, 403]);
  for (const answer of answers) expect(contractFaults(operation, answer)).toEqual([]);
});

test('the script is served for good at its address, and nowhere else', async () => {
  const answer = await fetch(stack().appUrl + COUNTING_ADDRESS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.text()).toBe(COUNTING_SCRIPT);
  expect((await fetch(`${stack().appUrl}/page-script/page-views-of-another-version.js`)).status).toBe(404);
});

test('the metrics count by kind, and name no page', async () => {
  const metrics = async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${stack().appUrl}/api/metrics`, { headers })).text();
    return text.split('\n').filter((line) => line.startsWith('mwanzo_page_views_total'));
  };
  const before = await metrics();
  expect(before).toHaveLength(4);
  await report({ kind: 'featured', path: '/featured-internships/secret-words' });
  expect((await metrics()).join('\n')).toContain('mwanzo_page_views_total{kind="featured"} 1');
  expect((await metrics()).join('\n')).not.toContain('secret-words');
});

test('an administrator is shown what was counted', async () => {
  const path = internshipPath(await makeListing());
  for (let times = 0; times < 2; times += 1)
    await report({ kind: 'industry', path: '/internships/legal-services' });
  await report({ kind: 'industry', path });
  await stored();
  const { token } = await makeUser('administrator');
  const { api } = clientFor(stack());
  expect((await api('GET', '/api/admin/page-views?kind=industry', { token })).body).toMatchObject({
    analytics: 'own',
    total: 3,
    pages: [
      { path: '/internships/legal-services', count: 2 },
      { path, count: 1 },
    ],
  });
  expect((await api('GET', '/api/admin/page-views?kind=everything', { token })).status).toBe(422);
});

test('the page of administrators has the figures, also of a path that cannot be read', async () => {
  const day = new Date(dayOf(Date.now()));
  await PageViewModel.insertMany([
    { kind: 'featured', path: '/employers/caf%C3%A9', day, count: 1_234 },
    { kind: 'featured', path: '/employers/%E0%A4%A', day, count: 2 },
  ]);
  const { token } = await makeUser('administrator');
  const open = async (query: string) => {
    const headers = { cookie: `next-auth.session-token=${token}` };
    const html = await (await fetch(`${stack().appUrl}/dashboard/page-views${query}`, { headers })).text();
    return html.replace(/<!--.*?-->/g, '');
  };
  const html = await open('?kind=featured');
  for (const words of [
    '/employers/café</a>',
    '1,234',
    '/employers/%E0%A4%A</a>',
    'Other addresses',
    'By day',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('not counted here');
  expect(await open('?kind=featured&period=weeks')).toContain('By week');
});

test('next start alone counts, too, and serves the script', async () => {
  const alone = await startNextAlone(stack(), { ANALYTICS: 'own' });
  try {
    const view = { kind: 'view', path: '/career-tips' };
    expect((await report(view, {}, alone)).status).toBe(204);
    await expect
      .poll(() => rowsOf({ path: view.path }), { timeout: 15_000 })
      .toEqual(['view /career-tips 1']);
    const script = await fetch(alone.appUrl + COUNTING_ADDRESS);
    expect(await script.text()).toBe(COUNTING_SCRIPT);
  } finally {
    await alone.stop();
  }
});
