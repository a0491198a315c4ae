import { beforeAll, describe, expect, test } from 'vitest';
import { api, mailsTo } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { AuditEntryModel } from '@/models/audit-entry';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel } from '@/models/user';
import type { Role } from '@/lib/platform/core/vocabulary';
import { hashOfCode } from './recovery-codes';
import { codeAt } from './totp';

let passwordHash: string;
stackDatabase();
beforeAll(async () => {
  passwordHash = await hashPassword(TEST_PASSWORD);
});

interface Person extends TestUser {
  username: string;
  email: string;
  secret: string;
  recoveryCodes: string[];
}

async function someone(role: Role = 'employer'): Promise<Person> {
  const username = uniqueLetters();
  const email = `${username}@people.example`;
  const user = await makeUser(role, { username, email, passwordHash });
  return { ...user, username, email, secret: '', recoveryCodes: [] };
}

/** The code of an app whose clock is `steps` steps ahead. Each code is accepted only once. */
const codeOf = ({ secret }: Person, steps = 0, now = Date.now()) =>
  codeAt(secret, new Date(now + steps * 30_000));

const start = ({ token }: Person) =>
  api<Pick<Person, 'secret' | 'recoveryCodes'> & { uri: string }>('POST', '/api/users/second-factor', {
    token,
  });
const confirm = ({ token }: Person, json: object) =>
  api('POST', '/api/users/second-factor/confirm', { token, json });
const state = async ({ token }: Person) => (await api('GET', '/api/users/second-factor', { token })).body;

/** A user who turned on a second factor long enough ago that the current code is still unused. */
async function protectedPerson(role?: Role): Promise<Person> {
  const person = await someone(role);
  Object.assign(person, (await start(person)).body);
  const json = { code: codeOf(person), password: TEST_PASSWORD, saved: true };
  expect((await confirm(person, json)).status).toBe(200);
  await SecondFactorModel.updateOne({ _id: person._id }, { $inc: { lastStep: -10 } });
  return person;
}

const logIn = ({ username }: Person, change: object = {}) =>
  api<{ token?: string; secondFactor?: true }>('POST', '/api/auth/login', {
    json: { emailOrUsername: username, password: TEST_PASSWORD, ...change },
  });

const halfOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('mwanzo-second-factor='))
    ?.split(';')[0] ?? '';

const secondStep = (cookie: string, code: string) =>
  api<{ token?: string }>('POST', '/api/auth/second-factor', { cookie, json: { code } });

const actionsOn = async ({ _id }: Person) =>
  (await AuditEntryModel.find({ 'target.id': _id }).sort({ at: 1 }).lean()).map(({ action }) => action);

const subjects = async ({ email }: Person, count: number) =>
  (await mailsTo(email, count)).map(({ subject }) => subject);

describe('setting it up', () => {
  test('gives a secret, an address for the app and ten recovery codes, and changes nothing yet', async () => {
    const person = await someone();
    const { status, body } = await start(person);
    expect(status).toBe(201);
    expect(body.uri).toContain(
      `otpauth://totp/Mwanzo:${person.username}?issuer=Mwanzo&secret=${body.secret}`,
    );
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await state(person)).toMatchObject({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await logIn(person)).status).toBe(200);
  });

  test('takes a right code, the password and the saved recovery codes; the owner and the audit log are told', async () => {
    const person = await someone();
    Object.assign(person, (await start(person)).body);
    const right = { code: codeOf(person), password: TEST_PASSWORD, saved: true };
    const wrong = codeAt('A'.repeat(32), new Date());
    for (const change of [
      { code: wrong },
      { password: 'Wrong#2026' },
      { password: undefined },
      { saved: false },
    ])
      expect((await confirm(person, { ...right, ...change })).status).toBe(422);
    expect(await state(person)).toMatchObject({ isOn: false });
    expect((await confirm(person, right)).status).toBe(200);
    expect(await state(person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await confirm(person, right)).status).toBe(409);
    expect((await start(person)).status).toBe(409);
    expect(await subjects(person, 1)).toEqual(['Your Mwanzo account now has a second factor']);
    expect(await actionsOn(person)).toEqual(['second factor set up']);
  });

  test('stores neither the secret nor a recovery code as it is', async () => {
    const person = await protectedPerson();
    const stored = JSON.stringify(await SecondFactorModel.findById(person._id).lean());
    for (const secret of [person.secret, ...person.recoveryCodes]) expect(stored).not.toContain(secret);
    expect(stored).not.toContain('pending');
  });

  test('begun again, the former secret no longer counts', async () => {
    const person = await someone();
    Object.assign(person, (await start(person)).body);
    await start(person);
    const json = { code: codeOf(person), password: TEST_PASSWORD, saved: true };
    expect((await confirm(person, json)).status).toBe(422);
  });

  test('takes half an hour at most', async () => {
    const person = await someone();
    Object.assign(person, (await start(person)).body);
    await SecondFactorModel.updateOne(
      { _id: person._id },
      { $set: { 'pending.at': new Date(Date.now() - 30 * 60_000) } },
    );
    const json = { code: codeOf(person), password: TEST_PASSWORD, saved: true };
    expect((await confirm(person, json)).status).toBe(409);
  });
});

