import { parseArgs } from 'node:util';
import mongoose, { Types } from 'mongoose';
import { shareOf } from '@/dev/sample/scale/counts';
import { fillScale, type ScaleIds } from '@/dev/sample/scale/fill';
import { ApplicationModel } from '@/models/application';
import type { Owned } from '@/models/owned';
import { connectToStack, makeUser, type TestUser, ownedBy } from '../testing/data/fixtures';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome } from './figure';
import { timePages, toFirst, worstPlace, type PlaceTimes } from './list-pages';
import { middle, percentile, timed } from './times';

/** Measured rounds, enough for a meaningful p95. Warm-up rounds come first. */
const ROUNDS = 60;
const UNCOUNTED = 5;
/** Applications of one graduate, and applicants to one listing, at full scale. */
const OWN_APPLICATIONS = 5_000;
const BAR = { toFirst: 1.5, p95: 25, pageP95: 250 };

interface List {
  name: string;
  /** Ends with `?page=` or `&page=`. */
  path: string;
  token?: string;
}

interface People {
  administrator: TestUser;
  employer: TestUser;
  graduate: TestUser;
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

/** Inserts many applications by one graduate, and many applicants to one listing. */
async function addOwnApplications(
  count: number,
  { graduate }: People,
  { listings, graduates, owned }: ScaleIds & { owned: Owned },
): Promise<string> {
  const [popular] = listings;
  if (!popular) throw new Error('there are no listings');
  const application = (n: number, internshipId: Types.ObjectId, userId: Types.ObjectId) => ({
    _id: new Types.ObjectId(),
    internshipId,
    userId,
    resumeId: new Types.ObjectId(),
    ...owned,
    status: 'applied' as const,
    history: [],
    appliedAt: new Date(Date.now() - n * 60_000),
  });
  const own = listings.slice(1, count + 1).map((listing, n) => application(n, listing._id, graduate._id));
  const sent = graduates.slice(0, count).map((userId, n) => application(n, popular._id, userId));
  for (const all of [own, sent]) {
    await ApplicationModel.collection.insertMany(all, { ordered: false }).catch((error: unknown) => {
      // Some of the graduates have already applied.
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError) || error.code !== 11000) throw error;
    });
  }
  return popular._id.toHexString();
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

/**
 * Times lists and dashboards with 100,000 listings, 200,000 users and 1,000,000 applications, created as by `npm run sample -- --scale`.
 * Reads the first and the last page of each list through the API, and those at one quarter and in the middle; the slowest must stay below
 * the limit. The service may run only indexed queries. For a tenth of the data: `--share=0.1`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { share: { type: 'string', default: '1' } } });
  const share = Number(values.share);
  const stack = await startStack();
  try {
    await connectToStack(stack);
    const people = {
      administrator: await makeUser('administrator'),
      employer: await makeUser('employer'),
      graduate: await makeUser('recent graduate'),
    };
    const owner = { employer: await ownedBy(people.employer._id) };
    const ids = await fillScale(shareOf(share), new Date(), owner, (line) => console.log(line));
    const popular = await addOwnApplications(Math.round(OWN_APPLICATIONS * share), people, {
      ...ids,
      owned: owner.employer,
    });
    return await measureOn(stack.appUrl, people, popular);
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}
