import { beforeAll, describe, expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { auditEntriesOf, person, usersAs } from '@/dev/testing/client/user-calls';
import { SEEN_FIELDS } from './seen-fields';
import { UserModel } from '@/models/user';

let administrator: TestUser;
stackDatabase();
beforeAll(async () => {
  administrator = await makeUser('administrator');
});

const admin = () => usersAs(administrator);

describe('creating', () => {
  test.each(['recent graduate', 'editor', 'employer'])('a %s, who verifies and logs in', async (role) => {
    const wanted = person({ role });
    const { status, body } = await admin().create(wanted);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.user).toMatchObject({
      ...wanted,
      isActive: true,
      isVerified: false,
      createdBy: { firstName: 'Test', lastName: 'Person' },
      resume: null,
    });
    const [mail] = await mailsTo(wanted.email);
    expect(mail?.text).toContain(`Your username is ${wanted.username}.`);
    const path = new URL(linkIn(mail ?? expect.fail('no mail'), '/verify-email/')).pathname;
    expect((await api('GET', `/api/auth${path}`)).status).toBe(200);
    expect((await logIn(wanted.username)).user.role).toBe(role);
    expect(await auditEntriesOf(body.user._id)).toMatchObject([
      { action: 'user created', actorId: administrator._id, before: null, after: { role } },
    ]);
  });

  test.each([
    [{ role: 'administrator' }, 'role', 'Choose a role'],
    [{ role: undefined }, 'role', 'Choose a role'],
    [{ firstName: 'J4ne' }, 'firstName', 'First name should contain only letters'],
    [{ lastName: 'A' }, 'lastName', 'Last name should be at least 2 letters long'],
    [{ phoneNumber: '072200011' }, 'phoneNumber', 'Phone number should be exactly 10 digits'],
    [{ email: 'nowhere' }, 'email', 'Please enter a valid email address!'],
    [{ username: 'Ab' }, 'username', 'Username should contain only lowercase letters'],
    [{ password: 'Short#1' }, 'password', 'Password should be at least 8 characters long!'],
    [{ email: { $ne: '' } }, 'email', 'Email is required'],
  ])('is refused with %j', async (change, field, message) => {
    const { status, body } = await admin().create(change);
    expect({ status, body }).toEqual({ status: 422, body: { message, errors: { [field]: message } } });
  });

  test('a taken e-mail or username is told beside the field', async () => {
    const { user } = (await admin().create()).body;
    const message = (field: string) => `This ${field} is taken. Choose another.`;
    expect(await admin().create({ email: user.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: message('email'), errors: { email: message('email') } },
    });
    expect(await admin().create({ username: user.username })).toMatchObject({
      status: 409,
      body: { errors: { username: message('username') } },
    });
    expect((await admin().create({ username: user.username, email: user.email })).body.errors).toEqual({
      email: message('email'),
      username: message('username'),
    });
  });

  test('of five with the same username at once, one is made', async () => {
    const { username } = person();
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin().create({ username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('what is not a field is not stored', async () => {
    const { body } = await admin().create({ isVerified: true, sessionVersion: 9, passwordHash: 'x' });
    expect(await UserModel.findById(body.user._id).lean()).toMatchObject({
      isVerified: false,
      sessionVersion: 0,
    });
  });
});

describe('the list', () => {
  const family = uniqueLetters();
  beforeAll(async () => {
    const lastName = family;
    for (let at = 0; at < 9; at += 1) await makeUser('recent graduate', { lastName, firstName: 'Amina' });
    await makeUser('employer', { lastName, isActive: false });
    await makeUser('editor', { lastName, isVerified: false });
  });

  test('pages by ten, newest first', async () => {
    const first = (await admin().list(`?q=${family}`)).body;
    const second = (await admin().list(`?q=${family}&page=2`)).body;
    expect([first.users.length, second.users.length]).toEqual([10, 1]);
    expect(first).toMatchObject({ page: 1, total: 11, totalPages: 2 });
    const times = [...first.users, ...second.users].map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await admin().list(`?q=${family}&page=9`)).body).toMatchObject({
      users: [],
      page: 9,
      totalPages: 2,
    });
    expect((await admin().list('?page=0')).body.page).toBe(1);
    expect((await admin().list('?page=x')).body.page).toBe(1);
  });

  test.each([
    [`?q=amina ${family}`, 9],
    [`?q=${family}&role=employer`, 1],
    [`?q=${family}&role=&state=`, 11],
    [`?q=${family}&state=inactive`, 1],
    [`?q=${family}&state=active`, 10],
    [`?q=${family}&state=unverified`, 1],
    [`?q=${family}&role=editor&state=inactive`, 0],
    [`?q=.*`, 0],
    [`?q=ami ${family.slice(0, -3)}`, 9],
    [`?q=mina ${family}`, 0],
  ])('%s finds %i', async (query, count) => {
    expect((await admin().list(query)).body.total).toBe(count);
  });

  test('by e-mail and username', async () => {
    const { user } = (await admin().create()).body;
    expect((await admin().list(`?q=${user.email}`)).body.users).toEqual([user]);
    expect((await admin().list(`?q=${user.username}`)).body.users).toEqual([user]);
  });

  test.each(['?role=boss', '?state=gone', `?q=${'x'.repeat(101)}`])('%s is refused', async (query) => {
    expect((await admin().list(query)).status).toBe(422);
  });

  test('says nothing of passwords', async () => {
    expect(JSON.stringify((await admin().list()).body)).not.toMatch(/passwordHash|sessionVersion|\$2b\$/);
  });
});

describe('changing', () => {
  test('all fields; an unverified address gets its link anew', async () => {
    const { user } = (await admin().create()).body;
    const wanted = person({ firstName: 'Wambui', role: 'employer' });
    const { status, body } = await admin().update(user._id, wanted);
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...user, ...wanted });
    const [mail] = await mailsTo(wanted.email);
    expect(mail?.subject).toMatch(/Confirm your e-mail/);
    expect(await auditEntriesOf(user._id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'user updated',
          before: expect.objectContaining({ role: 'editor', email: user.email }),
          after: expect.objectContaining({ role: 'employer', email: wanted.email }),
        }),
      ]),
    );
  });

  test('a form from before a change of the e-mail does not bring the old one back', async () => {
    const { user } = (await admin().create()).body;
    const own = await UserModel.findById(user._id).orFail().lean();
    const filled = {
      firstName: own.firstName,
      lastName: own.lastName,
      phoneNumber: own.phoneNumber,
      email: own.email,
      username: own.username,
      role: own.role,
    };
    const seen = Object.fromEntries(
      Object.entries(SEEN_FIELDS).map(([field, name]) => [name, filled[field as keyof typeof SEEN_FIELDS]]),
    );
    const email = `${uniqueLetters()}@people.example`;
    await UserModel.updateOne({ _id: own._id }, { $set: { email, isVerified: true } });
    const { status, body } = await admin().update(user._id, { ...filled, ...seen, lastName: 'Otieno' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, lastName: 'Otieno' });
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ sessionVersion: own.sessionVersion });
    const whole = await admin().update(user._id, filled);
    expect(whole.body.user).toMatchObject({ email: own.email, lastName: own.lastName });
  });

  test('another role ends the sessions, the same one does not', async () => {
    const user = await makeUser('editor');
    const { email } = (await UserModel.findById(user._id).lean()) ?? {};
    const wanted = person({ email });
    expect((await admin().update(user.id, wanted)).status).toBe(200);
    expect((await usersAs(user).me()).status).toBe(200);
    expect((await admin().update(user.id, { ...wanted, role: 'employer' })).status).toBe(200);
    expect(await usersAs(user).me()).toMatchObject({
      status: 401,
      body: { message: 'Session expired. Please login again.' },
    });
  });

  test('another e-mail ends the sessions; the old address is told, and the owner of another phone number', async () => {
    const user = await makeUser('editor', { pendingEmail: 'wanted@new.example' });
    const { email = '', phoneNumber } = (await UserModel.findById(user._id).lean()) ?? {};
    const wanted = person();
    expect(wanted.phoneNumber).not.toBe(phoneNumber);
    expect((await admin().update(user.id, wanted)).status).toBe(200);
    expect((await usersAs(user).me()).status).toBe(401);
    expect((await UserModel.findById(user._id).lean())?.pendingEmail).toBeNull();
    const [toOld] = await mailsTo(email);
    expect(toOld?.subject).toBe('Your Mwanzo e-mail was changed');
    expect(toOld?.text).toContain(wanted.email);
    const [toNew] = await mailsTo(wanted.email);
    expect(toNew?.subject).toBe('Your Mwanzo phone number was changed');
  });

  test('a password is neither wanted nor taken', async () => {
    const user = await makeUser('editor');
    expect((await admin().update(user.id, { ...person(), password: 'Another#2026' })).status).toBe(200);
    expect((await UserModel.findById(user._id).lean())?.passwordHash).toBe('none');
  });

  test('what another has is refused beside the field, one’s own is not', async () => {
    const user = await makeUser('editor');
    const other = (await admin().create()).body.user;
    expect(await admin().update(user.id, person({ email: other.email }))).toMatchObject({
      status: 409,
      body: { errors: { email: 'This email is taken. Choose another.' } },
    });
    const { _id, firstName, lastName, phoneNumber, email, username, role } = other;
    const same = { firstName, lastName, phoneNumber, email, username, role };
    expect((await admin().update(_id, same)).status).toBe(200);
  });

  test('wrong fields are refused', async () => {
    const user = await makeUser('editor');
    expect(await admin().update(user.id, person({ phoneNumber: '1', role: 'boss' }))).toMatchObject({
      status: 422,
      body: {
        message: 'Please fix the errors in the form to continue',
        errors: { phoneNumber: expect.any(String), role: 'Choose a role' },
      },
    });
  });
});
