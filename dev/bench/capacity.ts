import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { applicationRecord } from '@/dev/sample/scale/records';
import { fillScale } from '@/dev/sample/scale/fill';
import { ApplicationModel } from '@/models/application';
import { pdfFile } from '../testing/data/documents';
import { resumeForm } from '../testing/client/file-form';
import { connectToStack, makeListing, makeUser } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { TEST_SECRET } from '../testing/stack/test-settings';
import {
  carries,
  KINDS,
  needs,
  SITES,
  type Cost,
  type Costs,
  type Kind,
  type Stored,
} from './capacity/arithmetic';
import { commandsSent, METRICS_TOKEN } from './burst';
import { rounded, type Outcome, type Row } from './figure';
import { fillRoles, logIn, someone } from './people';
import { spentBy } from './process-facts';

const AT_ONCE = 4;
const ROWS = 1_000;
const WORDS = ['intern', 'data', 'nurse', 'law', 'sales', 'nairobi', 'design', 'bank', 'hr', 'farm'];
/** A typical resume: two pages with a picture. */
const RESUME = pdfFile('Resume', 150 * 1_024);

/** Documents of which the disk space is measured. */
const COUNTS = { listings: 2_000, users: 4_000, applications: 20_000, resumes: 200 };
const BATCH = 1_000;
const NONE = { listings: 0, users: 0, applications: 0, clicks: 0, submissions: 0, auditEntries: 0 };
const quiet = () => undefined;

/** Repetitions of each kind: enough to make the service's other work negligible. */
const TIMES: Record<Kind, number> = {
  'public page': 2_000,
  search: 200,
  'personal page': 200,
  call: 300,
  login: 30,
  registration: 30,
  application: 60,
};

async function ask(url: string, token?: string, init: RequestInit = {}): Promise<string> {
  const headers = {
    'accept-encoding': 'br',
    ...(token && { authorization: `Bearer ${token}` }),
    ...init.headers,
  };
  const answer = await fetch(url, { ...init, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} returned status ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function costOf(stack: Stack, times: number, once: () => Promise<unknown>): Promise<Cost> {
  for (let time = 0; time < times / 5; time += 1) await once();
  const [before, commands] = [await spentBy(stack), await commandsSent(stack.appUrl)];
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - sent) }, once));
  }
  const after = await spentBy(stack);
  const ms = (of: keyof typeof after) => (1_000 * (after[of] - before[of])) / times;
  const sent = (await commandsSent(stack.appUrl)) - commands;
  return { service: ms('service'), database: ms('database'), commands: sent / times };
}

/** Uploads a resume and applies, each time as a different graduate. */
async function applying({ appUrl }: Stack, times: number): Promise<() => Promise<unknown>> {
  const { _id: internshipId } = await makeListing();
  const people = await Promise.all(
    Array.from({ length: Math.ceil(1.2 * times) + AT_ONCE }, () => makeUser('recent graduate')),
  );
  return async () => {
    const token = people.pop()?.token;
    const body = resumeForm(RESUME);
    const sent = await ask(`${appUrl}/api/users/upload-resume`, token, { method: 'POST', body });
    const { resume } = JSON.parse(sent) as { resume: { _id: string } };
    return ask(`${appUrl}/api/applications`, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ internshipId, resumeId: resume._id }),
    });
  };
}

async function measureCosts(stack: Stack): Promise<Costs> {
  const { appUrl } = stack;
  const { graduate } = await fillRoles(ROWS);
  const name = await someone(appUrl);
  const personal = { headers: { cookie: `next-auth.session-token=${graduate}` } };
  let searches = 0;
  const once: Record<Kind, () => Promise<unknown>> = {
    'public page': () => ask(`${appUrl}/`),
    search: () => {
      searches += 1;
      // Requests a different page each time, so that none is in the cache.
      return ask(`${appUrl}/internships?q=${WORDS[searches % WORDS.length]}+${searches}`);
    },
    'personal page': () => ask(`${appUrl}/dashboard/my-internships`, undefined, personal),
    call: () => ask(`${appUrl}/api/internships/industry/1`),
    login: () => logIn(appUrl, name),
    registration: () => someone(appUrl),
    application: await applying(stack, TIMES.application),
  };
  const costs: Partial<Costs> = {};
  for (const kind of KINDS) costs[kind] = await costOf(stack, TIMES[kind], once[kind]);
  return costs as Costs;
}

