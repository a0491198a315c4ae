import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { clientFor, TEST_PASSWORD, type Client } from '../client/client-for';
import { makeApplication } from '../data/applications';
import { inDays, makeListing, makeResume, makeUser } from '../data/fixtures';
import { REQUIRED_FIELDS } from '../data/listing-input';
import { makeSubmission } from '../data/submissions';
import { stackForFile } from '../stack/for-file';
import { LISTING_ROWS } from './listings';
import { PEOPLE_ROWS } from './people';
import { publish } from './public';
import { emptyLists, store, type Made, type MomentRow } from './row';

/** A separate site, because other test files add records to the same lists. */
const stack = stackForFile();
beforeEach(emptyLists);

const ROWS: readonly MomentRow[] = [...LISTING_ROWS, ...PEOPLE_ROWS];
const TOLD = /N\/A|Invalid Date/;
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Values stored in place of a time, and the resulting text in responses and on pages. The unit tests cover
 * more values.
 */
const STORED = [
  { what: 'nothing', value: undefined, answer: null, text: 'N/A' },
  { what: 'a text', value: 'soon', answer: 'Invalid Date', text: 'Invalid Date' },
];
type Stored = (typeof STORED)[number];

const client = (): Client => clientFor(stack());

const valueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], row);

async function answered({ token, api }: Made) {
  if (!api) return [];
  const { status, body } = await client().api<never>('GET', api.path, { token });
  return status === 200 ? api.rows(body).map((row) => api.at.map((path) => valueAt(row, path))) : status;
}

/** Returns the text of the rows with these marks on a page, or of the whole page if there are none. */
async function shown(path: string, { token, marks }: Made): Promise<string[] | number> {
  const cookie = `next-auth.session-token=${token ?? ''}; mwanzo-signed-in=1`;
  const answer = await fetch(new URL(path, stack().appUrl), {
    headers: { accept: 'text/html', ...(token && { cookie }) },
    redirect: 'manual',
  });
  if (answer.status !== 200) return answer.status;
  const { document } = new JSDOM(await answer.text()).window;
  document.querySelectorAll('script, style, template').forEach((one) => one.remove());
  const wordsOf = (one: Element | null | undefined) => one?.textContent.replaceAll(/\s+/g, ' ') ?? 'nowhere';
  const rows = [...document.querySelectorAll('tr, li')];
  const rowOf = (mark: string) => rows.findLast((row) => row.textContent.includes(mark));
  return marks ? marks.map((mark) => wordsOf(rowOf(mark))) : [wordsOf(document.querySelector('main'))];
}

/** Returns the text in each row about an invalid time, or null if there is none. */
const told = (rows: string[] | number) =>
  typeof rows === 'number'
    ? rows
    : rows.map((words) => (words === 'nowhere' ? words : (TOLD.exec(words)?.[0] ?? null)));

async function expectBroken(made: Made, { answer, text }: Stored): Promise<void> {
  const inList = <T>(good: T, broken: T) => (made.isOne ? [broken] : [good, broken, good]);
  if (made.api) {
    const values = <T>(value: T) => made.api?.at.map(() => value);
    await expect
      .poll(() => answered(made))
      .toEqual(inList<unknown>(values(expect.stringMatching(ISO)), values(answer)));
  }
  const said = made.isOptional && answer === null ? null : text;
  for (const page of made.pages ?? [])
    await expect
      .poll(async () => told(await shown(page, made)), { message: page })
      .toEqual(inList(null, said));
}

describe.each(ROWS.map((row) => [`${row.answer ?? 'only pages'}, ${row.what}`, row] as const))(
  '%s',
  (_, { make }) => {
    test.each(STORED)('reports it if $what is stored, and shows everything else', async (stored) => {
      const made = await make();
      for (const place of made.places) await store(place, stored.value);
      await expectBroken(made, stored);
    });
  },
);

type Json = Record<string, unknown>;

const read = async (path: string, token?: string) => {
  const cookie = `next-auth.session-token=${token ?? ''}; mwanzo-signed-in=1`;
  const answer = await fetch(new URL(path, stack().appUrl), { headers: token ? { cookie } : {} });
  return { status: answer.status, text: await answer.text() };
};

/** Polls an address for which of these listings it shows. */
const named = (path: string, titles: readonly string[]) =>
  expect.poll(
    async () => {
      const { status, text } = await read(path);
      return status === 200 ? titles.map((title) => text.includes(title)) : status;
    },
    { message: path },
  );

const jobsIn = (html: string): number => html.split('"@type":"JobPosting"').length - 1;
const pathOf = ({ slug }: { slug: string }): string => `/internships/legal-services/${slug}`;

