import { expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { personOf, registrationOf } from '@/dev/testing/client/registration';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel } from '@/models/user';

stackDatabase();

/** Two passwords, each as one keyboard writes it and as another one does. */
const FIRST = ['Karïbu #2026', '\u202aKari\u0308bu\u00a0#2026\u202c'] as const;
const SECOND = ['Mpÿa #2027x', 'Mpy\u0308a\u2003#2027x\u200b'] as const;

const enters = async (email: string, [composed, other]: readonly [string, string]) => {
  for (const password of [composed, other]) {
    const { status } = await api('POST', '/api/auth/login', { json: { emailOrUsername: email, password } });
    if (status !== 200) return false;
  }
  return true;
};

test('a password has one form in every call that sets or checks it', { timeout: 90_000 }, async () => {
  const form = registrationOf({ password: FIRST[1] });
  expect((await api('POST', '/api/auth/register', { json: form })).status).toBe(201);
  await UserModel.updateOne({ email: form.email }, { $set: { isVerified: true } });
  expect(await enters(form.email, FIRST)).toBe(true);

  const { token } = await logIn(form.email, FIRST[0]);
  const email = `${uniqueLetters()}@people.example`;
  const profile = { email, phoneNumber: '0712345678', currentPassword: FIRST[1] };
  expect((await api('PUT', '/api/users/profile', { token, json: profile })).status).toBe(200);

  const change = { currentPassword: FIRST[1], newPassword: SECOND[1], confirmPassword: SECOND[0] };
  const changed = await api<{ token: string }>('POST', '/api/auth/change-password', { token, json: change });
  expect(changed.status).toBe(200);
  expect(await enters(form.email, SECOND)).toBe(true);
  const same = { currentPassword: SECOND[1], newPassword: SECOND[0] };
  expect(
    await api('POST', '/api/auth/change-password', { token: changed.body.token, json: same }),
  ).toMatchObject({
    status: 422,
    body: { errors: { newPassword: 'This is your current password. Choose a different one.' } },
  });

  await api('POST', '/api/auth/reset-password', { json: { email: ` <${form.email}>.` } });
  const mails = await mailsTo(form.email, 4);
  const mail = mails.find(({ text }) => text.includes('/reset-password/'));
  if (!mail) throw new Error('no mail came');
  const link = new URL(linkIn(mail, '/reset-password/')).pathname;
  const reset = { newPassword: FIRST[1], confirmPassword: FIRST[0] };
  expect((await api('POST', `/api/auth${link}`, { json: reset })).status).toBe(200);
  expect(await enters(form.email, FIRST)).toBe(true);

  const last = await logIn(form.email, FIRST[0]);
  const gone = await api('DELETE', '/api/users/me', { token: last.token, json: { password: FIRST[1] } });
  expect(gone.status).toBe(200);
});

test('so has the one that an administrator gives a new user', async () => {
  const person = personOf({ password: FIRST[1], role: 'editor' });
  const { token } = await makeUser('administrator');
  expect((await api('POST', '/api/admin', { token, json: person })).status).toBe(201);
  await UserModel.updateOne({ email: person.email }, { $set: { isVerified: true } });
  expect(await enters(person.email, FIRST)).toBe(true);
});
