import { describe, expect, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel } from '@/models/user';

stackDatabase();

const NEW = 'Mpya#2026x';
const ask = (email: unknown) => api('POST', '/api/auth/reset-password', { json: { email } });
const choose = (token: string, newPassword: unknown = NEW) =>
  api('POST', `/api/auth/reset-password/${token}`, { json: { newPassword } });
const logIn = (emailOrUsername: string, password: string) =>
  api('POST', '/api/auth/login', { json: { emailOrUsername, password } });

/** Requests a reset link and reads it from the e-mail that follows the verification e-mail. */
async function linkFor(email: string, mailsBefore = 1): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  const mail = (await mailsTo(email, mailsBefore + 1)).at(-1);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return new URL(linkIn(mail, '/reset-password/')).pathname.split('/').at(-1) ?? '';
}

describe('asking for a link', () => {
  test('answers the same whether or not there is such an account', async () => {
    const { email } = await newUser();
    const known = await ask(email);
    const unknown = await ask(`${uniqueLetters()}@people.example`);
    expect(known).toMatchObject({
      status: 200,
      body: { message: 'We have sent password recovery instructions to your email' },
    });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  test.each(['x', '', { $ne: '' }, undefined])('422 for %j', async (email) => {
    expect((await ask(email)).status).toBe(422);
  });
});

describe('choosing a new password', () => {
  test('works once: the new one opens, the old one and every session end', async () => {
    const { email, username, password, token: session } = await newUser();
    const token = await linkFor(email);
    expect(await choose(token)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed. Log in with the new one.' },
    });
    expect(await api('GET', '/api/users/me', { token: session })).toMatchObject({
      status: 401,
      body: { message: 'Session expired. Please login again.' },
    });
    expect((await logIn(username, password)).status).toBe(401);
    expect((await logIn(username, NEW)).status).toBe(200);
    expect((await choose(token, 'Tena#2026x')).status).toBe(400);
  });

  test('lifts a lock', async () => {
    const { email, username } = await newUser();
    for (const name of [username, email]) for (let n = 0; n < 5; n += 1) await logIn(name, 'Wrong#2026');
    for (const name of [username, email]) expect((await logIn(name, TEST_PASSWORD)).status).toBe(423);
    await mailsTo(email, 2);
    expect((await choose(await linkFor(email, 2))).status).toBe(200);
    for (const name of [username, email]) expect((await logIn(name, NEW)).status).toBe(200);
  });

  test('is told to the owner, and ends an e-mail change that waits for its link', async () => {
    const { email, username, token: session } = await newUser();
    const wanted = `${uniqueLetters()}@thief.example`;
    const json = { email: wanted, phoneNumber: '0712345678', currentPassword: TEST_PASSWORD };
    expect((await api('PUT', '/api/users/profile', { token: session, json })).status).toBe(200);
    const [mail] = await mailsTo(wanted);
    const link = mail ? new URL(linkIn(mail, '/verify-email-change/')).pathname : '';
    expect((await choose(await linkFor(email, 2))).status).toBe(200);
    expect((await mailsTo(email, 4)).at(-1)?.subject).toBe('Your Mwanzo password was changed');
    expect((await api('GET', `/api/users${link}`)).status).toBe(400);
    expect(await UserModel.findOne({ username }).lean()).toMatchObject({ email, pendingEmail: null });
  });

  test('is refused for a password against the rules, and the link stays good', async () => {
    const { email } = await newUser();
    const token = await linkFor(email);
    const short = 'Password should be at least 8 characters long!';
    expect(await choose(token, 'Aa1#')).toMatchObject({
      status: 422,
      body: { message: short, errors: { newPassword: short } },
    });
    expect((await choose(token, null)).status).toBe(422);
    expect((await choose(token)).status).toBe(200);
  });

  test('ends the other links that were asked for', async () => {
    const { email } = await newUser();
    const first = await linkFor(email);
    const second = await linkFor(email, 2);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(first)).status).toBe(400);
  });

  test('works for one of ten who follow the link at once', { timeout: 90_000 }, async () => {
    const { email } = await newUser();
    const token = await linkFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => choose(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test('410 once the link has expired', async () => {
    const { email } = await newUser();
    const token = await linkFor(email);
    await AccountTokenModel.updateMany({ email }, { $set: { expiresAt: new Date() } });
    const answer = await choose(token);
    expect(answer.status).toBe(410);
    expect(answer.body.message).toContain('expired');
  });

  test.each(['x', 'a'.repeat(43), 'a'.repeat(500), '%00'])('400 for the link %j', async (token) => {
    expect((await choose(token, 'weak')).status).toBe(400);
  });
});
