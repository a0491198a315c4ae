import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { everythingBut } from '@/dev/testing/data/database-text';
import { asActor, makeListing, makeResume, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel, type UserRecord } from '@/models/user';
import { activateUser } from './admin/activate-user';
import { createUser } from './admin/create-user';
import { deleteUser } from './admin/delete-user';
import { updateUser } from './admin/update-user';
import { deleteMe } from './delete-me';
import { updateProfile } from './update-profile';

preparedDatabase();

const ADDRESS = '203.0.113.7';
const PERSON = { firstName: 'Wambui', lastName: 'Njeri', phoneNumber: '0711222333' };
let administrator: TestUser;
beforeEach(async () => {
  administrator = await makeUser('administrator');
});

const recordOf = async ({ _id }: Pick<TestUser, '_id'>): Promise<UserRecord> =>
  (await UserModel.findById(_id).lean<UserRecord>()) ?? expect.fail('no user');
const subjectsTo = async (to: string) => (await MailModel.find({ to }).lean()).map(({ subject }) => subject);
const actions = async () =>
  (await AuditEntryModel.find({ actorId: administrator._id }).lean()).map(({ action }) => action);

/** Interrupts `work` before each of its writes. Only counters may be stored before `work` completes. */
async function expectAllOrNothing(work: () => Promise<unknown>): Promise<void> {
  const before = await everythingBut(['ratelimits']);
  await breakOffAnywhere(work, async () => {
    expect(await everythingBut(['ratelimits'])).toBe(before);
  });
  expect(await everythingBut(['ratelimits'])).not.toBe(before);
}

test('a profile is the name, the applications, the phone number, the link, three mails and the audit entry', async () => {
  const user = await makeUser('recent graduate', { passwordHash: null });
  const { email } = await recordOf(user);
  const wanted = `${uniqueLetters()}@test.example`;
  const request = { headers: new Headers({ authorization: `Bearer ${user.token}` }) };
  await expectAllOrNothing(() => updateProfile(asActor(user), { ...PERSON, email: wanted }, request));
  expect(await recordOf(user)).toMatchObject({ ...PERSON, email, pendingEmail: wanted });
  expect(await subjectsTo(wanted)).toEqual(['Confirm your new e-mail for Mwanzo']);
  expect((await subjectsTo(email)).sort()).toEqual([
    'Your Mwanzo e-mail is about to change',
    'Your Mwanzo phone number was changed',
  ]);
  expect(await AuditEntryModel.countDocuments({ actorId: user._id, action: 'name corrected' })).toBe(1);
});

test('a user an administrator makes is the user, the link, the mail and the audit entry', async () => {
  const username = uniqueLetters();
  const email = `${username}@test.example`;
  const input = { ...PERSON, email, username, role: 'editor', password: TEST_PASSWORD };
  await expectAllOrNothing(() => createUser(asActor(administrator), input));
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo account is ready: confirm your e-mail']);
  expect(await actions()).toEqual(['user created']);
});

test('a user an administrator changes is the user, the mails and the audit entry', async () => {
  const other = await makeUser('administrator');
  const { email, username } = await recordOf(other);
  const wanted = `${uniqueLetters()}@test.example`;
  const fields = { ...PERSON, email: wanted, username, role: 'editor' };
  await expectAllOrNothing(() => updateUser(asActor(administrator), { id: other.id, fields }));
  expect(await recordOf(other)).toMatchObject({ role: 'editor', email: wanted, sessionVersion: 1 });
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo e-mail was changed']);
  expect(await actions()).toEqual(['user updated']);
});

test('a deactivation is the user and the audit entry', async () => {
  const other = await makeUser('administrator');
  const fields = { action: 'deactivate' };
  await expectAllOrNothing(() => activateUser(asActor(administrator), { id: other.id, fields }));
  expect(await recordOf(other)).toMatchObject({ isActive: false, sessionVersion: 1 });
  expect(await actions()).toEqual(['user deactivated']);
});

test('a deletion is all that is theirs, the mail and the audit entry', async () => {
  const employer = await makeUser('employer');
  const { email } = await recordOf(employer);
  await makeResume(employer);
  const listing = await makeListing({ postedBy: employer._id });
  await expectAllOrNothing(() => deleteUser(asActor(administrator), { id: employer.id }));
  expect(await UserModel.exists({ _id: employer._id })).toBeNull();
  expect(await InternshipModel.findById(listing._id).lean()).toMatchObject({ postedBy: null });
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo account was deleted']);
  expect(await actions()).toEqual(['user deleted']);
});

test('deleting oneself is all that is theirs and the mail', async () => {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const graduate = await makeUser('recent graduate', { passwordHash });
  const { email } = await recordOf(graduate);
  await makeResume(graduate);
  await expectAllOrNothing(() => deleteMe(asActor(graduate), { password: TEST_PASSWORD }, ADDRESS));
  expect(await UserModel.exists({ _id: graduate._id })).toBeNull();
  expect(await subjectsTo(email)).toEqual(['Your Mwanzo account was deleted']);
});