interface Taken {
  data: number;
  indexes: number;
}

/** Returns the bytes on disk, as reported by the database. */
async function taken(): Promise<Taken> {
  const stats = await mongoose.connection.db?.stats();
  return { data: Number(stats?.['storageSize']), indexes: Number(stats?.['indexSize']) };
}

async function fillApplications(): Promise<void> {
  const listings = (
    await mongoose.connection.collection('internships').find().project({ _id: 1 }).toArray()
  ).map(({ _id }) => ({ _id: _id as mongoose.Types.ObjectId, employer: null, postedBy: null }));
  const now = new Date();
  for (let from = 0; from < COUNTS.applications; from += BATCH) {
    const make = (_: unknown, at: number) =>
      applicationRecord(from + at, { listings, users: COUNTS.users, now });
    await ApplicationModel.collection.insertMany(Array.from({ length: BATCH }, make));
  }
}

async function uploadResumes(appUrl: string): Promise<void> {
  for (let n = 0; n < COUNTS.resumes; n += 1) {
    const { token } = await makeUser('recent graduate');
    const headers = { authorization: `Bearer ${token}` };
    const body = resumeForm(RESUME);
    const answer = await fetch(`${appUrl}/api/users/upload-resume`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`an upload returned status ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Measures the disk space of each kind of document in the database of a service, to which this process is connected. */
async function measureStorage({ appUrl }: Stack): Promise<{ stored: Stored; rows: Row[] }> {
  const owner = {
    employer: { employer: new mongoose.Types.ObjectId(), postedBy: new mongoose.Types.ObjectId() },
  };
  const fill = (counts: Partial<typeof NONE>) => fillScale({ ...NONE, ...counts }, new Date(), owner, quiet);
  const kinds: [keyof Stored, number, () => Promise<unknown>][] = [
    ['listing', COUNTS.listings, () => fill({ listings: COUNTS.listings })],
    ['person', COUNTS.users, () => fill({ users: COUNTS.users })],
    ['application', COUNTS.applications, fillApplications],
    ['resume', COUNTS.resumes, () => uploadResumes(appUrl)],
  ];
  const stored: Partial<Stored> = {};
  const rows: Row[] = [];
  for (const [kind, count, make] of kinds) {
    const before = await taken();
    await make();
    const after = await taken();
    const kilobytes = (of: keyof Taken) => (after[of] - before[of]) / count / 1_000;
    stored[kind] = kilobytes('data') + kilobytes('indexes');
    rows.push({
      stored: kind,
      'data, KB': rounded(kilobytes('data'), 1),
      'indexes, KB': rounded(kilobytes('indexes'), 1),
    });
  }
  return { stored: stored as Stored, rows };
}

/**
 * Starts the service with a new database, because both measurements create documents with the same IDs. The secret is the same, because
 * this process reads it once.
 */
async function onNewStack<Result>(run: (stack: Stack) => Promise<Result>): Promise<Result> {
  const env = { METRICS_TOKEN, PASSWORD_COST: '12', AUTH_SECRET: TEST_SECRET };
  const stack = await startStack({ sample: true, env });
  try {
    await connectToStack(stack);
    return await run(stack);
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}

/**
 * Measures how many requests of each kind one core handles and how much space each kind of document takes. Estimates the needs of a
 * university, a country and a hundred countries from the assumptions in capacity/arithmetic.ts.
 */
export async function measure(args: string[]): Promise<Outcome> {
  parseArgs({ args, options: {} });
  const storage = await onNewStack(measureStorage);
  const costs = await onNewStack(measureCosts);
  return {
    figures: [],
    rows: KINDS.map((kind) => carries(kind, costs[kind])),
    more: [storage.rows, SITES.map((site) => needs(site, costs, storage.stored))],
  };
}
