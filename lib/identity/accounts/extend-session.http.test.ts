import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { api, newUser } from '@/dev/testing/client/client';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';

const TOKEN = /^next-auth\.session-token=([^;]+); Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/;

const extend = (token: string) => api('POST', '/api/auth/extend-session', { token });
const statusOf = async (token: string) => (await api('GET', '/api/users/me', { token })).status;

stackDatabase();

function tokenIn(answer: { headers: Headers }): string {
  const found = answer.headers.getSetCookie().map((cookie) => TOKEN.exec(cookie)?.[1]);
  return found.find((token) => token !== undefined) ?? '';
}

test('an extended session is listed until its new end, and what logs out the others keeps when it began', async () => {
  const user = await newUser();
  await SessionModel.updateMany(
    { userId: user.user._id },
    { $set: { expiresAt: new Date(Date.now() + 60_000) } },
  );
  const token = tokenIn(await extend(user.token));
  const stored = await SessionModel.findOne({ userId: user.user._id }).lean();
  expect((stored?.expiresAt.getTime() ?? 0) / 1000 - Date.now() / 1000).toBeCloseTo(43_200, -2);
  const { body } = await api<{ token: string }>('POST', '/api/users/sessions/end-others', { token });
  const [first, last] = [user.token, body.token].map((one) => jwt.decode(one) as jwt.JwtPayload);
  expect(last?.auth_time).toBe(first?.iat);
});

test('an extended session lasts 12 hours from now, is the same session, and ends with every copy of its token', async () => {
  const user = await makeUser('employer');
  const answer = await extend(user.token);
  expect(answer).toMatchObject({ status: 200, body: { seconds: 43_200 } });
  const token = tokenIn(answer);
  const [before, after] = [user.token, token].map((one) => jwt.decode(one) as jwt.JwtPayload);
  expect(after).toMatchObject({ jti: before?.jti, auth_time: before?.iat });
  expect((after?.exp ?? 0) - Date.now() / 1000).toBeCloseTo(43_200, -2);
  expect([await statusOf(user.token), await statusOf(token)]).toEqual([200, 200]);
  expect((await api('POST', '/api/auth/logout', { token: user.token })).status).toBe(204);
  expect([await statusOf(user.token), await statusOf(token)]).toEqual([401, 401]);
  const stored = await UserModel.findById(user._id).lean();
  expect(stored?.endedSessions?.[0]?.until.getTime()).toBeGreaterThanOrEqual(
    (after?.exp ?? 0) * 1000 - 60_000,
  );
});

test('nobody else extends one, and none beyond 30 days after its log-in', async () => {
  expect((await api('POST', '/api/auth/extend-session', {})).status).toBe(401);
  const user = await makeUser('editor');
  const names = { firstName: 'Test', lastName: 'Person', username: 'test' };
  const remembered = signToken({ ...names, id: user.id, role: user.role, sessionVersion: 0 }, 30 * 86_400);
  expect((await extend(remembered)).status).toBe(409);
  await UserModel.updateOne({ _id: user._id }, { $set: { isActive: false } });
  expect((await extend(user.token)).status).toBe(403);
});
