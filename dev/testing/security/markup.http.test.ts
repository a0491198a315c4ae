import mongoose from 'mongoose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { site as product } from '@/lib/platform/core/site';
import { api, mailsTo } from '../client/client';
import { uniqueLetters, type CaughtMail } from '../client/client-for';
import { pdfFile } from '../data/documents';
import { upload } from '../client/files';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { readPage } from '../client/read-page';
import { stackDatabase } from '../stack/stack-database';
import { submit } from '../client/submission-calls';

/** Hostile text that becomes markup, script, a formula or a header if it is not escaped. */
const MARKUP = `"'><img src=x onerror=alert(1)><script>alert(2)</script></title></script><!--]]>`;
/** Markup that takes effect if it appears unescaped in HTML or XML. */
const LIVE = /<img src=x|<script>alert|<\/title><\/script>|<!--\]\]>/;

/** The signature of a PNG. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const site = inject('appUrl');
const mark = uniqueLetters();
const hostile = (what: string): string => `${what} ${mark} ${MARKUP}`;

let people: Record<'administrator' | 'employer' | 'graduate', TestUser>;
let listing: { _id: string; path: string };
const cookieOf = ({ token }: TestUser) => ({ cookie: `next-auth.session-token=${token}` });

async function submitHostile(): Promise<string> {
  const data = {
    title: hostile('Title'),
    company: hostile('Company'),
    location: hostile('Place'),
    duration: hostile('Time').slice(0, 100),
    applicationDeadline: new Date(Date.now() + 864_000_000).toISOString(),
    howToApply: hostile('How'),
    applyLink: 'https://example.org/?a="><script>alert(2)</script>',
  };
  const { body } = await submit(people.employer, data, { name: `${MARKUP}.pdf`, bytes: pdfFile() });
  return body.submission._id;
}

/** Applies as a graduate, with a resume that has a hostile file name. */
async function apply(): Promise<void> {
  const { token } = people.graduate;
  const { body } = await upload({ token }, pdfFile(), { name: `cv\r\nX-Evil: 1; "${MARKUP}.pdf` });
  const json = { internshipId: listing._id, resumeId: body.resume._id };
  expect((await api('POST', '/api/applications', { token, json })).status).toBe(201);
}

let submission: string;

