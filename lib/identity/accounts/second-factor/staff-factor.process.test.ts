import { expect, test } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { codeAt } from './totp';

const stack = stackForFile({ env: { STAFF_SECOND_FACTOR: 'required' } });

const call = (method: string, path: string, request: object = {}) =>
  clientFor(stack()).api<Record<string, unknown>>(method, path, request);

const page = (path: string, token: string) =>
  fetch(new URL(path, stack().appUrl), {
    headers: { cookie: `next-auth.session-token=${token}` },
    redirect: 'manual',
  });

const NEEDED = { status: 403, body: { message: 'Set up a second factor to continue.' } };

test.each(['administrator', 'editor'] as const)(
  'an %s without a second factor sets one up before anything else',
  async (role) => {
    const { token } = await makeUser(role, { passwordHash: null });
    for (const path of ['/api/users/me', '/api/internships/all', '/api/users/me/export'])
      expect(await call('GET', path, { token })).toMatchObject(NEEDED);
    const led = await page('/dashboard/internships', token);
    expect(led.status).toBe(307);
    expect(new URL(led.headers.get('location') ?? '', stack().appUrl).pathname).toBe(
      '/dashboard/second-factor',
    );
    expect(await (await page('/dashboard/second-factor', token)).text()).toContain(
      'Set up a second factor to continue',
    );

    const { body } = await call('POST', '/api/users/second-factor', { token });
    const shown = await (await page('/dashboard/second-factor', token)).text();
    for (const code of body.recoveryCodes as string[]) expect(shown).toContain(code);
    const json = { code: codeAt(String(body.secret), new Date()), saved: true };
    expect((await call('POST', '/api/users/second-factor/confirm', { token, json })).status).toBe(200);
    expect((await call('GET', '/api/users/me', { token })).status).toBe(200);
    expect((await page('/dashboard/internships', token)).status).toBe(200);
    const after = await (await page('/dashboard/second-factor', token)).text();
    for (const code of body.recoveryCodes as string[]) expect(after).not.toContain(code);
  },
);

test('whoever is led there can log out, and their session is over', async () => {
  const { token } = await makeUser('editor');
  expect((await call('POST', '/api/auth/logout', { token })).status).toBe(204);
  expect((await call('POST', '/api/users/second-factor', { token })).status).toBe(401);
});

test.each(['employer', 'recent graduate'] as const)('nobody asks an %s for one', async (role) => {
  const { token } = await makeUser(role);
  expect((await call('GET', '/api/users/me', { token })).status).toBe(200);
});
