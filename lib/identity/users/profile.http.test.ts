import { describe, expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { auditEntriesOf } from '@/dev/testing/client/user-calls';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel } from '@/models/user';
import type { OwnUser } from './mapper';

interface Answer {
  message: string;
  errors?: Record<string, string>;
  data: OwnUser;
}

stackDatabase();

const save = (token: string, json: unknown) => api<Answer>('PUT', '/api/users/profile', { token, json });
/** Requests a change of address, with the password. */
const ask = ({ token, password }: { token: string; password: string }, email: string) =>
  save(token, { email, phoneNumber: '0712345678', currentPassword: password });
const follow = (token: string) => api<Answer>('GET', `/api/users/verify-email-change/${token}`);
const newAddress = () => `${uniqueLetters()}@new.example`;

async function tokenSentTo(address: string): Promise<string> {
  const mail = (await mailsTo(address)).at(-1);
  if (!mail) throw new Error('no mail');
  return linkIn(mail, '/verify-email-change/').split('/').at(-1) ?? '';
}

describe('the phone number', () => {
  test.each(['administrator', 'editor', 'employer', 'recent graduate'] as const)('of an %s', async (role) => {
    const user = await makeUser(role);
    const email = (await UserModel.findById(user._id).lean())?.email;
    const { status, body } = await save(user.token, { email, phoneNumber: '0712000111' });
    expect(status).toBe(200);
    const [told] = await mailsTo(email ?? '');
    expect(told?.subject).toBe('Your Mwanzo phone number was changed');
    expect(told?.text).not.toContain('0712000111');
    expect(body).toMatchObject({
      message: 'Your profile has been updated.',
      data: { _id: user.id, email, phoneNumber: '0712000111', pendingEmail: null },
    });
  });

  test.each([
    [{ email: '', phoneNumber: '0712000111' }, { email: 'Email is required' }],
    [{ email: 'a@b', phoneNumber: '0712000111' }, { email: 'Please enter a valid email address!' }],
    [{ email: 'a@b.example', phoneNumber: '' }, { phoneNumber: 'Phone number is required' }],
    [
      { email: 'a@b.example', phoneNumber: '071200011' },
      { phoneNumber: 'Phone number should be exactly 10 digits' },
    ],
    [{ email: { $ne: '' }, phoneNumber: '0712000111' }, { email: 'Email is required' }],
  ])('%j is refused', async (json, errors) => {
    const { token, _id } = await makeUser('recent graduate');
    const before = await UserModel.findById(_id).lean();
    expect(await save(token, json)).toMatchObject({ status: 422, body: { errors } });
    expect(await UserModel.findById(_id).lean()).toEqual(before);
  });

  test('nothing else of the account can be changed', async () => {
    const { token, _id } = await makeUser('recent graduate');
    const email = (await UserModel.findById(_id).lean())?.email;
    await save(token, { email, phoneNumber: '0712000111', role: 'administrator', isVerified: false });
    expect(await UserModel.findById(_id).lean()).toMatchObject({ role: 'recent graduate', isVerified: true });
  });
});

