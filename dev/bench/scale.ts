import { parseArgs } from 'node:util';
import type { TestUser } from '../testing/data/fixtures';
import { freePort } from '../testing/stack/free-port';
import { startStack, type Stack } from '../testing/stack/stack';
import { startService } from '../start/service';
import { METRICS_TOKEN } from './burst';
import { rounded, type Figure, type Outcome } from './figure';
import { fillSite, measureGrowth, type People } from './scale/growth';
import { middle, percentile, timed, timePages, toFirst, worstPlace, type PlaceTimes } from './times';

/** Measured rounds, enough for a meaningful p95. Warm-up rounds come first. */
const ROUNDS = 60;
const UNCOUNTED = 5;
/** Share of the data with which pages and calls are compared: 200 listings. */
const FEW = 0.002;
/** Maximum seconds from a start to its first page, while the search index fills. */
const FIRST_ANSWER_S = 15;
const BAR = { toFirst: 1.5, p95: 25, pageP95: 250 };

interface List {
  name: string;
  /** Ends with `?page=` or `&page=`. */
  path: string;
  token?: string;
}

async function get(appUrl: string, path: string, token?: string): Promise<{ totalPages: number }> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(appUrl + path, { headers });
  const body = (await answer.json()) as { totalPages: number };
  if (!answer.ok) throw new Error(`${path} returned status ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

async function timeList(appUrl: string, { path, token }: List) {
  const { totalPages } = await get(appUrl, `${path}1`, token);
  const read = (page: number) => get(appUrl, `${path}${page}`, token);
  return { totalPages, times: await timePages(totalPages, read, { rounds: ROUNDS, uncounted: UNCOUNTED }) };
}

const lists = ({ administrator, employer, graduate }: People, popular: string): List[] => [
  { name: 'industry', path: '/api/internships/industry/1?page=' },
  { name: 'all listings (staff)', path: '/api/internships/all?page=', token: administrator.token },
  {
    name: 'open listings by deadline (staff)',
    path: '/api/internships/all?status=open&sort=deadline&page=',
    token: administrator.token,
  },
  { name: 'users', path: '/api/admin?page=', token: administrator.token },
  {
    name: 'users with one role and state',
    path: '/api/admin?role=employer&state=active&page=',
    token: administrator.token,
  },
  { name: 'users found by a search', path: '/api/admin?q=hassan&page=', token: administrator.token },
  {
    name: 'pending submissions',
    path: '/api/admin/internship-submissions?page=',
    token: administrator.token,
  },
  { name: 'audit log', path: '/api/admin/audit?page=', token: administrator.token },
  { name: 'own applications', path: '/api/applications/my-applications?page=', token: graduate.token },
  { name: 'own listings', path: '/api/employer/my-internships?page=', token: employer.token },
  { name: 'applicants', path: `/api/employer/applicants/${popular}?page=`, token: employer.token },
];

const PAGES = [
  '/dashboard',
  '/dashboard/users',
  '/dashboard/internships',
  '/dashboard/internship-submissions',
  '/dashboard/audit',
];

/** Returns the p95 of each staff page, in milliseconds. */
async function pageTimes(appUrl: string, { token }: TestUser): Promise<Map<string, number>> {
  const headers = { cookie: `next-auth.session-token=${token}` };
  const slow = new Map<string, number>();
  for (const path of PAGES) {
    const times: number[] = [];
    for (let round = -UNCOUNTED; round < ROUNDS; round += 1) {
      const time = await timed(async () => {
        const answer = await fetch(appUrl + path, { headers, redirect: 'manual' });
        if (answer.status !== 200) throw new Error(`${path} returned status ${answer.status}`);
        await answer.text();
      });
      if (round >= 0) times.push(time);
    }
    slow.set(path, percentile(times, 0.95));
  }
  return slow;
}

const figuresOf = (name: string, times: PlaceTimes): Figure[] => [
  ...(['last', 'middle'] as const).map((place) => ({
    name: `${name}: ${place} page ÷ first page`,
    value: toFirst(times, place),
    unit: '×' as const,
    bar: { most: BAR.toFirst },
  })),
  {
    name: `${name}: p95 of the slowest page`,
    value: percentile(times[worstPlace(times)], 0.95),
    unit: 'ms',
    bar: { most: BAR.p95 },
  },
];

async function measureOn(appUrl: string, people: People, popular: string): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  for (const list of lists(people, popular)) {
    const { totalPages, times } = await timeList(appUrl, list);
    outcome.figures.push(...figuresOf(list.name, times));
    outcome.rows.push({
      list: list.name,
      pages: totalPages,
      'first page, ms': rounded(middle(times.first), 1),
      'page at one quarter, ms': rounded(middle(times.quarter), 1),
      'middle page, ms': rounded(middle(times.middle), 1),
      'last page, ms': rounded(middle(times.last), 1),
      'slowest page': worstPlace(times),
    });
  }
  for (const [path, slow] of await pageTimes(appUrl, people.administrator)) {
    outcome.figures.push({ name: `${path}: p95`, value: slow, unit: 'ms', bar: { most: BAR.pageP95 } });
  }
  return outcome;
}

/** Starts another service on the database. Returns the seconds until its first page and its first search result. */
async function startAgain({
  mongoUri,
  smtpUrl,
  authSecret,
}: Stack): Promise<{ page: number; search: number }> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const service = await startService({
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: appUrl,
    MONGODB_URI: mongoUri,
    SMTP_URL: smtpUrl,
    AUTH_SECRET: authSecret,
    LOG_LEVEL: 'error',
    JOBS: 'off',
  });
  try {
    await (await fetch(appUrl)).text();
    const page = seconds();
    await get(appUrl, '/api/internships?q=teacher');
    return { page, search: seconds() };
  } finally {
    await service.stop();
  }
}

/**
 * Times lists and dashboards with 100,000 listings, 200,000 users and 1,000,000 applications, created as by `npm run sample -- --scale`.
 * Reads the first and the last page of each list through the API, and those at one quarter and in the middle; the slowest must stay below
 * the limit. The service may run only indexed queries. Then compares every page and call with its cost among 200 listings, for people who
 * have as much of their own in both, and starts another service. For a tenth of the data: `--share=0.1`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { share: { type: 'string', default: '1' } } });
  const env = { METRICS_TOKEN, JOBS: 'off' };
  const stack = await startStack({ env });
  const small = await startStack({ env: { ...env, AUTH_SECRET: stack.authSecret } });
  try {
    const { people, popular, site } = await fillSite(stack, Number(values.share));
    const few = await fillSite({ ...small, authSecret: stack.authSecret }, FEW);
    const lists = await measureOn(stack.appUrl, people, popular);
    const growth = await measureGrowth(few.site, site);
    const { page, search } = await startAgain(stack);
    return {
      figures: [
        ...lists.figures,
        ...growth.figures,
        { name: 'first page after a start', value: page, unit: 's', bar: { most: FIRST_ANSWER_S } },
        { name: 'first search after a start', value: search, unit: 's', bar: { most: FIRST_ANSWER_S } },
      ],
      rows: lists.rows,
      more: [growth.rows],
    };
  } finally {
    await stack.stop();
    await small.stop();
  }
}
