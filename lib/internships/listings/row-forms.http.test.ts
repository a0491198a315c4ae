import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { auditEntriesOf } from '@/dev/testing/client/user-calls';
import { makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { plainBrowser } from '@/dev/testing/states/plain-browser';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

let editor: TestUser;
stackDatabase();
beforeAll(async () => {
  editor = await makeUser('editor');
});

const LIST = '/dashboard/internships';
const REFUSED = '403 - Unauthorized Access!';
const UNKNOWN = '0'.repeat(24);
const featurePath = (id: string) => `/api/internships/${id}/feature`;
const deletePath = (id: string) => `/api/internships/${id}/delete`;

async function listed(change: Partial<InternshipRecord> = {}) {
  const title = `Solar ${uniqueLetters()}`;
  const { _id } = await makeListing({ title, ...change });
  const id = _id.toHexString();
  const stored = () => InternshipModel.findById(_id).select('+approvedTexts').orFail().lean();
  return { id, title, list: new URLSearchParams({ q: title, sort: 'title' }).toString(), stored };
}

describe('featuring', () => {
  test('says so, keeps the texts that were approved, and records one entry each time', async () => {
    const approvedTexts = {
      title: 'Solar',
      duration: '3 months',
      howToApply: 'Write.',
      descriptionParagraph: 'Sun',
    };
    const { id, title, stored } = await listed({ approvedTexts });
    const feature = (isFeatured: unknown) =>
      api('POST', featurePath(id), { token: editor.token, json: { isFeatured } });
    const before = await stored();
    expect(await feature(true)).toMatchObject({
      status: 200,
      body: { message: `${title} is featured now.` },
    });
    const { updatedAt, ...featured } = await stored();
    expect(featured).toMatchObject({ isFeatured: true, approvedTexts: before.approvedTexts });
    expect(await feature(true)).toMatchObject({ status: 200 });
    expect((await stored()).updatedAt).toEqual(updatedAt);
    expect((await feature(false)).body).toEqual({ message: `${title} is no longer featured.` });
    expect((await stored()).isFeatured).toBe(false);
    const entries = await auditEntriesOf(id);
    expect(entries.map(({ action, after }) => [action, after])).toEqual(
      expect.arrayContaining([
        ['internship updated', { isFeatured: true }],
        ['internship updated', { isFeatured: false }],
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  test.each([undefined, null, 'true', 1, { $ne: true }])('%j is refused', async (isFeatured) => {
    const { id, stored } = await listed();
    const json = { isFeatured };
    const { status, body } = await api('POST', featurePath(id), { token: editor.token, json });
    expect([status, body.errors]).toEqual([422, { isFeatured: 'isFeatured is true or false' }]);
    expect((await stored()).isFeatured).toBe(false);
  });

  test('a deleted listing is gone, and an unknown one is not found', async () => {
    const { id } = await listed({ deletedAt: new Date() });
    const feature = async (one: string) =>
      (await api('POST', featurePath(one), { token: editor.token, json: { isFeatured: true } })).status;
    expect([await feature(id), await feature(UNKNOWN), await feature('x')]).toEqual([410, 404, 404]);
  });

  test('shows the listing among the featured ones at once, and takes it away at once', async () => {
    const { id, stored } = await listed();
    const path = `/featured-internships/${(await stored()).featuredSlug}`;
    const statuses: number[] = [];
    for (const isFeatured of [true, false]) {
      statuses.push((await plainBrowser().open(path)).status);
      await api('POST', featurePath(id), { token: editor.token, json: { isFeatured } });
    }
    statuses.push((await plainBrowser().open(path)).status);
    expect(statuses).toEqual([404, 200, 404]);
  });
});

describe('the list without JavaScript', () => {
  test('features a listing and stops featuring it, and keeps the search', async () => {
    const { id, title, list, stored } = await listed();
    const browser = plainBrowser(editor.token);
    const shown = await browser.post(featurePath(id), { isFeatured: 'true', list });
    expect([shown.status, shown.path]).toEqual([200, `${LIST}?${list}`]);
    expect(shown.words).toContain(`${title} is featured now.`);
    expect(shown.words).toContain('Stop featuring');
    expect((await stored()).isFeatured).toBe(true);
    const stopped = await browser.post(featurePath(id), { isFeatured: 'false', list });
    expect(stopped.words).toContain(`${title} is no longer featured.`);
    expect((await stored()).isFeatured).toBe(false);
    for (const isFeatured of ['', 'constructor'])
      expect((await browser.post(featurePath(id), { isFeatured, list })).html).toContain(
        '<title>Error: Internships',
      );
  });

  test('asks before it deletes, then says that the listing is deleted', async () => {
    const { id, title, list, stored } = await listed();
    const browser = plainBrowser(editor.token);
    const asked = await browser.open(`${LIST}?${list}&ask=delete&id=${id}`);
    expect(asked.words).toContain(
      `Delete ${title}? The listing leaves the site at once. Applicants keep their applications. This cannot be undone.`,
    );
    expect((await stored()).deletedAt).toBeNull();
    const done = await browser.post(deletePath(id), { list });
    expect([done.status, done.path]).toEqual([200, `${LIST}?${list}`]);
    expect(done.words).toContain('The internship has been deleted. No internships found');
    expect((await stored()).deletedAt).toBeInstanceOf(Date);
    const again = await browser.open(`${LIST}?${list}&ask=delete&id=${id}`);
    expect(again.html).not.toContain('id="question"');
    expect((await browser.post(deletePath(id), { list })).words).toContain(
      'This internship is no longer available.',
    );
    expect((await browser.post(deletePath(UNKNOWN), { list })).words).toContain('Internship not found');
    expect((await browser.post(featurePath(UNKNOWN), { list, isFeatured: 'true' })).words).toContain(
      'Internship not found',
    );
  });
});

describe.each(['employer', 'recent graduate'] as const)('as %s', (role) => {
  test('the forms are refused', async () => {
    const { id, list, stored } = await listed();
    const { token } = await makeUser(role);
    for (const path of [featurePath(id), deletePath(id)]) {
      expect((await api('POST', path, { token, json: { isFeatured: true } })).status).toBe(403);
      expect((await plainBrowser(token).post(path, { isFeatured: 'true', list })).words).toContain(REFUSED);
    }
    expect(await stored()).toMatchObject({ isFeatured: false, deletedAt: null });
  });
});