describe('a log-in of a program', () => {
  test('without a code is told that one is needed, and gets no session', async () => {
    const answer = await logIn(await protectedPerson());
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Enter the code from your authenticator app', secondFactor: true },
    });
    expect(answer.headers.getSetCookie().join()).not.toContain('next-auth.session-token');
  });

  test('with a wrong password is not told of the second factor, whatever the code', async () => {
    const person = await protectedPerson();
    const { status, body } = await logIn(person, { password: 'Wrong#2026', code: codeOf(person) });
    expect(status).toBe(401);
    expect(body.secondFactor).toBeUndefined();
  });

  test('takes a code once, and none from before it', async () => {
    const [person, now] = [await protectedPerson(), Date.now()];
    expect((await logIn(person, { code: codeOf(person, 1, now) })).status).toBe(200);
    for (const steps of [1, 0])
      expect(await logIn(person, { code: codeOf(person, steps, now) })).toMatchObject({
        status: 401,
        body: { message: 'That code was already used. Wait for your app to show the next one.' },
      });
  });

  test('of two at once with the same code, one gets in', async () => {
    const person = await protectedPerson();
    const code = codeOf(person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(person, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('takes a recovery code of an earlier version, which had 16 characters, once', async () => {
    const person = await protectedPerson();
    await SecondFactorModel.updateOne(
      { _id: person._id },
      { $set: { recoveryCodes: [hashOfCode(person._id, '7K2MQX9D01ABCDEF')] } },
    );
    expect((await logIn(person, { code: '7K2M-QX9D-01AB-CDEF' })).status).toBe(200);
    expect((await logIn(person, { code: '7K2M-QX9D-01AB-CDEF' })).status).toBe(401);
  });

  test('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const person = await protectedPerson();
    const [code = ''] = person.recoveryCodes;
    expect((await logIn(person, { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await logIn(person, { code })).status).toBe(401);
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await subjects(person, 2)).toContain('A recovery code for your Mwanzo account was used');
  });

  test('after ten wrong codes none counts for a day, and the owner is told after five', async () => {
    const person = await protectedPerson();
    const statuses = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await logIn(person, { code: '7K2M-QX9D-01AB-CDEF' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(person, { code: codeOf(person) })).status).toBe(429);
    expect((await subjects(person, 2)).filter((one) => one.startsWith('Someone may know'))).toHaveLength(1);
  });
});

describe('the second step of a browser', () => {
  test('opens the session, and clears the cookie of the first', async () => {
    const person = await protectedPerson();
    const half = halfOf((await logIn(person, { rememberMe: true })).headers);
    const answer = await secondStep(half, codeOf(person));
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((one) => one.startsWith('next-auth.session-token='))).toContain('Max-Age=2592000');
    expect(cookies.find((one) => one.startsWith('mwanzo-second-factor='))).toContain('Max-Age=0');
    expect((await api('GET', '/api/users/me', { token: answer.body.token ?? '' })).status).toBe(200);
  });

  test('is not open without the first, and what the first gives opens nothing else', async () => {
    const person = await protectedPerson();
    expect((await secondStep('', codeOf(person))).status).toBe(401);
    const half = halfOf((await logIn(person)).headers);
    const token = half.split('=')[1] ?? '';
    expect(token).not.toBe('');
    for (const request of [{ token }, { cookie: half }, { cookie: `next-auth.session-token=${token}` }])
      expect((await api('GET', '/api/users/me', request)).status).toBe(401);
    expect((await secondStep(`mwanzo-second-factor=${person.token}`, codeOf(person))).status).toBe(401);
  });

  test('ends with the sessions: a new password, or another change, needs a new first step', async () => {
    const person = await protectedPerson();
    const half = halfOf((await logIn(person)).headers);
    await UserModel.updateOne({ _id: person._id }, { $inc: { sessionVersion: 1 } });
    expect((await secondStep(half, codeOf(person))).status).toBe(401);
  });

  test('without script the form leads there, back with the error, and on', async () => {
    const person = await protectedPerson();
    const form = (path: string, fields: Record<string, string>, cookie = '') =>
      api('POST', path, {
        cookie,
        raw: new URLSearchParams({ from: '/dashboard/employer', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const first = await form('/api/auth/login', {
      emailOrUsername: person.username,
      password: TEST_PASSWORD,
    });
    const step = '/second-factor?from=%2Fdashboard%2Femployer';
    expect(first).toMatchObject({ status: 303 });
    expect(first.headers.get('location')).toBe(step);
    const half = halfOf(first.headers);
    const wrong = await form('/api/auth/second-factor', { code: '1' }, half);
    expect(wrong.headers.get('location')).toBe(step);
    const right = await form('/api/auth/second-factor', { code: codeOf(person) }, half);
    expect(right.headers.get('location')).toBe('/dashboard/employer');
    expect(right.headers.getSetCookie().join()).toContain('next-auth.session-token=');
  });
});

describe('turning it off', () => {
  const turnOff = ({ token }: Person, json: object) =>
    api('POST', '/api/users/second-factor/turn-off', { token, json });

  test('takes a code and the password; the owner and the audit log are told', async () => {
    const person = await protectedPerson();
    const code = codeOf(person);
    expect((await turnOff(person, { code: '000000', password: 'Wrong#2026' })).status).toBe(422);
    expect((await turnOff(person, { code: 'ABC', password: TEST_PASSWORD })).status).toBe(422);
    expect((await turnOff(person, { code, password: TEST_PASSWORD })).status).toBe(200);
    expect((await logIn(person)).status).toBe(200);
    expect((await turnOff(person, { code, password: TEST_PASSWORD })).status).toBe(409);
    expect(await SecondFactorModel.findById(person._id).lean()).toBeNull();
    expect(await subjects(person, 2)).toContain('Your Mwanzo account no longer has a second factor');
    expect(await actionsOn(person)).toEqual(['second factor set up', 'second factor turned off']);
  });
});

describe('an administrator', () => {
  const reset = (by: TestUser, id: string) =>
    api('POST', `/api/admin/${id}/reset-second-factor`, { token: by.token });

  test('resets that of somebody else: sessions end, the owner is told, the log has it', async () => {
    const [person, administrator] = [await protectedPerson(), await makeUser('administrator')];
    expect((await reset(administrator, person.id)).status).toBe(200);
    expect((await api('GET', '/api/users/me', { token: person.token })).status).toBe(401);
    expect((await logIn(person)).status).toBe(200);
    expect((await reset(administrator, person.id)).status).toBe(409);
    expect(await subjects(person, 2)).toContain('Your Mwanzo account’s second factor was reset');
    expect(await actionsOn(person)).toEqual(['second factor set up', 'second factor reset']);
  });

  test('not their own', async () => {
    const administrator = await protectedPerson('administrator');
    expect((await reset(administrator, administrator.id)).status).toBe(409);
    expect(await state(administrator)).toMatchObject({ isOn: true });
  });
});

test('a secret of another AUTH_SECRET says what to do, and a recovery code still lets in', async () => {
  const person = await protectedPerson();
  const other = `v1.${'A'.repeat(80)}`;
  await SecondFactorModel.updateOne({ _id: person._id }, { $set: { secret: other } });
  const { status, body } = await logIn(person, { code: codeOf(person) });
  expect(status).toBe(401);
  expect(body).toMatchObject({ message: expect.stringContaining('Enter a recovery code') as string });
  expect((await logIn(person, { code: person.recoveryCodes[0] })).status).toBe(200);
});