describe('the name', () => {
  const contactOf = async ({ _id }: { _id: unknown }) => {
    const user = await UserModel.findById(_id).lean();
    return { email: user?.email, phoneNumber: '+254 712 000 111' };
  };

  test('is corrected once, noted, and shown everywhere; the phone number is stored as ten digits', async () => {
    const user = await makeUser('employer');
    const json = { ...(await contactOf(user)), firstName: 'Mary  Anne', lastName: "Ng'ang'a" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(user.token, json)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const name = { firstName: 'Mary Anne', lastName: 'Ng’ang’a' };
    expect(answers[0]?.body.data).toMatchObject({ ...name, phoneNumber: '0712000111' });
    expect(await auditEntriesOf(user.id)).toMatchObject([
      {
        action: 'name corrected',
        actorId: user._id,
        target: { label: expect.stringMatching(/^Mary Anne Ng’ang’a \(/) as string },
        before: { firstName: 'Test', lastName: 'Person' },
        after: name,
      },
    ]);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({
      ...name,
      pastNames: [{ firstName: 'Test', lastName: 'Person' }],
    });
    expect((await api<string>('GET', '/dashboard', { token: user.token })).body).toContain('Mary Anne');
  });

  test('stays when it is left out, and is not noted when it is the same', async () => {
    const user = await makeUser('recent graduate');
    await save(user.token, await contactOf(user));
    await save(user.token, { ...(await contactOf(user)), firstName: 'Test', lastName: 'Person' });
    expect(await UserModel.findById(user._id).lean()).toMatchObject({
      firstName: 'Test',
      lastName: 'Person',
    });
    expect(await auditEntriesOf(user.id)).toEqual([]);
  });

  test.each([
    [{ firstName: 'Wanj1ku' }, { firstName: 'First name should contain only letters' }],
    [{ lastName: 'A' }, { lastName: 'Last name should be at least 2 letters long' }],
    [{ firstName: '' }, { firstName: 'First name is required' }],
  ])('%j is refused, and nothing is changed', async (change, errors) => {
    const user = await makeUser('recent graduate');
    const before = await UserModel.findById(user._id).lean();
    const json = { ...(await contactOf(user)), ...change };
    expect(await save(user.token, json)).toMatchObject({ status: 422, body: { errors } });
    expect(await UserModel.findById(user._id).lean()).toEqual(before);
  });
});

describe('the e-mail', () => {
  test('changes when the link sent to the new address is followed, and the old address is told', async () => {
    const user = await newUser();
    const email = newAddress();
    const { status, body } = await ask(user, email);
    expect(status).toBe(200);
    expect(body.message).toContain(email);
    expect(body.data).toMatchObject({ email: user.email, pendingEmail: email });
    const token = await tokenSentTo(email);
    const told = (await mailsTo(user.email, 2)).at(-1);
    expect(told?.text).toContain(email);
    expect(told?.text).not.toContain(token);

    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { message: 'Your e-mail has been changed. Use the new one to log in.' },
    });
    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { message: 'You’ve already changed your e-mail.' },
    });
    expect((await logIn(email)).user._id).toBe(user.user._id);
    expect(await UserModel.findOne({ email }).lean()).toMatchObject({ pendingEmail: null });
  });

  test('changes by the button of the page, and not by looking at it', async () => {
    const user = await newUser();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenSentTo(email);
    const path = `/verify-email-change/${token}`;
    expect((await api<string>('GET', path)).body).toContain('Use this e-mail');
    expect((await UserModel.findById(user.user._id).lean())?.email).toBe(user.email);
    const pressed = await api('POST', `/api/users${path}`, { form: new FormData() });
    expect(pressed.headers.get('location')).toBe(`${path}?followed=1`);
    expect((await UserModel.findById(user.user._id).lean())?.email).toBe(email);
    expect((await api<string>('GET', `${path}?followed=1`)).body).toContain('Your e-mail has been changed.');
    expect((await api<string>('GET', path)).body).toContain('You’ve already changed your e-mail.');
  });

  test('does not change by a link that is old, made up, or expired', async () => {
    const user = await newUser();
    const [first, second] = [newAddress(), newAddress()];
    await ask(user, first);
    const old = await tokenSentTo(first);
    await ask(user, second);
    const token = await tokenSentTo(second);
    expect((await follow(old)).status).toBe(400);
    expect((await follow('x'.repeat(43))).status).toBe(400);
    expect((await follow('abc')).status).toBe(400);
    await AccountTokenModel.updateMany({ email: second }, { $set: { expiresAt: new Date(0) } });
    const expired = await follow(token);
    expect(expired.status).toBe(410);
    expect(expired.body.message).toContain('expired');
    const page = await api<string>('GET', `/verify-email-change/${token}`);
    expect(page.body).toContain('Verification link has expired');
    expect((await logIn(user.email)).user._id).toBe(user.user._id);
  });

  test('the change can be taken back', async () => {
    const user = await newUser();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenSentTo(email);
    const { body } = await ask(user, user.email);
    expect(body.data.pendingEmail).toBeNull();
    expect((await follow(token)).status).toBe(400);
  });

  test('of another account is not taken over; its owner is told, the answer is the same', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { status, body } = await ask(user, other.email);
    expect(status).toBe(200);
    expect(body.message).toContain(other.email);
    const told = (await mailsTo(other.email, 2)).at(-1);
    expect(told?.subject).toContain('already have');
    expect(told?.text).not.toContain('/verify-email-change/');
  });

  test('taken by another account meanwhile: the link says so', async () => {
    const user = await newUser();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenSentTo(email);
    await makeUser('recent graduate', { email });
    expect((await follow(token)).status).toBe(409);
  });
});
