import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFor } from '../client/client-for';
import { inDays, makeListing, makeUser, type TestUser, ownedBy } from '../data/fixtures';
import { freePort } from '../stack/free-port';
import { stackForFile } from '../stack/for-file';
import { submissionForm } from '../client/submission-form';
import type { Stack } from '../stack/stack';
import { findEmployerOf } from '@/lib/employers/records/find-own';
import { startService } from '../../start/service';
import { industryById } from '@/lib/internships/industries/industries';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { InternshipModel } from '@/models/internship';

/** Maximum milliseconds until every page of every node shows what is stored. */
const WITHIN_MS = 1_000;
const LIST = `/internships/${industryById(1)?.slug}`;
const FEED = `/feeds/${industryById(1)?.slug}.xml`;
const SITEMAP = '/sitemaps/listings-1';

const stack = stackForFile();
let other: { appUrl: string; end: () => Promise<void> };
let client: ReturnType<typeof clientFor>;
let administrator: TestUser;

async function secondNode({ mongoUri, authSecret }: Stack): Promise<typeof other> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), APP_URL: appUrl, LOG_LEVEL: 'error' };
  const service = await startService({
    ...process.env,
    ...settings,
    MONGODB_URI: mongoUri,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SECRET: authSecret,
  });
  return { appUrl, end: () => service.stop() };
}

const read = async (appUrl: string, path: string): Promise<string> => {
  const answer = await fetch(new URL(path, appUrl));
  return `${answer.status} ${await answer.text()}`;
};

const nodes = () => [stack().appUrl, other.appUrl];

beforeAll(async () => {
  other = await secondNode(stack());
  client = clientFor(stack());
  administrator = await makeUser('administrator');
  for (const node of nodes()) for (const path of ['/', LIST, '/sitemap.xml']) await read(node, path);
});
afterAll(async () => {
  await other.end();
});

/** Polls each page on both nodes until it has the expected content, so that both nodes cache this content. */
async function everywhere(paths: string[], wanted: (page: string) => boolean): Promise<void> {
  const since = Date.now();
  await Promise.all(
    nodes().flatMap((node) =>
      paths.map((path) =>
        expect
          .poll(async () => wanted(await read(node, path)), {
            timeout: WITHIN_MS,
            interval: 50,
            message: `${path} of ${node === stack().appUrl ? 'the node that was asked' : 'the other node'}`,
          })
          .toBe(true),
      ),
    ),
  );
  expect(Date.now() - since).toBeLessThanOrEqual(WITHIN_MS);
}

const unique = () => `Test ${new Types.ObjectId().toHexString()}`;
const fields = (change: Record<string, unknown> = {}) => ({
  title: unique(),
  company: 'Silicon Savannah',
  industryId: 1,
  location: 'Nairobi',
  duration: '3 months',
  applicationDeadline: inDays(10).toISOString(),
  applyLink: 'mailto:hr@example.org',
  descriptionParagraph: 'Code in the sun.',
  isFeatured: true,
  ...change,
});

async function change(method: string, path: string, json?: unknown): Promise<PublicInternship> {
  const answer = await client.api<{ internship: PublicInternship }>(method, path, {
    token: administrator.token,
    json,
  });
  expect(answer.status).toBeLessThan(300);
  return answer.body?.internship;
}

const says = (text: string) => (page: string) => page.includes(text);
const searchFor = (title: string) => `/internships?${new URLSearchParams({ q: title })}`;
const saysNot = (text: string) => (page: string) => !page.includes(text);

describe('within a second, every page of both nodes shows', () => {
  test('the verification of an employer', async () => {
    const employer = await makeUser('employer');
    const { _id, path } = await change('POST', '/api/internships', fields({ company: 'Kijito Boreholes' }));
    const owned = await ownedBy(employer._id, 'Kijito Boreholes');
    await InternshipModel.updateOne({ _id }, { $set: owned });
    const record = await findEmployerOf(employer.id);
    const page = `/employers/${record?.slug}`;
    await everywhere([path], says(`href="${page}"`));
    await everywhere([path], saysNot('Verified</span>'));
    await client.api('PUT', `/api/admin/employers/${record?._id.toHexString()}`, {
      token: administrator.token,
      json: { verification: 'verify' },
    });
    await everywhere([path, page], says('Verified</span>'));
    await everywhere(['/sitemaps/employers'], says(page));
  });

  test('the creation, change, move and deletion of a listing', async () => {
    const first = fields();
    const { _id, path } = await change('POST', '/api/internships', first);
    await everywhere(['/', LIST, path], says(first.title));
    await everywhere([SITEMAP, FEED, searchFor(first.title)], says(path));

    const second = fields();
    await change('PUT', `/api/internships/${_id}`, second);
    await everywhere(['/', LIST, path], (page) => page.includes(second.title) && !page.includes(first.title));

    const moved = await change('PUT', `/api/internships/${_id}`, { ...second, industryId: 2 });
    await everywhere([LIST, FEED], saysNot(second.title));
    await everywhere([moved.path], says(second.title));

    await everywhere([searchFor(second.title)], says(moved.path));
    await change('DELETE', `/api/internships/${_id}`);
    await everywhere(['/', SITEMAP, searchFor(second.title)], saysNot(moved.path));
    await everywhere(['/'], saysNot(second.title));
    await everywhere([moved.path], (page) => page.startsWith('410'));
  });

  test('the publication of an approved submission', async () => {
    const employer = await makeUser('employer');
    const { isFeatured, descriptionParagraph, industryId, ...facts } = fields();
    const form = submissionForm({ ...facts, howToApply: 'Write to us.' });
    const sent = await client.api<{ submission: OwnSubmission }>('POST', '/api/employer/submit-internship', {
      token: employer.token,
      form,
    });
    await everywhere(['/', LIST], saysNot(facts.title));
    await change('POST', `/api/admin/internship-submissions/${sent.body.submission._id}/approve`, {
      industryId,
      descriptionParagraph,
      isFeatured,
    });
    await everywhere(['/', LIST], says(facts.title));
  });

  test('a database change by another process', async () => {
    const listing = await makeListing({ title: unique() });
    await everywhere([LIST, internshipPath(listing)], says(listing.title));
    const title = unique();
    await InternshipModel.updateOne({ _id: listing._id }, { $set: { title } });
    await everywhere([LIST, internshipPath(listing)], says(title));
  });

  test('the closing of a listing at its deadline', async () => {
    const closing = new Date(Date.now() + 2_000);
    const listing = await makeListing({ title: unique(), isFeatured: true, applicationDeadline: closing });
    const page = internshipPath(listing);
    await everywhere(['/', LIST], says(listing.title));
    await everywhere([page], (text) => text.includes('JobPosting') && text.includes('closes today'));
    await expect.poll(() => Date.now(), { timeout: 5_000, interval: 20 }).toBeGreaterThanOrEqual(+closing);
    await everywhere(['/', LIST, FEED, SITEMAP], saysNot(listing.title));
    await everywhere([page], (text) => !text.includes('JobPosting') && text.includes('noindex'));
  });
});

test('a cached page has a CSP and an ETag, and no data of its first reader', async () => {
  const first = await fetch(new URL('/career-tips', stack().appUrl), {
    headers: { 'user-agent': 'somebody' },
  });
  const again = await fetch(new URL('/career-tips', stack().appUrl));
  expect(again.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(await again.text()).toBe(await first.text());
});
