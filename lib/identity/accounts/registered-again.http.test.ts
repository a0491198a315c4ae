import type { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { api, linkIn, mailsTo } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { registrationOf } from '@/dev/testing/client/registration';
import { usersAs } from '@/dev/testing/client/user-calls';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { AccountTokenModel } from '@/models/account-token';
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
/** Returns the page of a link, without the tags and comments in its texts. */
const textOf = async (path: string) => (await api<string>('GET', path)).body.replace(/<[^>]*>/g, '');
const pageOf = (token: string) => textOf(`/reset-password/${token}`);
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
    expect(await UserModel.countDocuments({ email: theirs.email })).toBe(1);
  });

  test('keeps what it said first until a link is followed', async () => {
    const { theirs } = await takenBefore();
    expect(await UserModel.findOne({ email: theirs.email }).lean()).toMatchObject({
      firstName: 'Mwizi',
      role: 'employer',
      isVerified: false,
    });
  });

  test.each([
    [0, { firstName: 'Mwizi', role: 'employer' }, 'Mwizi Otieno'],
    [1, { firstName: 'Akinyi', role: 'recent graduate' }, 'Akinyi Otieno'],
  ])(
    'link %i shows the details of its own registration, and applies only those',
    async (which, facts, name) => {
      const { owner, tokens } = await takenBefore();
      const token = tokens[which] ?? '';
      expect(await pageOf(token)).toContain(name);
      await choose(token);
      const user = await UserModel.findOne({ email: owner.email }).select('+prefixes').lean();
      expect(user).toMatchObject({ ...facts, isVerified: true });
      expect(user?.prefixes).toContain(facts.firstName.toLowerCase());
      expect(await AccountTokenModel.countDocuments({ userId: user?._id, registration: { $ne: null } })).toBe(
        0,
      );
    },
  );

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

  test('keeps what an administrator changes afterwards', async () => {
    const { theirs, owner, tokens } = await takenBefore();
    const user = await UserModel.findOne({ email: owner.email }).orFail().lean();
    const { firstName, lastName, phoneNumber, username, role } = { ...theirs, firstName: 'Wambui' };
    const change = { firstName, lastName, phoneNumber, username, role, email: owner.email };
    const administrator = usersAs(await makeUser('administrator'));
    expect((await administrator.update(user._id.toHexString(), change)).status).toBe(200);
    expect((await choose(tokens[1] ?? '')).status).toBe(200);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ firstName, role: 'employer' });
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

/** The details of a registration at 16. */
const at16 = (name: string) => ({
  adult: false,
  birthMonth: `${new Date().getFullYear() - 17}-01`,
  guardian: { name, email: `${name.toLowerCase()}-${uniqueLetters()}@people.example` },
});

const askedFor = (userId: Types.ObjectId | undefined) =>
  AccountTokenModel.distinct('email', { userId, purpose: 'guardian consent' });

/** Registers an address as its owner, then again as another person. Returns the tokens of both e-mails, oldest first. */
async function takenAfter(own: Record<string, unknown>, theirs: Record<string, unknown>) {
  const owner = registrationOf({ password: OWN, ...own });
  await register(owner);
  await mailsTo(owner.email);
  await register(registrationOf({ email: owner.email, password: THEIRS, ...theirs }));
  const [first = '', second = ''] = (await mailsTo(owner.email, 2)).map(tokenIn);
  const stored = () => UserModel.findOne({ email: owner.email }).lean();
  return { owner, first, second, stored };
}

describe('a guardian named by another person who registers the address', () => {
  test('neither replaces the guardian of the first registration, nor is asked', async () => {
    const [mine, theirs] = [at16('Mama'), at16('Mwizi')];
    const { first, stored } = await takenAfter(mine, theirs);
    const page = await pageOf(first);
    expect(page).toContain('Mama (m…@people.example)');
    expect(page).not.toContain('Mwizi');
    expect((await choose(first)).status).toBe(200);
    const user = await stored();
    expect(user?.minor?.guardian).toEqual(mine.guardian);
    expect(await askedFor(user?._id)).toEqual([mine.guardian.email]);
  });

  test('does not make an adult a minor', async () => {
    const { first, stored } = await takenAfter({}, at16('Mwizi'));
    await choose(first);
    const user = await stored();
    expect(user?.minor).toBeUndefined();
    expect(await askedFor(user?._id)).toEqual([]);
  });

  test('is shown by that registration’s own link, and asked only once it is followed', async () => {
    const theirs = at16('Mwizi');
    const { second, stored } = await takenAfter({}, theirs);
    const page = await pageOf(second);
    expect(page).toContain('Mwizi (m…@people.example)');
    expect(page).not.toContain(theirs.guardian.email);
    expect(await askedFor((await stored())?._id)).toEqual([]);
    await choose(second);
    expect(await askedFor((await stored())?._id)).toEqual([theirs.guardian.email]);
  });

  test('is shown before a forgotten password confirms the address', async () => {
    const { owner } = await takenAfter(at16('Mama'), at16('Mwizi'));
    await api('POST', '/api/auth/reset-password', { json: { email: owner.email } });
    const mail = (await mailsTo(owner.email, 3)).at(-1);
    const link = mail ? linkIn(mail, '/reset-password/') : '';
    expect(await pageOf(link.split('/').at(-1) ?? '')).toContain('Mama (m…@people.example)');
  });
});

test('a link of one registration shows its guardian, and waits for the button', async () => {
  const theirs = at16('Mwizi');
  const form = registrationOf(theirs);
  await register(form);
  const [mail] = await mailsTo(form.email);
  const body = await textOf(`/verify-email/${tokenIn(mail)}`);
  expect(body).toContain('Mwizi (m…@people.example)');
  expect(body).toContain('Confirm my e-mail');
});
