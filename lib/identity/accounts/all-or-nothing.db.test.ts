import { expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { everythingBut } from '@/dev/testing/data/database-text';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { registrationOf } from '@/dev/testing/client/registration';
import { AccountTokenModel } from '@/models/account-token';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { countFailure } from './failed-log-ins';
import { logOutEverywhere } from './log-out-everywhere';
import { register } from './register';
import { requestReset } from './request-reset';
import { resendVerification } from './resend-verification';
import { resetPassword } from './reset-password';
import { issueToken } from './tokens';
import { verifyEmail } from './verify-email';
import { verifyEmailChange } from './verify-email-change';

preparedDatabase();

const ADDRESS = '203.0.113.7';
const request = () => ({ headers: new Headers() });
const recordOf = async (username: string) =>
  (await UserModel.findOne({ username }).lean()) ?? expect.fail('no user');
const subjectsTo = async (to: string) => (await MailModel.find({ to }).lean()).map(({ subject }) => subject);

/** Interrupts `work` before each of its writes. Only counters may be stored before `work` completes. */
async function expectAllOrNothing(work: () => Promise<unknown>): Promise<void> {
  const before = await everythingBut(['ratelimits']);
  await breakOffAnywhere(work, async () => {
    expect(await everythingBut(['ratelimits'])).toBe(before);
  });
  expect(await everythingBut(['ratelimits'])).not.toBe(before);
}

test('a registration is the user, the link and the mail', async () => {
  const json = registrationOf();
  await expectAllOrNothing(() => register(json, ADDRESS));
  const { _id } = await recordOf(json.username);
  expect(await AccountTokenModel.countDocuments({ userId: _id })).toBe(1);
  expect(await subjectsTo(json.email)).toEqual(['Confirm your e-mail for Mwanzo']);
});

test('registering again is the link with the new facts, and the mail', async () => {
  const json = registrationOf();
  await register(json, ADDRESS);
  const again = { ...json, username: uniqueLetters(), firstName: 'Wambui' };
  await expectAllOrNothing(() => register(again, ADDRESS));
  const { _id, ...user } = await recordOf(json.username);
  expect(user).toMatchObject({ firstName: json.firstName, mustChoosePassword: true });
  const links = await AccountTokenModel.find({ userId: _id }).lean();
  expect(links.map(({ registration }) => registration?.firstName)).toEqual([undefined, 'Wambui']);
  expect((await subjectsTo(json.email)).at(-1)).toBe('Choose a password for your Mwanzo account');
});

test.each([
  ['the verification', resendVerification, { isVerified: false }],
  ['a reset', requestReset, {}],
] as const)('%s asked for is the link and the mail', async (_, ask, change) => {
  const user = await makeUser('recent graduate', change);
  const { email } = (await UserModel.findById(user._id).lean()) ?? expect.fail('no user');
  await expectAllOrNothing(() => ask({ email }, request()));
  expect(await AccountTokenModel.countDocuments({ userId: user._id })).toBe(1);
  expect(await MailModel.countDocuments({ to: email })).toBe(1);
});

test('a verification is the user and the link', async () => {
  const json = registrationOf();
  await register(json, ADDRESS);
  const { _id } = await recordOf(json.username);
  const token = await issueToken('verify email', _id, json.email);
  await expectAllOrNothing(() => verifyEmail({ token }));
  expect(await recordOf(json.username)).toMatchObject({ isVerified: true });
});

test('a change of e-mail is the user, the links and the mail to the old address', async () => {
  const pendingEmail = `${uniqueLetters()}@test.example`;
  const user = await makeUser('employer', { pendingEmail });
  const { email } = (await UserModel.findById(user._id).lean()) ?? expect.fail('no user');
  const token = await issueToken('verify email change', user._id, pendingEmail, { sessionVersion: 0 });
  await expectAllOrNothing(() => verifyEmailChange({ token }));
  expect(await UserModel.findById(user._id).lean()).toMatchObject({
    email: pendingEmail,
    pendingEmail: null,
    pastEmails: [email],
    sessionVersion: 1,
  });
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo e-mail was changed']);
});

test('a new password is the user, every link and the mail', async () => {
  const user = await makeUser('employer', { lockedUntil: new Date(Date.now() + 60_000) });
  const { email } = (await UserModel.findById(user._id).lean()) ?? expect.fail('no user');
  await issueToken('reset password', user._id, email);
  const token = await issueToken('reset password', user._id, email);
  await expectAllOrNothing(() => resetPassword(token, { newPassword: TEST_PASSWORD }, ADDRESS));
  expect(await UserModel.findById(user._id).lean()).toMatchObject({ lockedUntil: null, sessionVersion: 1 });
  expect(await AccountTokenModel.countDocuments({ userId: user._id, usedAt: null })).toBe(0);
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo password was changed']);
});

test('a lock is the user and the mail, and the wrong passwords count whatever becomes of it', async () => {
  const { _id } = await makeUser('employer');
  const user = (await UserModel.findById(_id).lean()) ?? expect.fail('no user');
  const attempt = { identifier: user.email, user, network: ADDRESS, device: null };
  for (let wrong = 1; wrong < 5; wrong += 1) await countFailure(attempt);
  await expectAllOrNothing(() => countFailure(attempt));
  expect((await UserModel.findById(_id).lean())?.lockedUntil).toBeInstanceOf(Date);
  expect(await subjectsTo(user.email)).toEqual(['Your Mwanzo account is locked for 24 hours']);
});

test('logging out everywhere is the sessions and the links of a change of e-mail', async () => {
  const user = await makeUser('employer', { pendingEmail: 'new@test.example' });
  await issueToken('verify email change', user._id, 'new@test.example', { sessionVersion: 0 });
  await expectAllOrNothing(() => logOutEverywhere(asActor(user)));
  expect(await AccountTokenModel.countDocuments({ userId: user._id, usedAt: null })).toBe(0);
});
