import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, logIn, newUser } from '@/dev/testing/client/client';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { auditEntriesOf } from '@/dev/testing/client/user-calls';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';
import { MAX_LISTED, type OwnSessions } from './list-sessions';

stackDatabase();

const list = (token: string) => api<OwnSessions>('GET', '/api/users/sessions', { token });
const end = (token: string, id: string) => api('POST', `/api/users/sessions/${id}/end`, { token });
const readMe = (token: string) => api('GET', '/api/users/me', { token });

const PHONE = 'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) Chrome/120.0.0.0 Mobile Safari/537.36';
const onPhone = async (emailOrUsername: string): Promise<string> => {
  const json = { emailOrUsername, password: TEST_PASSWORD };
  const headers = { 'user-agent': PHONE };
  return (await api<{ token: string }>('POST', '/api/auth/login', { json, headers })).body.token;
};

describe('where somebody is logged in', () => {
  test('is listed, this session first; ending one ends it alone', async () => {
    const user = await newUser();
    const phone = await onPhone(user.email);
    const { token: third } = await logIn(user.email);
    const { status, body } = await list(user.token);
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.sessions.map(({ browser, isCurrent }) => ({ browser, isCurrent }))).toEqual([
      { browser: 'A program', isCurrent: true },
      { browser: 'A program', isCurrent: false },
      { browser: 'Chrome on Android', isCurrent: false },
    ]);
    const onThePhone = body.sessions[2]?._id ?? '';
    expect(await end(user.token, onThePhone)).toMatchObject({
      status: 200,
      body: { message: 'Chrome on Android is logged out.' },
    });
    expect((await readMe(phone)).status).toBe(401);
    for (const token of [user.token, third]) expect((await readMe(token)).status).toBe(200);
    expect((await end(user.token, onThePhone)).status).toBe(404);
    expect((await list(user.token)).body.total).toBe(2);
  });

  test('this session and those of others cannot be ended so', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [own, strange] = [await list(user.token), await list(other.token)];
    expect((await end(user.token, own.body.sessions[0]?._id ?? '')).status).toBe(409);
    expect((await end(user.token, strange.body.sessions[0]?._id ?? '')).status).toBe(404);
    expect((await readMe(other.token)).status).toBe(200);
  });

  test('all others end together, and with them an e-mail change; this one goes on as long as it would have', async () => {
    const user = await newUser();
    const phone = await onPhone(user.email);
    const profile = {
      email: `new-${user.email}`,
      phoneNumber: '0712345678',
      currentPassword: user.password,
    };
    await api('PUT', '/api/users/profile', { token: phone, json: profile });
    const before = (await list(user.token)).body.sessions[0];
    const { status, body } = await api<{ token: string }>('POST', '/api/users/sessions/end-others', {
      token: user.token,
    });
    expect(status).toBe(200);
    for (const ended of [phone, user.token]) expect((await readMe(ended)).status).toBe(401);
    expect((await list(body.token)).body).toEqual({ sessions: [before], total: 1 });
    expect((await UserModel.findById(user.user._id).lean())?.pendingEmail).toBeNull();
  });

  test('logging out and logging out everywhere leave nothing to list', async () => {
    const user = await newUser();
    const phone = await onPhone(user.email);
    await api('POST', '/api/auth/logout', { token: phone });
    expect((await list(user.token)).body.total).toBe(1);
    await api('POST', '/api/auth/logout-everywhere', { token: user.token });
    const { token } = await logIn(user.email);
    expect((await list(token)).body.total).toBe(1);
  });

  test('an administrator ends all of somebody else, which the audit log has; not their own there', async () => {
    const [user, by] = [await newUser(), await makeUser('administrator')];
    const endAll = (id: string) => api('POST', `/api/admin/${id}/end-sessions`, { token: by.token });
    expect(await endAll(user.user._id)).toMatchObject({
      status: 200,
      body: { message: 'Akinyi Otieno is logged out on all devices.' },
    });
    expect((await readMe(user.token)).status).toBe(401);
    expect(await auditEntriesOf(user.user._id)).toMatchObject([
      { action: 'sessions ended', actorId: by._id },
    ]);
    expect((await endAll(by.id)).status).toBe(409);
  });

  test('many: the newest are listed, and how many there are', async () => {
    const user = await makeUser('recent graduate');
    const sessionOf = (minutes: number) => ({
      _id: randomUUID(),
      userId: user._id,
      version: 0,
      browser: `Browser ${minutes}`,
      startedAt: new Date(Date.now() - minutes * 60_000),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await SessionModel.insertMany(Array.from({ length: MAX_LISTED + 4 }, (_, minutes) => sessionOf(minutes)));
    const { body } = await list(user.token);
    expect(body.total).toBe(MAX_LISTED + 5);
    expect(body.sessions).toHaveLength(20);
    expect(body.sessions[1]?.browser).toBe('Browser 0');
    const cookie = `next-auth.session-token=${user.token}`;
    const page = await api<string>('GET', '/dashboard/profile', { cookie });
    expect(page.body).toMatch(/And (<!-- -->)?5(<!-- -->)? older/);
  });

  test('by the buttons of the profile, without script', async () => {
    const user = await newUser();
    const phone = await onPhone(user.email);
    const cookie = `next-auth.session-token=${user.token}`;
    const page = await api<string>('GET', '/dashboard/profile', { cookie });
    const action = /action="(\/api\/users\/sessions\/[^"]+\/end)"/.exec(page.body)?.[1] ?? '';
    const pressed = await api('POST', action, { cookie, form: new FormData() });
    expect(pressed.headers.get('location')).toBe('/dashboard/profile');
    expect((await readMe(phone)).status).toBe(401);
    const others = await api('POST', '/api/users/sessions/end-others', { cookie, form: new FormData() });
    expect(others.status).toBe(303);
    expect(others.headers.getSetCookie().join()).toContain('next-auth.session-token=');
  });
});
