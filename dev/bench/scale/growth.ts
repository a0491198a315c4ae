import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import { ACCESS } from '@/dev/testing/access/matrix';
import { shareOf } from '@/dev/sample/scale/counts';
import { fillScale, type ScaleIds } from '@/dev/sample/scale/fill';
import { connectToStack, makeUser, ownedBy, type TestUser } from '@/dev/testing/data/fixtures';
import type { Stack } from '@/dev/testing/stack/stack';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { PAGE_SIZE } from '@/lib/platform/pagination/pagination';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import type { Owned } from '@/models/owned';
import { SubmissionModel } from '@/models/submission';
import type { Role } from '@/lib/platform/core/vocabulary';
import { burst, commandsSent, costsOf, type Asked } from '../burst';
import { rounded, type Outcome, type Row } from '../figure';
import { middle } from '../times';

const ROUNDS = 3;
/** Requests of the first burst, and milliseconds of processor time that a measured burst should take. */
const WARM_UP = 20;
const BURST_MS = 400;
const REQUESTS = { least: 20, most: 2_000 };
/** Applications of one graduate, and applicants to one listing, at full scale. */
const OWN_APPLICATIONS = 5_000;
/** Listings and applications of the people whose requests are compared. */
const USUAL = { listings: 12, applications: 25 };
/** A tenth of them are pending. */
const LEAST_SUBMISSIONS = 200;
/** A service that only waits for changes sends a few commands per look. */
const QUIET = { lookMs: 2_000, commands: 10 };
const MAX_LOOKS = 150;
/** Maximum cost of a request among many documents, as a multiple of its cost among few. */
const MOST = 1.2;

/** A service with its data, the people whose requests are compared, and what the addresses of its pages refer to. */
export interface Site {
  stack: Stack;
  tokens: Record<Role, string>;
  /** Values for the addresses with parameters, by route. Other routes with parameters are left out. */
  paths: Readonly<Record<string, string>>;
}

/** People with much of their own. */
export interface People {
  administrator: TestUser;
  employer: TestUser;
  graduate: TestUser;
}

/** Inserts many applications by one graduate, and many applicants to one listing. */
async function addOwnApplications(
  count: number,
  graduate: TestUser,
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

/** Returns what the addresses with parameters refer to. */
async function pathsOf(popular: string, graduate: TestUser): Promise<Site['paths']> {
  const [listing, application, submission] = await Promise.all([
    InternshipModel.findById(popular).orFail().lean(),
    ApplicationModel.findOne({ userId: graduate._id }).orFail().lean(),
    SubmissionModel.findOne({ status: 'pending' }).orFail().lean(),
  ]);
  return {
    '/internships/in/[county]': '/internships/in/nairobi',
    '/internships/[industry]': '/internships/it-telecommunications',
    '/internships/[industry]/[slug]': internshipPath(listing),
    '/feeds/[feed]': '/feeds/internships.xml',
    '/dashboard/apply/[internshipId]': `/dashboard/apply/${popular}`,
    '/dashboard/users/[id]': `/dashboard/users/${graduate.id}`,
    '/dashboard/internships/[id]': `/dashboard/internships/${popular}`,
    '/dashboard/internship-submissions/[id]': `/dashboard/internship-submissions/${String(submission._id)}`,
    '/dashboard/my-internships/[id]': `/dashboard/my-internships/${String(application._id)}`,
    '/dashboard/employer-internships/[internshipId]': `/dashboard/employer-internships/${popular}`,
    '/api/internships/[id]': `/api/internships/${popular}`,
    '/api/internships/[id]/similar': `/api/internships/${popular}/similar`,
    '/api/internships/industry/[industryId]': '/api/internships/industry/1',
    '/api/employer/applicants/[internshipId]': `/api/employer/applicants/${popular}`,
    '/api/admin/internship-submissions/[id]': `/api/admin/internship-submissions/${String(submission._id)}`,
  };
}

/** Creates people with as much of their own among many documents as among few: listings, applicants and applications. */
async function addUsual(
  administrator: TestUser,
  { listings, graduates }: ScaleIds,
): Promise<Omit<Site, 'stack'>> {
  const [employer, editor, graduate] = [
    await makeUser('employer'),
    await makeUser('editor'),
    await makeUser('recent graduate'),
  ];
  const owned = await ownedBy(employer._id);
  const some = listings.slice(-USUAL.applications - 1);
  const own = some.slice(0, USUAL.listings).map(({ _id }) => _id);
  await InternshipModel.updateMany({ _id: { $in: own } }, { $set: owned });
  const listing = await addOwnApplications(USUAL.applications, graduate, {
    listings: some,
    graduates,
    owned,
  });
  return {
    tokens: {
      administrator: administrator.token,
      editor: editor.token,
      employer: employer.token,
      'recent graduate': graduate.token,
    },
    paths: await pathsOf(listing, graduate),
  };
}

/**
 * Fills the database of a service. Returns people with much of their own, the listing with the most applicants, and the site with people
 * who have as much as usual.
 */
export async function fillSite(stack: Stack, share: number) {
  await connectToStack(stack);
  const people = {
    administrator: await makeUser('administrator'),
    employer: await makeUser('employer'),
    graduate: await makeUser('recent graduate'),
  };
  const owned = await ownedBy(people.employer._id);
  const counts = shareOf(share);
  // Among few documents, too, there is more than a page of pending submissions.
  const submissions = Math.max(counts.submissions, LEAST_SUBMISSIONS);
  const ids = await fillScale({ ...counts, submissions }, new Date(), { employer: owned }, (line) =>
    console.log(line),
  );
  const own = Math.max(PAGE_SIZE, Math.round(OWN_APPLICATIONS * share));
  const popular = await addOwnApplications(own, people.graduate, { ...ids, owned });
  const site: Site = { stack, ...(await addUsual(people.administrator, ids)) };
  await mongoose.disconnect();
  return { people, popular, site };
}

/** Every page and call that is read, by the roles that may read it. */
function requests(): { name: string; route: string; role?: Role }[] {
  return Object.entries(ACCESS).flatMap(([row, access]) => {
    const [method = '', route = ''] = row.split(' ');
    if (!['PAGE', 'GET'].includes(method) || access === 'secret') return [];
    if (access === 'anybody') return [{ name: route, route }];
    const roles: readonly Role[] = access === 'session' ? ['recent graduate'] : access;
    return roles.map((role) => ({ name: `${route} (${role})`, route, role }));
  });
}

const askedOf = ({ stack, tokens, paths }: Site, route: string, role: Role | undefined): Asked => ({
  url: stack.appUrl + (paths[route] ?? route),
  ...(role && { token: tokens[role] }),
});

/** Returns the milliseconds of processor time of a request, and the database commands that it sends. */
async function costOf(
  { stack }: Site,
  asked: Asked,
  times: number,
): Promise<{ ms: number; commands: number }> {
  const before = await commandsSent(stack.appUrl);
  const [service = 0, database = 0] = await costsOf([stack.servicePid, stack.database.pid], asked, times);
  return { ms: service + database, commands: ((await commandsSent(stack.appUrl)) - before) / times };
}

/** Waits until a service has read the changes by which its database was filled. Throws after five minutes. */
async function untilQuiet({ stack }: Site): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const before = await commandsSent(stack.appUrl);
    await wait(QUIET.lookMs);
    if ((await commandsSent(stack.appUrl)) - before <= QUIET.commands) return;
  }
  throw new Error('the service still reads changes');
}

