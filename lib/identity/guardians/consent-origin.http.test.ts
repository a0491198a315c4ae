import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { young } from '@/dev/testing/contract/guardian-needs';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { guardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { UserModel } from '@/models/user';

stackDatabase();

const json = { decision: 'consent', declaration: true };
/** A header that any visitor can make up. Without proxies of our own, the service does not trust it. */
const headers = { 'X-Forwarded-For': '203.0.113.77' };
const LOOPBACK = /^(?:::ffff:)?127\.0\.0\.1$|^::1$/;

const addressOf = async (id: string) => (await UserModel.findById(id).lean())?.minor?.consent?.address;

test('both links store the address that the server saw, not the one a visitor claims', async () => {
  const { user, minor, email } = await young();
  const token = await issueToken('guardian consent', user._id, email);
  expect((await api('POST', `/api/guardian/consent/${token}`, { json, headers })).status).toBe(200);
  expect(await addressOf(user.id)).toMatch(LOOPBACK);

  await UserModel.updateOne(
    { _id: user._id },
    { $set: { 'minor.state': 'withdrawn', 'minor.consent': null } },
  );
  const own = `/api/guardian/child/${guardianToken(user.id, minor)}`;
  expect((await api('POST', own, { json, headers })).status).toBe(200);
  expect(await addressOf(user.id)).toMatch(LOOPBACK);
});

test('administrators see the proof and the text on the page of the account, and nobody else does', async () => {
  const { user, email } = await young();
  const page = `/dashboard/users/${user.id}`;
  const { token: administrator } = await makeUser('administrator');
  const show = async (token: string) =>
    (await api<string>('GET', page, { cookie: `next-auth.session-token=${token}` })).body;
  expect(await show(administrator)).not.toContain('The text they agreed to');

  const token = await issueToken('guardian consent', user._id, email);
  await api('POST', `/api/guardian/consent/${token}`, { json });
  const shown = await show(administrator);
  for (const told of ['Guardian’s consent', email, await addressOf(user.id), 'The text they agreed to'])
    expect(shown).toContain(told);
  expect(shown).toContain('I am 18 or older and the parent or guardian of');
  expect(await show((await makeUser('editor')).token)).not.toContain(email);
});
