import mongoose, { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';

let administrator: TestUser;

const stack = stackForFile({ env: { LOG_LEVEL: 'fatal' } });
beforeAll(async () => {
  administrator = await makeUser('administrator');
});

/** Returns the text of a page as the administrator sees it, without markup. */
async function textOf(path: string): Promise<string> {
  const answer = await fetch(stack().appUrl + path, {
    headers: { cookie: `next-auth.session-token=${administrator.token}` },
  });
  expect(answer.status).toBe(200);
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text())?.[1] ?? '';
  return main
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

const EMPTY = [
  ['/dashboard/internships', 'No internships yet'],
  ['/dashboard/internships?status=open', 'No internships found'],
  ['/dashboard/internship-submissions', 'All clear!...'],
  ['/dashboard/users?role=editor', 'No users found'],
  ['/dashboard/audit', 'No entries found'],
  ['/dashboard/reports', 'No reports here'],
  ['/dashboard/search-words', 'No synonyms yet'],
  ['/dashboard/search-words', 'Every search found something'],
  ['/dashboard/page-views', 'Nothing counted yet'],
  ['/dashboard/page-views', 'Page views are not counted here'],
] as const;

const WRONG_FILTER = [
  ['/dashboard/reports?state=all', 'Reports appear here when people send them.'],
  ['/dashboard/requests?state=all', 'No requests here'],
  ['/dashboard/employers?state=open', 'Nothing to check'],
  ['/dashboard/internships?status=all&sort=best', 'No internships yet'],
  ['/dashboard/users?role=pilot&state=all', 'newest first: 1 in all'],
  ['/dashboard/page-views?kind=all&period=years', 'How often each page was opened.'],
  [`/dashboard/audit?kind=all&action=all&q=${'x'.repeat(101)}`, 'No entries found'],
] as const;

describe('with nothing in it', () => {
  test.each(EMPTY)('%s says "%s"', async (path, words) => {
    expect(await textOf(path)).toContain(words);
  });

  test.each(WRONG_FILTER)('%s shows the default list', async (path, words) => {
    expect(await textOf(path)).toContain(words);
  });

  test('the first page counts nothing', async () => {
    const text = await textOf('/dashboard');
    expect(text).toContain('Open internships 0');
    expect(text).toContain('Submissions waiting 0 Nothing to decide');
  });
});

/** A record that no page can show, because its id is invalid. */
const broken = (fields: object = {}) => ({ _id: 'none', createdAt: new Date(), ...fields });

const FAILED = [
  ['/dashboard/users', 'Failed to fetch users', 'users', broken({ username: 'x', email: 'x' })],
  ['/dashboard/internships', 'Failed to fetch internships', 'internships', broken({ deletedAt: null })],
  [
    '/dashboard/internship-submissions',
    'Failed to fetch submissions',
    'submissions',
    broken({ status: 'pending' }),
  ],
  ['/dashboard/audit', 'Failed to fetch the audit log', 'auditentries', broken({ at: new Date() })],
  [
    '/dashboard/search-words',
    'Failed to fetch the synonyms',
    'synonyms',
    broken({ phrase: 'a', means: 'b' }),
  ],
] as const;

const collection = (name: string) =>
  mongoose.connection.collection<Record<string, unknown> & { _id: Types.ObjectId | string }>(name);

describe('with a record that cannot be read', () => {
  test.each(FAILED)('%s says "%s" and offers another try', async (path, words, name, record) => {
    await collection(name).insertOne(record);
    const text = await textOf(path);
    expect(text).toContain(words);
    expect(text).toContain('Try again');
    await collection(name).deleteOne({ _id: record._id });
    expect(await textOf(path)).not.toContain(words);
  });

  test('a submission says "Failed to fetch submission details"', async () => {
    const _id = new Types.ObjectId();
    await collection('submissions').insertOne({ _id, status: 'rejected', file: null });
    const text = await textOf(`/dashboard/internship-submissions/${_id.toHexString()}`);
    expect(text).toContain('Failed to fetch submission details');
  });
});