describe.each(STORED)('if $what is stored', ({ value, answer, text }) => {
  test('as a deadline, lists of open listings omit the listing and show the others', async () => {
    const { listings, addresses, broken } = await publish('applicationDeadline', value);
    const titles = listings.map(({ title }) => title);
    for (const path of addresses) await named(path, titles).toEqual([true, false, true]);
    for (const path of ['/', '/internships', '/api/internships/featured'])
      await named(path, titles.slice(0, 2)).toEqual([true, false]);
    await named('/today.txt', titles).toEqual([true, false, true]);
    await named(
      '/sitemaps/listings-1',
      listings.map(({ slug }) => slug),
    ).toEqual([true, false, true]);
    const page = await read(pathOf(broken));
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('This internship has closed.') });
    expect(jobsIn(page.text)).toBe(0);
    expect(page.text).toContain(text);
  });

  test('as a deadline, the listing rejects applications, warns anyone who saves it, and counts as closed', async () => {
    const { broken, owner } = await publish('applicationDeadline', value);
    const { api } = client();
    const id = broken._id.toHexString();
    const graduate = await makeUser('recent graduate');
    const { token } = graduate;
    const json = { internshipId: id, resumeId: (await makeResume(graduate)).toHexString() };
    expect(await api('POST', '/api/applications', { token, json })).toMatchObject({
      status: 409,
      body: { message: 'Applications for this internship have closed.' },
    });
    expect((await read(`/dashboard/apply/${id}`, token)).text).toContain('This internship has closed.');
    expect(await api('PUT', `/api/users/saved/${id}`, { token })).toMatchObject({
      status: 200,
      body: { message: `${broken.title} is saved. It has closed.` },
    });
    expect((await api('GET', '/api/users/saved.ics', { token })).status).toBe(200);
    expect((await api('GET', `/api/internships/${id}.ics`)).status).toBe(404);
    const editor = await makeUser('editor');
    for (const [path, by] of [
      ['/api/employer/my-internships', owner],
      ['/api/internships/all', editor],
    ] as const) {
      const found = async (status: string) =>
        (
          await api<{ internships: { _id: string }[] }>('GET', `${path}?status=${status}`, {
            token: by.token,
          })
        ).body.internships.map(({ _id }) => _id);
      expect(await found('closed')).toEqual([id]);
      expect(await found('open')).not.toContain(id);
    }
  });

  test('as a deadline or as the time of the last change, it can be repaired', async () => {
    const { broken, owner } = await publish('applicationDeadline', value);
    const { api } = client();
    const id = broken._id.toHexString();
    const own = `/dashboard/employer-internships/${id}`;
    for (const page of [
      own,
      `${own}?extend=yes`,
      `${own}/edit`,
      `/dashboard/employer-internships/submit?copy=${id}`,
    ])
      expect(await read(page, owner.token), page).toMatchObject({
        status: 200,
        text: expect.not.stringContaining('Failed to'),
      });
    const applicationDeadline = inDays(20).toISOString();
    expect(
      await api('POST', `/api/employer/internships/${id}/extend`, {
        token: owner.token,
        json: { applicationDeadline },
      }),
    ).toMatchObject({ status: 200, body: { internship: { status: 'Open' } } });
    for (const path of ['applicationDeadline', 'updatedAt'])
      await store({ collection: 'internships', _id: broken._id, path }, value);
    const { token } = await makeUser('editor');
    const { body } = await api<{ internship: Json }>('GET', `/api/internships/${id}`);
    expect(body.internship).toMatchObject({ updatedAt: answer, status: 'Closed' });
    expect((await read(`/dashboard/internships/${id}`, token)).status).toBe(200);
    const json = { ...REQUIRED_FIELDS, applicationDeadline, updatedAt: body.internship.updatedAt };
    expect(await api('PUT', `/api/internships/${id}`, { token, json })).toMatchObject({
      status: 200,
      body: { internship: { status: 'Open', updatedAt: expect.stringMatching(ISO) } },
    });
  });

  test('as the publication date, lists show all listings, and the page has no job posting markup', async () => {
    const { listings, addresses, broken } = await publish('createdAt', value);
    const titles = listings.map(({ title }) => title);
    for (const path of addresses) await named(path, titles).toEqual([true, true, true]);
    for (const path of ['/', '/internships', '/api/internships/featured'])
      await named(path, titles.slice(0, 2)).toEqual([true, true]);
    await named('/today.txt', titles).toEqual([true, false, true]);
    const page = await read(pathOf(broken));
    expect(page.status).toBe(200);
    expect(jobsIn(page.text)).toBe(0);
    expect(jobsIn((await read(pathOf(listings[0]))).text)).toBe(1);
    const rss = await read('/feeds/legal-services.xml');
    expect(rss.text).not.toMatch(TOLD);
    expect(rss.text.split('<item>')).toHaveLength(4);
    const calendar = await read(`/api/internships/${broken._id.toHexString()}.ics`);
    expect(calendar.status).toBe(200);
    // RFC 5545: 31 bits.
    expect(Number(/^SEQUENCE:(\d+)/m.exec(calendar.text)?.[1])).toBeLessThan(2 ** 31);
  });

  test('as the time of the last change, feeds and sitemaps omit the listing', async () => {
    const { listings, addresses } = await publish('updatedAt', value);
    const titles = listings.map(({ title }) => title);
    for (const path of addresses) await named(path, titles).toEqual([true, true, true]);
    const slugs = listings.map(({ slug }) => slug);
    await named('/sitemaps/listings-1', slugs).toEqual([true, true, true]);
    const { text: sitemap } = await read('/sitemaps/listings-1');
    expect(sitemap).not.toMatch(TOLD);
    expect(sitemap.split('<lastmod>')).toHaveLength(3);
  });

  test('as the dates of applications, exports report it', async () => {
    const employer = await makeUser('employer');
    const listing = await makeListing({ postedBy: employer._id });
    const { graduate, application } = await makeApplication(listing);
    for (const path of ['appliedAt', 'history.0.at'])
      await store({ collection: 'applications', _id: application._id, path }, value);
    const csv = await read(`/api/employer/applicants/${listing._id.toHexString()}.csv`, employer.token);
    expect(csv.text.split('\r\n')[1]).toContain(`,applied,${text},${text},`);
    // The resume has no file.
    await ResumeModel.deleteMany({ userId: graduate._id });
    const { token } = graduate;
    expect((await client().api('GET', '/api/users/me/export', { token })).status).toBe(200);
  });

  test('as the time of an interview, the application reports it and has no calendar file', async () => {
    const employer = await makeUser('employer');
    const listing = await makeListing({ postedBy: employer._id });
    const { graduate, application } = await makeApplication(listing, { status: 'interview' });
    const interview = { at: inDays(3), place: 'Ngong Road', link: null };
    await store({ collection: 'applications', _id: application._id, path: 'interview' }, interview);
    await store({ collection: 'applications', _id: application._id, path: 'interview.at' }, value);
    const id = application._id.toHexString();
    const { token } = graduate;
    for (const page of [`/dashboard/my-internships/${id}`, '/dashboard/my-internships', '/dashboard'])
      expect((await read(page, token)).text, page).not.toContain('Failed to');
    expect((await read(`/dashboard/my-internships/${id}`, token)).text).toContain(`${text}, Nairobi time`);
    const ofEmployer = `/dashboard/employer-internships/${listing._id.toHexString()}/applicants/${id}`;
    expect((await read(ofEmployer, employer.token)).text).toContain(`${text}, Nairobi time`);
    expect((await client().api('GET', `/api/applications/${id}/interview.ics`, { token })).status).toBe(404);
  });

  test('as the date of a submission, administrators can log in, see the figures and decide on it', async () => {
    const passwordHash = await hashPassword(TEST_PASSWORD);
    const { _id, token } = await makeUser('administrator', { passwordHash, activeAt: inDays(-3) });
    const made = await makeSubmission({ submittedBy: (await makeUser('employer'))._id });
    await makeSubmission({ submittedBy: (await makeUser('employer'))._id });
    for (const path of ['createdAt', 'updatedAt'])
      await store({ collection: 'submissions', _id: made._id, path }, value);
    const home = await read('/dashboard', token);
    expect(home.text).toContain('Oldest');
    expect(home.text).not.toContain('Failed to');
    const rejected = await client().api(
      'POST',
      `/api/admin/internship-submissions/${made._id.toHexString()}/reject`,
      { token, json: { comments: 'It has no pay.', updatedAt: answer } },
    );
    expect(rejected.status).toBe(200);
    await store({ collection: 'users', _id, path: 'activeAt' }, value);
    const { username } = await UserModel.findById(_id).orFail().lean();
    await client().logIn(username);
  });
});

test('the table lists every response with a stored time', () => {
  const { paths = {}, components } = openApiDocument({ origin: 'https://site.example' });
  const schemas = components?.schemas as Json;
  const hasTime = (node: unknown, seen: readonly string[] = []): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const name =
      String((node as Json).$ref ?? '')
        .split('/')
        .at(-1) ?? '';
    if (name === '') return Object.values(node).some((part) => hasTime(part, seen));
    return name === 'Time' || (!seen.includes(name) && hasTime(schemas[name], [...seen, name]));
  };
  const withTime = Object.entries(paths).flatMap(([path, { get }]) =>
    hasTime(get?.responses?.['200']) ? [path] : [],
  );
  expect(withTime.length).toBeGreaterThan(20);
  expect([...new Set(ROWS.flatMap(({ answer }) => answer ?? []))].sort()).toEqual(withTime.sort());
});
