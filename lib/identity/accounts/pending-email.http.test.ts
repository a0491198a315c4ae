import { describe, expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters, type NewUser } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel } from '@/models/user';

stackDatabase();

const follow = (token: string) => api('GET', `/api/users/verify-email-change/${token}`);

/** Requests a change of address as a logged-in user. Returns the link's token and the address. */
async function asked(user: NewUser) {
  const email = `${uniqueLetters()}@new.example`;
  const json = { email, phoneNumber: '0712345678', currentPassword: user.password };
  expect((await api('PUT', '/api/users/profile', { token: user.token, json })).status).toBe(200);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail came');
  return { email, token: linkIn(mail, '/verify-email-change/').split('/').at(-1) ?? '' };
}

const activate = async (user: NewUser, action: 'activate' | 'deactivate') => {
  const { token } = await makeUser('administrator');
  const path = `/api/admin/${user.user._id}/activate`;
  expect((await api('PATCH', path, { token, json: { action } })).status).toBe(200);
};

const ENDS: Record<string, (user: NewUser) => Promise<unknown>> = {
  'logging out everywhere': ({ token }) => api('POST', '/api/auth/logout-everywhere', { token }),
  deactivation: (user) => activate(user, 'deactivate'),
  'deactivation and activation': async (user) => {
    await activate(user, 'deactivate');
    await activate(user, 'activate');
  },
};

describe('an e-mail change that waits for its link', () => {
  test.each(Object.keys(ENDS))('ends with %s, and its links with it', async (name) => {
    const user = await newUser();
    const { token, email } = await asked(user);
    await ENDS[name]?.(user);
    expect(await UserModel.findById(user.user._id).lean()).toMatchObject({
      email: user.email,
      pendingEmail: null,
    });
    expect(await AccountTokenModel.countDocuments({ email, usedAt: null })).toBe(0);
    expect((await follow(token)).status).toBe(400);
    expect((await UserModel.findById(user.user._id).lean())?.email).toBe(user.email);
  });

  test.each([
    ['is not active', { isActive: false }],
    ['has ended all sessions since', { sessionVersion: 7 }],
    ['has asked for another since', { pendingEmail: 'another@new.example' }],
  ])('does not change the address of an account that %s', async (_, change) => {
    const user = await newUser();
    const { token } = await asked(user);
    await UserModel.updateOne({ _id: user.user._id }, { $set: change });
    expect((await follow(token)).status).toBe(400);
    expect((await UserModel.findById(user.user._id).lean())?.email).toBe(user.email);
  });

  test('once followed, ends every session and is told to the old address', async () => {
    const user = await newUser();
    const { token: other } = await logIn(user.email);
    const { token, email } = await asked(user);
    expect((await follow(token)).status).toBe(200);
    for (const session of [user.token, other])
      expect((await api('GET', '/api/users/me', { token: session })).status).toBe(401);
    const told = (await mailsTo(user.email, 3)).at(-1);
    expect(told?.subject).toBe('Your Mwanzo e-mail was changed');
    expect(told?.text).toContain(email);
    expect(told?.text).not.toContain('/reset-password');
    expect((await logIn(email)).user._id).toBe(user.user._id);
  });
});
