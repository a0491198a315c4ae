import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { connectToStack, inDays, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { UserModel, type UserRecord } from '@/models/user';

let passwordHash: string;
beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  passwordHash = await hashPassword(TEST_PASSWORD);
});
afterAll(() => mongoose.disconnect());

const asCookie = (token: string) => `next-auth.session-token=${token}`;
const byBearer = async (token: string) => (await api('GET', '/api/users/me', { token })).status;
const byCookie = async (token: string) =>
  (await api('GET', '/api/users/me', { cookie: asCookie(token) })).status;
const logOut = (token: string) => api('POST', '/api/auth/logout', { token });
const recordOf = (user: TestUser) => UserModel.findById(user._id).lean<UserRecord>();

const another = ({ id, role }: TestUser): string =>
  signToken({ id, role, firstName: 'Test', lastName: 'Person', username: 'test', sessionVersion: 0 }, 3600);

describe('logging out', () => {
  test.each(['bearer', 'cookie'])('by %s ends this session, and no other', async (kind) => {
    const user = await makeUser('editor');
    const { token } = user;
    const other = another(user);
    const presented = kind === 'bearer' ? { token } : { cookie: asCookie(token) };
    expect((await api('POST', '/api/auth/logout', presented)).status).toBe(204);
    expect([await byBearer(token), await byCookie(token)]).toEqual([401, 401]);
    const page = await api('GET', '/dashboard', { cookie: asCookie(token) });
    expect(page.headers.get('location')).toContain('/login?reason=expired');
    expect(await byBearer(other)).toBe(200);
    expect((await api('POST', '/api/auth/logout', presented)).status).toBe(401);
  });

  test('is forgotten once the token has expired', async () => {
    const user = await makeUser('editor');
    const past = { id: randomUUID(), until: inDays(-1) };
    await UserModel.updateOne({ _id: user._id }, { $set: { endedSessions: [past] } });
    await logOut(user.token);
    const kept = (await recordOf(user))?.endedSessions ?? [];
    expect(kept).toHaveLength(1);
    expect(kept[0]?.until.getTime()).toBeGreaterThan(Date.now());
  });

  test('at once several times is done once', async () => {
    const user = await makeUser('editor');
    await Promise.all(Array.from({ length: 10 }, () => logOut(user.token)));
    expect(await recordOf(user)).toMatchObject({ sessionVersion: 0, endedSessions: [{}] });
  });

  test('of more sessions than are kept ends all of them', async () => {
    const user = await makeUser('editor');
    const [other, last] = [another(user), another(user)];
    const endedSessions = Array.from({ length: 99 }, () => ({ id: randomUUID(), until: inDays(1) }));
    await UserModel.updateOne({ _id: user._id }, { $set: { endedSessions } });
    await logOut(user.token);
    expect(await byBearer(other)).toBe(200);
    await logOut(last);
    expect(await byBearer(other)).toBe(401);
    expect(await recordOf(user)).toMatchObject({ sessionVersion: 1, endedSessions: [] });
  });
});

describe('logging in again', () => {
  const logIn = (identifier: string, former: string, password = TEST_PASSWORD) =>
    api<{ token: string }>('POST', '/api/auth/login', {
      cookie: asCookie(former),
      json: { emailOrUsername: identifier, password },
    });

  test('ends the session the browser had, whoever’s it was', async () => {
    const user = await makeUser('employer', { passwordHash });
    const { username = '' } = (await recordOf(user)) ?? {};
    const { body } = await logIn(username, user.token);
    expect([await byBearer(user.token), await byBearer(body.token)]).toEqual([401, 200]);

    const other = await makeUser('editor');
    expect((await logIn(username, other.token)).status).toBe(200);
    expect([await byBearer(other.token), await byBearer(body.token)]).toEqual([401, 200]);
  });

  test('with a wrong password ends none', async () => {
    const user = await makeUser('employer', { passwordHash });
    const { username = '' } = (await recordOf(user)) ?? {};
    expect((await logIn(username, user.token, 'Wrong#2026')).status).toBe(401);
    expect(await byBearer(user.token)).toBe(200);
  });

  test('opens a session that counts also when no more ended ones are kept', async () => {
    const user = await makeUser('employer', { passwordHash });
    const { username = '' } = (await recordOf(user)) ?? {};
    const endedSessions = Array.from({ length: 100 }, () => ({ id: randomUUID(), until: inDays(1) }));
    await UserModel.updateOne({ _id: user._id }, { $set: { endedSessions } });
    const { body } = await logIn(username, user.token);
    expect([await byBearer(user.token), await byBearer(body.token)]).toEqual([401, 200]);
  });
});