/** Sends the first burst. Returns whether every response had status 200. */
async function isRead(asked: readonly Asked[]): Promise<boolean> {
  try {
    for (const one of asked) await burst(one, WARM_UP);
    return true;
  } catch (error) {
    console.log(`left out: ${(error as Error).message}`);
    return false;
  }
}

/** Alternates bursts of a request to both sites. */
async function compare(sites: Record<'few' | 'many', Site>, asked: Record<'few' | 'many', Asked>) {
  const { ms } = await costOf(sites.few, asked.few, WARM_UP);
  const times = Math.min(REQUESTS.most, Math.max(REQUESTS.least, Math.ceil(BURST_MS / ms)));
  const found: Record<'few' | 'many', Awaited<ReturnType<typeof costOf>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    found.push({
      few: await costOf(sites.few, asked.few, times),
      many: await costOf(sites.many, asked.many, times),
    });
  }
  const over = (take: (one: (typeof found)[number]) => number) => middle(found.map(take));
  return {
    few: over(({ few }) => few.ms),
    many: over(({ many }) => many.ms),
    ratio: over(({ few, many }) => many.ms / few.ms),
    fewCommands: Math.round(over(({ few }) => few.commands)),
    manyCommands: Math.round(over(({ many }) => many.commands)),
  };
}

/**
 * Compares the processor time and the number of database commands of every page and call among many documents with those among few, for
 * each role that may read it. Leaves out what does not return 200.
 */
export async function measureGrowth(few: Site, many: Site): Promise<Outcome> {
  const rows: Row[] = [];
  const growing = { cost: 0, commands: 0 };
  for (const site of [few, many]) await untilQuiet(site);
  for (const { name, route, role } of requests()) {
    if (route.includes('[') && !(route in few.paths)) continue;
    const asked = { few: askedOf(few, route, role), many: askedOf(many, route, role) };
    if (!(await isRead([asked.few, asked.many]))) continue;
    const found = await compare({ few, many }, asked);
    growing.cost += Number(found.ratio > MOST);
    growing.commands += Number(found.manyCommands > found.fewCommands);
    rows.push({
      'page or call': name,
      'few, CPU ms': rounded(found.few, 2),
      'many, CPU ms': rounded(found.many, 2),
      'many ÷ few': rounded(found.ratio, 2),
      'few, commands': found.fewCommands,
      'many, commands': found.manyCommands,
    });
  }
  const most = { unit: '' as const, bar: { most: 0 } };
  return {
    figures: [
      { ...most, name: `pages and calls that cost more than ${MOST} times as much`, value: growing.cost },
      { ...most, name: 'pages and calls that send more commands', value: growing.commands },
    ],
    rows,
  };
}
