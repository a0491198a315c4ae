import { beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { AuditEntryModel } from '@/models/audit-entry';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { api, logIn } from '../client/client';
import { uniqueLetters } from '../client/client-for';
import { makeUser } from '../data/fixtures';
import { registrationOf } from '../client/registration';
import { stackDatabase } from '../stack/stack-database';
import { abreast, MANY, printRace, tally, withStatus } from './concurrently';
import { emailOf, sentTo, twoAdministrators, type Said } from './racing';
import { runsAll } from '../../test-run/only-in-all';

/** Fewer concurrent calls, because each one hashes a password, which takes processor time. */
const HASHING = runsAll() ? MANY : 8;

/** E-mails a day to an address that is not confirmed (see lib/platform/rate-limit/mailbox.ts). */
const MAILBOX_LIMIT = 5;

stackDatabase();
let administrator: Awaited<ReturnType<typeof twoAdministrators>>;
beforeAll(async () => {
  administrator = await twoAdministrators();
});

describe('concurrent registrations', () => {
  const register = (change: Record<string, unknown>) =>
    api<Said>('POST', '/api/auth/register', { json: registrationOf(change) });

  test('with one username create one account and send one e-mail', async () => {
    const username = uniqueLetters();
    const emails = Array.from({ length: HASHING }, () => `${uniqueLetters()}@test.example`);
    const answers = await abreast(HASHING, (number) => register({ username, email: emails[number] }));
    printRace('register one username', answers);
    expect(tally(answers)).toEqual([
      `${HASHING - 1} × 409 This username is taken. Choose another.`,
      '1 × 201 Your registration was successful. Check your email inbox to verify your email.',
    ]);
    for (const { body } of withStatus(answers, 409)) expect(body.errors).toEqual({ username: body.message });
    const [user, ...others] = await UserModel.find({ username }).lean();
    expect(others).toEqual([]);
    expect(user?.email).toBe(emails[answers.findIndex(({ status }) => status === 201)]);
    await sentTo(user?.email ?? '', 1);
    expect(await MailModel.countDocuments({ to: { $in: emails } })).toBe(1);
  });

  test('with one e-mail address create one account, get the same response, and tell the owner up to the limit of the mailbox', async () => {
    const email = `${uniqueLetters()}@test.example`;
    const answers = await abreast(HASHING, () => register({ email }));
    printRace('register one e-mail', answers);
    expect(tally(answers)).toEqual([
      `${HASHING} × 201 Your registration was successful. Check your email inbox to verify your email.`,
    ]);
    expect(await UserModel.countDocuments({ email })).toBe(1);
    const subjects = await sentTo(email, MAILBOX_LIMIT);
    expect(subjects.filter((subject) => /confirm/i.test(subject))).toHaveLength(1);
  });
});

test('concurrent uses of one verification link verify once, and the others say that it is already done', async () => {
  const user = await makeUser('recent graduate', { isVerified: false });
  const token = await issueToken('verify email', user._id, await emailOf(user));
  const answers = await abreast(MANY, (number) =>
    api<Said>(number % 2 === 0 ? 'GET' : 'POST', `/api/auth/verify-email/${token}`),
  );
  printRace('verify one token', answers);
  expect(tally(answers)).toEqual([
    `${MANY - 1} × 200 You’ve already confirmed your e-mail. You can log in.`,
    '1 × 200 Your e-mail is confirmed. You can log in now.',
  ]);
  expect(await UserModel.findById(user._id).lean()).toMatchObject({ isVerified: true, sessionVersion: 0 });
});

test('only one of several concurrent password resets with the same link succeeds', async () => {
  const user = await makeUser('recent graduate');
  const email = await emailOf(user);
  const token = await issueToken('reset password', user._id, email);
  const passwordOf = (number: number) => `Karibu#${1000 + number}`;
  const answers = await abreast(HASHING, (number) =>
    api<Said>('POST', `/api/auth/reset-password/${token}`, { json: { newPassword: passwordOf(number) } }),
  );
  printRace('reset with one token', answers);
  expect(tally(answers)).toEqual([
    `${HASHING - 1} × 400 This link isn’t valid or was already used. Ask for a new one.`,
    '1 × 200 Your password has been changed. Log in with the new one.',
  ]);
  expect((await UserModel.findById(user._id).lean())?.sessionVersion).toBe(1);
  await logIn(email, passwordOf(answers.findIndex(({ status }) => status === 200)));
});

test('concurrent deletions of a user by two administrators delete once', async () => {
  const user = await makeUser('recent graduate');
  const actorId = { $in: [administrator(0)._id, administrator(1)._id] };
  const answers = await abreast(MANY, (number) =>
    api<Said>('DELETE', `/api/admin/deleteuser/${user.id}`, { token: administrator(number).token }),
  );
  printRace('delete a user', answers);
  expect(withStatus(answers, 200)).toHaveLength(1);
  expect(withStatus(answers, 404).length + withStatus(answers, 409).length).toBe(MANY - 1);
  expect(await AuditEntryModel.countDocuments({ actorId, action: 'user deleted' })).toBe(1);
  expect(await UserModel.exists({ _id: user._id })).toBeNull();
});
