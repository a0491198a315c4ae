import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { InternshipModel } from '@/models/internship';
import type { StaffInternship } from './mapper';

interface Answer {
  message: string;
  errors?: Record<string, string>;
  internship: StaffInternship;
}

/** No other test file adds listings to this industry. */
const INDUSTRY = 12;
const unique = () => `Test ${new Types.ObjectId().toHexString()}`;
const fields = (change: Record<string, unknown> = {}) => ({
  title: unique(),
  company: 'Jua Kali Energy',
  industryId: INDUSTRY,
  location: 'Kisumu',
  duration: '3 months',
  applicationDeadline: inDays(10).toISOString(),
  applyLink: 'mailto:hr@example.org',
  descriptionParagraph: 'Panels on roofs.',
  ...change,
});

let editor: TestUser;
const create = (json: unknown, { token } = editor) =>
  api<Answer>('POST', '/api/internships', { token, json });
const update = (id: string, json: unknown, { token } = editor) =>
  api<Answer>('PUT', `/api/internships/${id}`, { token, json });
const remove = (id: string, { token } = editor) => api<Answer>('DELETE', `/api/internships/${id}`, { token });
const read = (id: string, token?: string) =>
  api<Answer>('GET', `/api/internships/${id}`, { ...(token && { token }) });

stackDatabase();
beforeAll(async () => {
  editor = await makeUser('editor');
});

describe('publishing', () => {
  test('with the fields of the form: it is on the site at once', async () => {
    const wanted = fields({
      isFeatured: true,
      niceToHaveSkills: [' Solar ', ''],
      county: 'Kisumu',
      stipend: { kind: 'paid', min: 10_000 },
    });
    const { status, body } = await create(wanted);
    expect(status).toBe(201);
    expect(body.internship).toMatchObject({
      ...wanted,
      niceToHaveSkills: ['Solar'],
      stipend: { kind: 'paid', min: 10_000, max: null },
      status: 'Open',
      kind: 'internship',
      remote: false,
    });
    const { createdBy, hidden, ...published } = body.internship;
    expect({ createdBy, hidden }).toEqual({
      createdBy: { firstName: 'Test', lastName: 'Person' },
      hidden: false,
    });
    expect((await read(body.internship._id)).body.internship).toEqual({ ...published, employer: null });
    expect((await read(body.internship._id, editor.token)).body.internship).toEqual({
      ...body.internship,
      employer: null,
    });
    const stored = await InternshipModel.findById(body.internship._id).lean();
    expect(stored).toMatchObject({ postedBy: null, createdBy: editor._id, submissionRef: null });
  });

  test('staff read who published it, and hidden ones; nobody else does', async () => {
    const { _id } = (await create(fields())).body.internship;
    await InternshipModel.updateOne({ _id }, { $set: { hiddenAt: new Date() } });
    for (const role of ['editor', 'administrator'] as const) {
      const { status, body } = await read(_id, (await makeUser(role)).token);
      expect(status).toBe(200);
      expect(body.internship).toMatchObject({ createdBy: { firstName: 'Test' }, hidden: true });
    }
    await InternshipModel.updateOne({ _id }, { $set: { hiddenAt: null } });
    for (const role of ['employer', 'recent graduate'] as const) {
      const { status, body } = await read(_id, (await makeUser(role)).token);
      expect(status).toBe(200);
      expect(body.internship).not.toHaveProperty('createdBy');
    }
    await InternshipModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
    expect((await read(_id, editor.token)).status).toBe(410);
  });

  test('an administrator may', async () => {
    expect((await create(fields(), await makeUser('administrator'))).status).toBe(201);
  });

  test('the same names again get an address of their own', async () => {
    const wanted = fields();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const paths = answers.map(({ body }) => body.internship.path);
    expect(new Set(paths).size).toBe(5);
    const [shortest = ''] = [...paths].sort((one, other) => one.length - other.length);
    expect(paths.every((path) => path.startsWith(shortest))).toBe(true);
  });

  test('wrong fields: a message beside each, and nothing stored', async () => {
    const title = unique();
    const { status, body } = await create({
      ...fields({ title }),
      company: 'ab',
      applyLink: 'javascript:alert(1)',
      applicationDeadline: inDays(-1).toISOString(),
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Please fix the errors in the form to continue',
      errors: {
        company: 'This field requires substantial content',
        applyLink: 'Please enter a valid URL! email (mailto:) or phone (tel:) link',
        applicationDeadline: "The deadline must be later than today's date",
      },
    });
    expect(await InternshipModel.exists({ title })).toBeNull();
  });

  test('what is not a field is not stored', async () => {
    const { body } = await create(
      fields({ postedBy: editor.id, slug: 'mine', hiddenAt: '2020-01-01', _id: '0'.repeat(24) }),
    );
    const stored = await InternshipModel.findById(body.internship._id).lean();
    expect(stored).toMatchObject({ postedBy: null, hiddenAt: null });
    expect(stored?.slug).not.toBe('mine');
  });
});

