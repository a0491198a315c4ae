import { describe, expect, test } from 'vitest';
import { api, linkIn, mailsTo } from '@/dev/testing/client/client';
import { makeUser } from '@/dev/testing/data/fixtures';
import { registrationOf } from '@/dev/testing/client/registration';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel } from '@/models/user';

stackDatabase();

const THEIRS = 'Usiku#2026x';
const OWN = 'Karibu#2026';
const CHOSEN = 'Mpya#2026x';
const NOT_VERIFIED = { status: 403, body: { message: 'Account not verified. Please verify your email.' } };

const register = (json: unknown) => api('POST', '/api/auth/register', { json });
const logIn = (emailOrUsername: string, password: string) =>
  api('POST', '/api/auth/login', { json: { emailOrUsername, password } });
const tokenIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
  if (!mail) throw new Error('no mail came');
  return new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1) ?? '';
};
const choose = (token: string, newPassword = CHOSEN) =>
  api('POST', `/api/auth/reset-password/${token}`, { json: { newPassword } });

/** Registers another person's address, then registers it again as its owner. Returns the tokens of both e-mails, oldest first. */
async function takenBefore() {
  const theirs = registrationOf({ password: THEIRS, firstName: 'Mwizi', role: 'employer' });
  await register(theirs);
  await mailsTo(theirs.email);
  const owner = registrationOf({ email: theirs.email, password: OWN });
  expect((await register(owner)).status).toBe(201);
  const mails = await mailsTo(owner.email, 2);
  return { theirs, owner, mails, tokens: mails.map(tokenIn) };
}

describe('an address that is registered again before it is verified', () => {
  test('is told so by mail, with the username and the way to a password', async () => {
    const { theirs, mails } = await takenBefore();
    expect(mails.at(-1)?.subject).toBe('Choose a password for your Mwanzo account');
    expect(mails.at(-1)?.text).toContain(`Your username is ${theirs.username}.`);
    expect(mails.at(-1)?.text).toContain('Hello Akinyi,');
    const user = await UserModel.findOne({ email: theirs.email }).lean();
    expect(user).toMatchObject({ firstName: 'Akinyi', role: 'recent graduate', isVerified: false });
    expect(await UserModel.countDocuments({ email: theirs.email })).toBe(1);
  });

  test.each([0, 1])('link %i leads to choosing a password; none given before ever counts', async (which) => {
    const { theirs, owner, tokens } = await takenBefore();
    const token = tokens[which] ?? '';
    for (const password of [THEIRS, OWN]) expect((await logIn(owner.email, password)).status).not.toBe(200);

    expect((await api('GET', `/api/auth/verify-email/${token}`)).status).toBe(200);
    expect(await logIn(owner.email, OWN)).toMatchObject(NOT_VERIFIED);
    const page = await api<string>('GET', `/verify-email/${token}`);
    expect(page.status).toBe(307);
    expect(page.headers.get('location')).toBe(`/reset-password/${token}`);
    const form = await api<string>('GET', `/reset-password/${token}`);
    expect(form.body).toContain('Create New Password');

    expect((await choose(token)).status).toBe(200);
    expect((await logIn(theirs.username, CHOSEN)).status).toBe(200);
    for (const password of [THEIRS, OWN]) expect((await logIn(owner.email, password)).status).toBe(401);
  });

  test('each link works once, and the others only say that it is done', async () => {
    const { tokens } = await takenBefore();
    const [first = '', second = ''] = tokens;
    expect((await choose(second)).status).toBe(200);
    for (const token of [first, second]) expect((await choose(token, 'Tena#2026x')).status).toBe(400);
    expect((await api('GET', `/api/auth/verify-email/${first}`)).body).toEqual({
      message: 'You’ve already confirmed your e-mail. You can log in.',
    });
  });

  test('by the button of a page that was open before, leads there too', async () => {
    const { tokens } = await takenBefore();
    const [token = ''] = tokens;
    const pressed = await api('POST', `/api/auth/verify-email/${token}`, { form: new FormData() });
    const shown = await api('GET', pressed.headers.get('location') ?? '');
    expect(shown.headers.get('location')).toBe(`/reset-password/${token}`);
  });

  test('tells nobody: the log-in answers the first password as any wrong one, the newest as any unverified', async () => {
    const { owner } = await takenBefore();
    expect((await logIn(owner.email, THEIRS)).status).toBe(401);
    expect(await logIn(owner.email, OWN)).toMatchObject(NOT_VERIFIED);
  });

  test('and sent its mail again, is led to choosing a password by that, too', async () => {
    const { owner } = await takenBefore();
    await api('POST', '/api/auth/verify-email', { json: { email: owner.email } });
    const token = tokenIn((await mailsTo(owner.email, 3)).at(-1));
    expect((await choose(token)).status).toBe(200);
  });

  test('keeps the role and the names an administrator gave it', async () => {
    const administrator = await makeUser('administrator');
    const invited = await makeUser('editor', { isVerified: false, createdBy: administrator._id });
    const { email = '' } = (await UserModel.findById(invited._id).lean()) ?? {};
    expect((await register(registrationOf({ email, firstName: 'Mwizi' }))).status).toBe(201);
    expect(await UserModel.findById(invited._id).lean()).toMatchObject({
      role: 'editor',
      firstName: 'Test',
      mustChoosePassword: true,
    });
  });
});
