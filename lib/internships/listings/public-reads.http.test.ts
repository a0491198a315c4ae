import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { InternshipModel } from '@/models/internship';
import type { InternshipSummary, PublicInternship } from './mapper';
import { openFilter } from './open-status';

interface Page {
  internships: InternshipSummary[];
  page: number;
  total: number;
  totalPages: number;
}

/** No other test file adds listings to this industry. */
const INDUSTRY = 15;
const list = async (query = '', industryId: string | number = INDUSTRY) =>
  api<Page>('GET', `/api/internships/industry/${industryId}${query}`);

stackDatabase();

describe('the listings of an industry', () => {
  let closed: string, deleted: string, hidden: string;
  beforeAll(async () => {
    const make = async (title: string, change: Parameters<typeof makeListing>[0]) =>
      (await makeListing({ industryId: INDUSTRY, title, ...change }))._id.toHexString();
    for (let index = 0; index < 23; index += 1) {
      await make(`Open ${index}`, { createdAt: inDays(-index - 1) });
    }
    closed = await make('Closed', { applicationDeadline: inDays(-1) });
    deleted = await make('Deleted', { deletedAt: new Date() });
    hidden = await make('Hidden', { hiddenAt: new Date() });
  });

  test('every open one once, newest first, ten a page; no closed, deleted or hidden one', async () => {
    const first = (await list()).body;
    expect(first.page).toBe(1);
    expect(first.total).toBe(
      await InternshipModel.countDocuments({ industryId: INDUSTRY, ...openFilter(new Date()) }),
    );
    expect(first.totalPages).toBe(Math.ceil(first.total / 10));
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, async (_, index) => (await list(`?page=${index + 1}`)).body),
    );
    expect(pages.slice(0, -1).map(({ internships }) => internships.length)).toEqual(
      Array(first.totalPages - 1).fill(10),
    );
    const all = pages.flatMap(({ internships }) => internships);
    const ids = all.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).not.toEqual(expect.arrayContaining([closed]));
    expect(ids).not.toEqual(expect.arrayContaining([deleted]));
    expect(ids).not.toEqual(expect.arrayContaining([hidden]));
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(all.every(({ status, industryId }) => status === 'Open' && industryId === INDUSTRY)).toBe(true);
  });

  test.each(['0', '-1', 'abc', '', '1.9', 'NaN', '-Infinity', '%00'])('page %j reads as 1', async (page) => {
    const { status, body } = await list(`?page=${page}`);
    expect(status).toBe(200);
    expect(body.page).toBe(1);
    expect(body.internships).toEqual((await list()).body.internships);
  });

  test.each(['9999', '1e300', '99999999999999999999'])('page %s, past the end, is empty', async (page) => {
    const { status, body } = await list(`?page=${page}`);
    expect(status).toBe(200);
    expect(body.internships).toEqual([]);
    expect(body.totalPages).toBe((await list()).body.totalPages);
  });

  test.each(['0', '17', '-1', '1.5', 'abc', '01x', '%24ne', '1e0'])(
    'industry %s is unknown',
    async (industry) => {
      const { status, body } = await api('GET', `/api/internships/industry/${industry}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'Industry not found.' });
    },
  );

  test('a list holds no long texts and nothing of the inside', async () => {
    const [first] = (await list()).body.internships;
    expect(Object.keys(first ?? {}).sort()).toEqual(
      '_id applicationDeadline company county createdAt duration employer featuredSlug industryId isFeatured kind location path remote status stipend title'.split(
        ' ',
      ),
    );
  });
});

test('featured: at most 7, open ones only, newest first', async () => {
  const newest = inDays(1000);
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      makeListing({
        industryId: 14,
        title: `Featured ${index}`,
        isFeatured: true,
        createdAt: new Date(newest.getTime() - index * 1000),
      }),
    ),
  );
  const unseen = { industryId: 14, isFeatured: true, createdAt: new Date(newest.getTime() + 1) };
  await makeListing({ ...unseen, title: 'Closed', applicationDeadline: inDays(-1) });
  await makeListing({ ...unseen, title: 'Deleted', deletedAt: new Date() });
  await makeListing({ ...unseen, title: 'Plain', isFeatured: false });
  const { status, body } = await api<InternshipSummary[]>('GET', '/api/internships/featured');
  expect(status).toBe(200);
  expect(body.map(({ _id }) => _id)).toEqual(made.slice(0, 7).map(({ _id }) => _id.toHexString()));
});

describe('one listing', () => {
  const read = (id: string) => api<{ internship: PublicInternship }>('GET', `/api/internships/${id}`);

  test('open', async () => {
    const listing = await makeListing({ industryId: 14, title: 'Mpishi wa Crème', yourRole: ['Kupika'] });
    const { status, body, headers } = await read(listing._id.toHexString());
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({
      title: 'Mpishi wa Crème',
      yourRole: ['Kupika'],
      status: 'Open',
      path: `/internships/tourism-hospitality/test-company-mpishi-wa-creme-${listing._id.toHexString()}`,
    });
    for (const inside of ['postedBy', 'createdBy', 'slug', 'deletedAt', 'hiddenAt', 'submissionRef', '__v']) {
      expect(body.internship).not.toHaveProperty(inside);
    }
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('closed: still there, and says so', async () => {
    const { _id } = await makeListing({ industryId: 14, applicationDeadline: inDays(-1) });
    const { status, body } = await read(_id.toHexString());
    expect(status).toBe(200);
    expect(body.internship.status).toBe('Closed');
  });

  test('deleted: gone', async () => {
    const { _id } = await makeListing({ industryId: 14, deletedAt: new Date() });
    expect((await read(_id.toHexString())).status).toBe(410);
  });

  test('hidden: not found', async () => {
    const { _id } = await makeListing({ industryId: 14, hiddenAt: new Date() });
    expect((await read(_id.toHexString())).status).toBe(404);
  });

  test.each(['000000000000000000000000', 'abc', '%7B%22$ne%22:1%7D', 'x'.repeat(2000)])(
    '%s: not found',
    async (id) => {
      const { status, body } = await read(id);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'Internship not found' });
    },
  );
});

const TOO_LONG = 'x'.repeat(5_000);

test.each([
  `/internships/it-telecommunications/${TOO_LONG}`,
  `/featured-internships/${TOO_LONG}`,
  `/employers/${TOO_LONG}`,
  `/feeds/employers/${TOO_LONG}.xml`,
  `/api/employers/${TOO_LONG}`,
  `/api/employers/${TOO_LONG}/logo`,
])('an address with a name longer than an index can hold: not found', async (path) => {
  expect((await api('GET', path)).status).toBe(404);
});
