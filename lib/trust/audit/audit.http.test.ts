import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { AuditEntryModel } from '@/models/audit-entry';
import type { AuditEntry } from './list-entries';

interface Answer {
  entries: AuditEntry[];
  page: number;
  total: number;
  totalPages: number;
}

/** No other test file adds listings to this industry. */
const INDUSTRY = 14;
let administrator: TestUser, employer: TestUser;
stackDatabase();
beforeAll(async () => {
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
});

const call = <Body = Answer>(method: string, path: string, json?: unknown, { token } = administrator) =>
  api<Body>(method, path, { token, json });
const list = (query = '', user = administrator) => call('GET', `/api/admin/audit${query}`, undefined, user);

const fields = (change: Record<string, unknown> = {}) => ({
  title: 'Guide Intern',
  company: 'Safari Works',
  industryId: INDUSTRY,
  location: 'Narok',
  duration: '3 months',
  applicationDeadline: inDays(10).toISOString(),
  applyLink: 'mailto:hr@example.org',
  descriptionParagraph: 'Birds and people.',
  ...change,
});

const submission = () => makeSubmission({ title: 'Waiting Intern', submittedBy: employer._id });

describe('what staff do is recorded', () => {
  test('with a listing: created, updated with what changed, deleted; nothing for what failed', async () => {
    const editor = await makeUser('editor');
    const wanted = fields();
    const created = await call<{ internship: { _id: string } }>('POST', '/api/internships', wanted, editor);
    const { _id } = created.body.internship;
    await call('PUT', `/api/internships/${_id}`, { ...wanted, location: 'Nairobi' }, editor);
    await call('PUT', `/api/internships/${_id}`, { ...wanted, title: 'x' }, editor);
    await call('DELETE', `/api/internships/${_id}`, undefined, editor);
    await call('DELETE', `/api/internships/${_id}`, undefined, editor);
    const { entries } = (await list(`?target=${_id}`)).body;
    expect(entries.map(({ action }) => action)).toEqual([
      'internship deleted',
      'internship updated',
      'internship created',
    ]);
    expect(entries[1]).toMatchObject({
      actor: { _id: editor.id, role: 'editor' },
      target: { kind: 'internship', id: _id, label: 'Guide Intern, Safari Works' },
      before: { location: 'Narok' },
      after: { location: 'Nairobi' },
    });
    expect(Object.keys(entries[1]?.after ?? {})).toEqual(['location']);
  });

  test('with a submission: one approval however often it is asked, and a rejection', async () => {
    const [approved, rejected] = [await submission(), await submission()];
    const at = (id: Types.ObjectId) => `/api/admin/internship-submissions/${id.toHexString()}`;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        call('POST', `${at(approved._id)}/approve`, { industryId: INDUSTRY, descriptionParagraph: 'Cows.' }),
      ),
    );
    await call('POST', `${at(rejected._id)}/reject`, { comments: 'Not an internship.' });
    const one = (await list(`?target=${approved._id.toHexString()}`)).body.entries;
    expect(one).toMatchObject([{ action: 'submission approved', after: { status: 'approved' } }]);
    const other = (await list(`?target=${rejected._id.toHexString()}`)).body.entries;
    expect(other).toMatchObject([
      { action: 'submission rejected', after: { comments: 'Not an internship.' } },
    ]);
  });
});

test('the log pages by ten, newest first, and narrows', async () => {
  const kinds = { kind: 'user', id: new Types.ObjectId() };
  const marker = `Marker${kinds.id.toHexString()}`;
  const entry = (index: number) => ({
    actorId: administrator._id,
    actorName: marker,
    actorRole: 'administrator',
    action: index < 3 ? 'user deleted' : 'user created',
    target: { ...kinds, label: 'Somebody' },
    at: inDays(-index),
  });
  await AuditEntryModel.insertMany(Array.from({ length: 12 }, (_, index) => entry(index)));
  const first = (await list(`?q=${marker}`)).body;
  expect(first).toMatchObject({ page: 1, total: 12, totalPages: 2 });
  const times = first.entries.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect((await list(`?q=${marker}&page=2`)).body.entries).toHaveLength(2);
  expect((await list(`?q=${marker}&action=user deleted`)).body.total).toBe(3);
  expect((await list(`?q=${marker}&kind=internship`)).body.total).toBe(0);
  expect((await list(`?q=${marker}&kind=&action=`)).body.total).toBe(12);
  expect((await list('?action=other')).status).toBe(422);
  expect((await list('?target=abc')).status).toBe(404);
});

test.each(['editor', 'employer', 'recent graduate'] as const)('it is not for an %s', async (role) => {
  expect((await list('', await makeUser(role))).status).toBe(403);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('there is no %s', async (method) => {
  expect((await call(method, '/api/admin/audit', method === 'DELETE' ? undefined : {})).status).toBe(405);
});
