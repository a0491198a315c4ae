import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { auditEntriesOf } from '@/dev/testing/client/user-calls';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { plainBrowser } from '@/dev/testing/states/plain-browser';
import { UserModel } from '@/models/user';

let administrator: TestUser;
stackDatabase();
beforeAll(async () => {
  administrator = await makeUser('administrator');
});

const LIST = '/dashboard/users';
const REFUSED = '403 - Unauthorized Access!';
const UNKNOWN = '0'.repeat(24);
const activePath = (id: string) => `/api/admin/${id}/activate`;
const deletePath = (id: string) => `/api/admin/deleteuser/${id}`;
const isActive = async ({ _id }: TestUser) => (await UserModel.findById(_id).lean())?.isActive;

/** Creates a user, and the query that finds only them. */
async function listed() {
  const username = uniqueLetters();
  const user = await makeUser('editor', { firstName: 'Njeri', lastName: 'Mwangi', username });
  return { user, list: `q=${username}&role=editor` };
}

describe('the list without JavaScript', () => {
  test('asks before it deactivates, then deactivates and activates again, and keeps the search', async () => {
    const { user, list } = await listed();
    const browser = plainBrowser(administrator.token);
    const asked = await browser.open(`${LIST}?${list}&ask=deactivate&id=${user.id}`);
    expect(asked.words).toContain(
      'Deactivate Njeri Mwangi? They are logged out everywhere and cannot log in until you activate them again. The internships they published stay.',
    );
    expect(asked.html).toContain(`action="${activePath(user.id)}"`);
    expect(await isActive(user)).toBe(true);
    const off = await browser.post(activePath(user.id), { action: 'deactivate', list });
    expect(off.path).toBe(`${LIST}?${list}`);
    expect(off.words).toContain('Njeri Mwangi has been deactivated. They are logged out and cannot log in.');
    expect(await isActive(user)).toBe(false);
    const on = await browser.post(activePath(user.id), { action: 'activate', list });
    expect(on.path).toBe(`${LIST}?${list}`);
    expect(on.words).toContain('Njeri Mwangi has been activated. They can log in again.');
    expect(await isActive(user)).toBe(true);
    expect((await auditEntriesOf(user.id)).map(({ action }) => action).sort()).toEqual([
      'user activated',
      'user deactivated',
    ]);
  });

  test('asks before it deletes, then says that the user is deleted', async () => {
    const { user, list } = await listed();
    const browser = plainBrowser(administrator.token);
    const asked = await browser.open(`${LIST}?${list}&ask=delete&id=${user.id}`);
    expect(asked.words).toContain(
      'Delete Njeri Mwangi? The internships they published stay. This cannot be undone.',
    );
    expect(asked.html).toContain('<title>Users');
    const done = await browser.post(deletePath(user.id), { list });
    expect(done.path).toBe(`${LIST}?${list}`);
    expect(done.words).toContain('Njeri Mwangi has been deleted. No users found');
    expect(await UserModel.exists({ _id: user._id })).toBeNull();
  });

  test('asks nothing about another page’s user, oneself, a finished action or nonsense', async () => {
    const { user, list } = await listed();
    const browser = plainBrowser(administrator.token);
    const inactive = await makeUser('editor', { isActive: false });
    for (const query of [
      `${list}&ask=delete&id=${inactive.id}`,
      `${list}&ask=delete&id=${UNKNOWN}`,
      `${list}&ask=delete&id=%00`,
      `${list}&ask=delete&id=${user.id}&id=${user.id}`,
      `${list}&ask=constructor&id=${user.id}`,
      `ask=deactivate&id=${administrator.id}`,
      `ask=deactivate&id=${inactive.id}`,
    ]) {
      const { status, html } = await browser.open(`${LIST}?${query}`);
      expect([query, status, html.includes('id="question"')]).toEqual([query, 200, false]);
    }
  });

  test('says why nothing changed', async () => {
    const { user, list } = await listed();
    const browser = plainBrowser(administrator.token);
    const self = { action: 'deactivate', list };
    expect((await browser.post(activePath(administrator.id), self)).words).toContain(
      'You cannot deactivate your own account',
    );
    expect((await browser.post(deletePath(administrator.id), { list })).words).toContain(
      'You cannot delete your own account here',
    );
    for (const path of [activePath(UNKNOWN), deletePath(UNKNOWN), deletePath('x')]) {
      const page = await browser.post(path, { action: 'deactivate', list });
      expect([page.path, page.html.includes('<title>Error: Users')]).toEqual([`${LIST}?${list}`, true]);
      expect(page.words).toContain('User not found');
    }
    await browser.post(activePath(user.id), { list });
    expect(await isActive(user)).toBe(true);
  });

  test('goes back to the list alone if the query is not one of the list', async () => {
    const { user } = await listed();
    const list = 'role=queen&state=active&ask=delete&from=//evil.example&page=x';
    const { path } = await plainBrowser(administrator.token).post(activePath(user.id), {
      action: 'activate',
      list,
    });
    expect(path).toBe(`${LIST}?state=active`);
  });
});

describe.each(['editor', 'employer', 'recent graduate'] as const)('as %s', (role) => {
  test('the forms are refused', async () => {
    const { user, list } = await listed();
    const { token } = await makeUser(role);
    for (const [path, fields] of [
      [activePath(user.id), { action: 'deactivate', list }],
      [deletePath(user.id), { list }],
    ] as const) {
      expect((await api('POST', path, { token, json: fields })).status).toBe(403);
      expect((await plainBrowser(token).post(path, fields)).words).toContain(REFUSED);
    }
    expect(await isActive(user)).toBe(true);
  });
});
