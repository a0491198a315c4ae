import { get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { submitInternship } from '@/lib/internships/submissions/submit-internship';
import { startService } from '../../start/service';
import { launchBrowser } from '../browser/launch-browser';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { formOf } from '../data/submissions';
import { stackForFile } from '../stack/for-file';
import { freePort } from '../stack/free-port';
import { slowDatabase, type SlowDatabase } from '../stack/slow-database';
import type { Stack } from '../stack/stack';

/** Milliseconds that a command takes with a slow database. */
export const SLOW_MS = 600;

export const LOADING = 'Loading your Dashboard...';

/** A newcomer is an editor without the second factor that this site requires. */
export type Who = 'graduate' | 'employer' | 'editor' | 'administrator' | 'newcomer';

interface Visit {
  status: number | undefined;
  html: string;
  /** Milliseconds until the first byte, and until the end. */
  first: number;
  all: number;
  /** The reads of the database. */
  reads: number;
}

interface SlowSite {
  appUrl: string;
  slow: SlowDatabase;
  people: Record<Who, TestUser>;
  /** The ids of the employer's listing and submission. A path may name them, as in `/dashboard/…/{listing}`. */
  ids: Record<'listing' | 'submission', string>;
  /** Requests a page like a browser. */
  visit: (who: Who, path: string, runsScript: boolean) => Promise<Visit>;
  /** Opens a new browser. With `hasCookie`, an earlier dashboard page has run its scripts in it. */
  browserOf: (
    who: Who,
    has: Record<'javaScriptEnabled' | 'hasCookie', boolean>,
  ) => Promise<{ context: BrowserContext; page: Page }>;
}

async function serviceOn({ authSecret, smtpUrl }: Stack, uri: string) {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const { stop } = await startService({
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), APP_URL: appUrl, MONGODB_URI: uri, AUTH_SECRET: authSecret },
    ...{
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      JOBS: 'off',
      PICTURES_AHEAD: 'off',
      RATE_LIMIT_FACTOR: '1000',
      STAFF_SECOND_FACTOR: 'required',
    },
  });
  return { appUrl, stop };
}

async function makePeople(): Promise<SlowSite['people']> {
  const secondFactorSince = new Date();
  return {
    graduate: await makeUser('recent graduate'),
    employer: await makeUser('employer'),
    editor: await makeUser('editor', { secondFactorSince }),
    administrator: await makeUser('administrator', { secondFactorSince }),
    newcomer: await makeUser('editor'),
  };
}

async function makeRecords({ employer, administrator }: SlowSite['people']): Promise<SlowSite['ids']> {
  const listing = await makeListing({
    title: 'Baker',
    postedBy: employer._id,
    createdBy: administrator._id,
    applicationDeadline: inDays(9),
  });
  const { submission } = await submitInternship(asActor(employer), formOf({ title: 'Miller' }));
  return { listing: String(listing._id), submission: submission._id };
}

type Parts = Omit<SlowSite, 'visit' | 'browserOf'>;

const visitor =
  ({ appUrl, slow, people, ids }: Parts): SlowSite['visit'] =>
  async (who, path, runsScript) => {
    const address = path.replace('{listing}', ids.listing).replace('{submission}', ids.submission);
    const before = slow.reads;
    const start = performance.now();
    const cookie = `next-auth.session-token=${people[who].token}${runsScript ? '; mwanzo-script=1' : ''}`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(new URL(address, appUrl), { headers: { cookie } }, resolve).on('error', reject);
    });
    let first: number | undefined;
    let html = '';
    for await (const part of response.setEncoding('utf8')) {
      first ??= performance.now() - start;
      html += part as string;
    }
    const { statusCode: status } = response;
    return {
      status,
      html,
      first: first ?? NaN,
      all: performance.now() - start,
      reads: slow.reads - before,
    };
  };

const browserOpener =
  ({ appUrl: url, people }: Parts, browser: Browser): SlowSite['browserOf'] =>
  async (who, { javaScriptEnabled, hasCookie }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.addCookies([
      { name: 'next-auth.session-token', value: people[who].token, url, httpOnly: true },
      ...(hasCookie ? [{ name: 'mwanzo-script', value: '1', url }] : []),
    ]);
    return { context, page: await context.newPage() };
  };

/** Starts a separate site for a test file, with people, records and a database whose commands can be delayed (`slow.delayMs`). */
export function slowSiteForFile(): () => SlowSite {
  const stack = stackForFile();
  let site: SlowSite | undefined;
  const stops: (() => unknown)[] = [];
  beforeAll(async () => {
    const people = await makePeople();
    const ids = await makeRecords(people);
    const slow = await slowDatabase(stack().mongoUri);
    stops.push(slow.stop);
    const { appUrl, stop } = await serviceOn(stack(), slow.uri);
    stops.push(stop);
    const browser = await launchBrowser();
    stops.push(() => browser.close());
    const parts = { appUrl, slow, people, ids };
    site = { ...parts, visit: visitor(parts), browserOf: browserOpener(parts, browser) };
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  return () => {
    if (!site) throw new Error('nothing is started yet');
    return site;
  };
}

/** Dashboard pages, with the commands that decide the status of each, one after the other. */
export const PAGES: readonly [Who, string, number][] = [
  ['graduate', '/dashboard', 1],
  ['graduate', '/dashboard/my-internships', 1],
  ['graduate', '/dashboard/saved', 1],
  ['graduate', '/dashboard/alerts', 1],
  ['graduate', '/dashboard/career', 1],
  ['graduate', '/dashboard/profile', 1],
  ['employer', '/dashboard', 1],
  ['employer', '/dashboard/employer-internships', 1],
  ['employer', '/dashboard/employer-internships/submissions', 1],
  ['employer', '/dashboard/employer-internships/submit', 1],
  ['employer', '/dashboard/employer', 1],
  ['employer', '/dashboard/employer-internships/{listing}', 3],
  ['employer', '/dashboard/employer-internships/submissions/{submission}?edit=yes', 3],
  ['editor', '/dashboard', 1],
  ['editor', '/dashboard/internships', 1],
  ['administrator', '/dashboard', 1],
  ['administrator', '/dashboard/users', 1],
  ['administrator', '/dashboard/internship-submissions', 1],
  ['administrator', '/dashboard/internship-submissions/{submission}', 3],
  ['administrator', '/dashboard/reports', 1],
  ['administrator', '/dashboard/requests', 1],
  ['administrator', '/dashboard/employers', 1],
  ['administrator', '/dashboard/search-words', 1],
  ['administrator', '/dashboard/page-views', 1],
  ['administrator', '/dashboard/site', 1],
  ['administrator', '/dashboard/audit', 1],
];