describe('changing', () => {
  test('all fields; the address stays', async () => {
    const { internship } = (await create(fields())).body;
    const wanted = fields({ title: 'Another title', updatedAt: internship.updatedAt });
    const { status, body } = await update(internship._id, wanted);
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({
      title: 'Another title',
      path: internship.path,
      featuredSlug: 'jua-kali-energy-another-title',
      createdAt: internship.createdAt,
    });
    expect(Date.parse(body.internship.updatedAt ?? '')).toBeGreaterThan(
      Date.parse(internship.updatedAt ?? ''),
    );
  });

  test('a stale edit is refused, one without the time it was read is taken', async () => {
    const { internship } = (await create(fields())).body;
    await update(internship._id, fields({ title: 'The first', updatedAt: internship.updatedAt }));
    expect((await update(internship._id, fields({ updatedAt: internship.updatedAt }))).status).toBe(409);
    expect((await read(internship._id)).body.internship.title).toBe('The first');
    expect((await update(internship._id, fields({ title: 'The last' }))).status).toBe(200);
  });

  test('saving what is there already changes nothing, not even the day of the change', async () => {
    const wanted = fields();
    const { internship } = (await create(wanted)).body;
    const again = await update(internship._id, { ...wanted, updatedAt: internship.updatedAt });
    expect(again).toMatchObject({ status: 200, body: { internship: { updatedAt: internship.updatedAt } } });
    expect((await read(internship._id)).body.internship.updatedAt).toBe(internship.updatedAt);
  });

  test('of ten edits of the same reading at once, one is taken', async () => {
    const { internship } = (await create(fields())).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        update(internship._id, fields({ title: `Number ${n}`, updatedAt: internship.updatedAt })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('moving to an industry where its address is taken gives it another', async () => {
    const wanted = fields({ industryId: 11 });
    const there = (await create(wanted)).body.internship;
    const here = (await create({ ...wanted, industryId: INDUSTRY })).body.internship;
    const { status, body } = await update(here._id, wanted);
    expect(status).toBe(200);
    expect(body.internship.path).toMatch(/^\/internships\/health-life-sciences\//);
    expect(body.internship.path).not.toBe(there.path);
  });

  test('what is left out keeps its value', async () => {
    const { internship } = (await create(fields({ remote: true, county: 'Kisumu' }))).body;
    expect((await update(internship._id, fields())).body.internship).toMatchObject({
      remote: true,
      county: 'Kisumu',
    });
  });
});

describe('deleting', () => {
  test('the listing is gone, for reading, editing and deleting', async () => {
    const { internship } = (await create(fields())).body;
    expect((await remove(internship._id)).status).toBe(200);
    expect((await read(internship._id)).status).toBe(410);
    expect((await update(internship._id, fields())).status).toBe(410);
    expect((await remove(internship._id)).status).toBe(410);
    const list = await api<{ internships: { _id: string }[] }>(
      'GET',
      `/api/internships/industry/${INDUSTRY}`,
    );
    expect(list.body.internships.map(({ _id }) => _id)).not.toContain(internship._id);
  });
});

test.each(['000000000000000000000000', 'abc'])('%s is no listing', async (id) => {
  expect((await update(id, fields())).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

test('the list of all holds closed ones, not deleted ones', async () => {
  const newest = { industryId: INDUSTRY, createdAt: inDays(2000) };
  const closed = await makeListing({ ...newest, applicationDeadline: inDays(-1), title: 'Closed' });
  await makeListing({ ...newest, deletedAt: new Date(), title: 'Deleted' });
  const { status, body } = await api<{ internships: StaffInternship[]; total: number; totalPages: number }>(
    'GET',
    '/api/internships/all',
    { token: editor.token },
  );
  expect(status).toBe(200);
  expect(body.internships).toHaveLength(10);
  expect(body.internships[0]).toMatchObject({ _id: closed._id.toHexString(), status: 'Closed' });
  expect(body.totalPages).toBe(Math.ceil(body.total / 10));
});

describe('the list of all', () => {
  const marker = unique().replace(' ', '');
  const list = async (query: string) => {
    const answer = await api<{ internships: StaffInternship[]; total: number }>(
      'GET',
      `/api/internships/all?q=${marker}${query}`,
      { token: editor.token },
    );
    return { ...answer, titles: answer.body.internships?.map(({ title }) => title) };
  };
  beforeAll(async () => {
    const company = marker;
    await makeListing({ company, title: 'Bee', applicationDeadline: inDays(3), createdAt: inDays(-3) });
    await makeListing({ company, title: 'Ant', applicationDeadline: inDays(-1), createdAt: inDays(-2) });
    await makeListing({ company, title: 'Cow', isFeatured: true, createdAt: inDays(-1), location: 'Lodwar' });
  });

  test.each([
    ['', ['Cow', 'Ant', 'Bee']],
    ['&status=&sort=', ['Cow', 'Ant', 'Bee']],
    ['&sort=newest', ['Cow', 'Ant', 'Bee']],
    ['&sort=oldest', ['Bee', 'Ant', 'Cow']],
    ['&sort=deadline', ['Ant', 'Bee', 'Cow']],
    ['&sort=title', ['Ant', 'Bee', 'Cow']],
    ['&status=open', ['Cow', 'Bee']],
    ['&status=closed', ['Ant']],
    ['&status=featured', ['Cow']],
    [' lodwar', ['Cow']],
    [' ant', ['Ant']],
    [' nothing', []],
    ['&page=2', []],
  ])('%s', async (query, titles) => {
    expect((await list(query)).titles).toEqual(titles);
  });

  test.each(['&status=other', '&sort=price'])('%s is refused', async (query) => {
    expect((await list(query)).status).toBe(422);
  });
});

test.each(['employer', 'recent graduate'] as const)('none of it for an %s', async (role) => {
  const user = await makeUser(role);
  const { _id } = await makeListing({ industryId: INDUSTRY, postedBy: user._id });
  expect((await create(fields(), user)).status).toBe(403);
  expect((await update(_id.toHexString(), fields(), user)).status).toBe(403);
  expect((await remove(_id.toHexString(), user)).status).toBe(403);
  expect((await api('GET', '/api/internships/all', { token: user.token })).status).toBe(403);
  expect((await InternshipModel.findById(_id).lean())?.deletedAt).toBeNull();
});