stackDatabase();
beforeAll(async () => {
  people = {
    administrator: await makeUser('administrator'),
    employer: await makeUser('employer', { firstName: hostile('First'), lastName: hostile('Last') }),
    graduate: await makeUser('recent graduate', { firstName: hostile('Given'), lastName: hostile('Family') }),
  };
  const lists = ['whyJoinUs', 'yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'perksAndBenefits'];
  const { _id, slug } = await makeListing({
    title: hostile('Title'),
    company: hostile('Company'),
    location: hostile('Place'),
    duration: hostile('Time').slice(0, 100),
    descriptionIntroHeading: hostile('Heading'),
    descriptionParagraph: hostile('Text'),
    howToApply: hostile('How'),
    isFeatured: true,
    postedBy: people.employer._id,
    ...Object.fromEntries(lists.map((name) => [name, [hostile(name)]])),
  });
  listing = { _id: _id.toHexString(), path: `/internships/it-telecommunications/${slug}` };
  submission = await submitHostile();
  await apply();
});

/** Returns the contents of a page's JSON-LD scripts. */
const dataScripts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

/**
 * Encodes text for a path. Removes slashes, because an encoded slash is rejected before it reaches a page.
 */
const inPath = (text: string): string => encodeURIComponent(text.replaceAll('/', ''));

/** Reads a page and checks that it contains no unescaped markup. */
async function readAsText(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(site + path, { headers, redirect: 'manual' });
  const html = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(html).toContain('<html');
  expect(LIVE.exec(html)?.[0]).toBeUndefined();
  for (const script of dataScripts(html)) expect(() => JSON.parse(script) as unknown).not.toThrow();
  return html;
}

describe('user input appears as text on', () => {
  test.each<[what: string, path: () => string, who?: 'administrator']>([
    ['the list of an industry', () => '/internships/it-telecommunications'],
    ['the home page', () => '/'],
    ['the login', () => `/login?${new URLSearchParams({ from: `/${MARKUP}`, reason: MARKUP }).toString()}`],
    ['an invalid link', () => `/verify-email/${inPath(MARKUP)}`],
    ['a missing page', () => `/${inPath(MARKUP)}`],
    ['a missing article', () => `/career-tips/${inPath(MARKUP)}`],
    ['the submissions', () => '/dashboard/internship-submissions', 'administrator'],
  ])('%s, if it is shown there', async (_, path, who) => {
    await readAsText(path(), who && cookieOf(people[who]));
  });

  test.each<[what: string, path: () => string, who?: 'administrator' | 'employer' | 'graduate']>([
    ['the page of a listing', () => listing.path],
    ['a search', () => `/internships?q=${mark}`],
    ['a search for markup', () => `/internships?${new URLSearchParams({ q: hostile('') }).toString()}`],
    ['the dashboard of an employer', () => '/dashboard', 'employer'],
    ['the applicants', () => `/dashboard/employer-internships/${listing._id}`, 'employer'],
    ['own submissions', () => '/dashboard/employer-internships/submissions', 'employer'],
    ['the profile', () => '/dashboard/profile', 'graduate'],
    ['own applications', () => '/dashboard/my-internships', 'graduate'],
    ['the users', () => `/dashboard/users?q=${mark}`, 'administrator'],
    ['a user', () => `/dashboard/users/${people.graduate.id}`, 'administrator'],
    ['the listings for staff', () => `/dashboard/internships?q=${mark}`, 'administrator'],
    ['a listing to edit', () => `/dashboard/internships/${listing._id}`, 'administrator'],
    ['a submission', () => `/dashboard/internship-submissions/${submission}`, 'administrator'],
  ])('%s, which shows it', async (_, path, who) => {
    const html = await readAsText(path(), who && cookieOf(people[who]));
    expect(html).toContain(mark);
  });

  test('the title of a page, which shows it completely', async () => {
    const { title, meta, html } = await readPage(site, listing.path);
    expect(title).toContain(MARKUP.slice(0, 20));
    expect(meta['og:title']).toContain(mark);
    const posting = dataScripts(html).map((text) => JSON.parse(text) as { title?: string });
    expect(posting.some((one) => one.title === hostile('Title'))).toBe(true);
  });

  test.each(['/feeds/internships.xml', '/sitemap.xml'])('%s', async (path) => {
    const answer = await fetch(site + path);
    const outside = (await answer.text()).replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(answer.headers.get('content-type')).toMatch(/xml|html/);
    expect(LIVE.exec(outside)?.[0]).toBeUndefined();
  });

  test('the JSON feed and the API, which browsers do not treat as a page', async () => {
    for (const path of [
      '/feeds/internships.json',
      `/api/internships/${listing._id}`,
      '/api/internships/featured',
    ]) {
      const answer = await fetch(site + path);
      expect(answer.headers.get('content-type')).toContain('json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const text = await answer.text();
      expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(text).toContain(mark);
    }
  });
});

describe('a file', () => {
  test('has an escaped name in its header', async () => {
    const { body } = await api<{ user: { resume: { filePath: string; fileName: string } } }>(
      'GET',
      '/api/users/me',
      {
        token: people.graduate.token,
      },
    );
    const answer = await fetch(site + body.user.resume.filePath, { headers: cookieOf(people.graduate) });
    expect(answer.headers.get('x-evil')).toBeNull();
    const said = answer.headers.get('content-disposition') ?? '';
    expect(said).toMatch(
      /^attachment; filename="(?:[^"\\]|\\.)*"(?:; filename\*=UTF-8''[\w%.~!#$&+^`|-]+)?$/,
    );
    expect(said).not.toMatch(/[<>\r\n]/);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  test('is served as a picture, whatever it contains', async () => {
    const answer = await fetch(`${site}/share/listings/${listing._id}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(bytes.subarray(0, PNG.length)).toEqual(PNG);
    expect(bytes.includes('<script')).toBe(false);
  });
});

describe('an e-mail', () => {
  const fine = ({ subject, html }: CaughtMail): void => {
    expect(LIVE.exec(html)?.[0]).toBeUndefined();
    expect(subject).not.toMatch(/[\r\n]/);
  };

  test('of the contact form contains the input as text and reaches no one else', async () => {
    const name = `Karani ${mark.replace(/[^a-z]/g, '')}`;
    const json = {
      name,
      email: `${mark}@people.example`,
      message: `${hostile('Message')}\r\n.\r\nBcc: x@evil.example`,
    };
    expect((await api('POST', '/api/contact', { json })).status).toBe(202);
    const own = () => mailsTo(product.email).then((mails) => mails.find(({ text }) => text.includes(mark)));
    await expect.poll(own, { timeout: 10_000 }).toBeDefined();
    const mail = await own();
    if (!mail) throw new Error('no mail');
    fine(mail);
    expect(mail.text).toContain(MARKUP);
    expect(mail.to.map(({ address }) => address)).toEqual([product.email]);
    for (const bad of [
      'a@b.example\r\nBcc: x@evil.example',
      'a@b.example, x@evil.example',
      'a <x@evil.example>, b <y@evil.example>',
    ]) {
      expect((await api('POST', '/api/contact', { json: { ...json, email: bad } })).status).toBe(422);
    }
  });

  test('to an employer contains the title and the comments as text', async () => {
    const { token } = people.administrator;
    const json = { comments: hostile('Comments') };
    await api('POST', `/api/admin/internship-submissions/${submission}/reject`, { token, json });
    const employer = await mongoose.connection
      .collection<{ email: string }>('users')
      .findOne({ _id: people.employer._id });
    const mails = await mailsTo(employer?.email ?? '', 2);
    mails.forEach(fine);
    expect(mails.some(({ text }) => text.includes(hostile('Comments')))).toBe(true);
  });
});
