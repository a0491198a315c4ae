import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, inDays, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { collectOwnData } from '@/lib/identity/users/own-data';
import { continueUserDeletions } from '@/lib/identity/users/continue-user-deletions';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { Actor } from '@/lib/platform/auth/actor';
import { AuditEntryModel } from '@/models/audit-entry';
import { DataRequestModel } from '@/models/data-request';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { answerDataRequest } from './answer-data-request';
import { listDataRequests } from './list-data-requests';
import { readDataRequest } from './read-data-request';
import { remindOfRequests } from './remind-of-requests';
import { sendDataRequest } from './send-data-request';

preparedDatabase();

const VISITOR: Actor = { kind: 'visitor', problem: 'none' };
const TEXT = 'What do you have about me?';

const newAddress = (): string => `${uniqueLetters()}@people.example`;
const send = (change: object = {}, actor: Actor = VISITOR) =>
  sendDataRequest(actor, {
    fields: { kind: 'access', name: 'Wanjiru Kamau', email: newAddress(), text: TEXT, ...change },
    address: '41.90.1.1',
  });
const stored = (email: string) => DataRequestModel.find({ email }).lean();
const kindsTo = async (to: string) => (await MailModel.find({ to }).lean()).map(({ kind }) => kind);

async function sent(change: object = {}, actor?: Actor): Promise<{ id: string; email: string }> {
  const email = newAddress();
  await send({ email, ...change }, actor);
  const one = await DataRequestModel.findOne({ state: 'open' }).sort({ dueAt: -1 }).lean();
  return { id: one?._id.toHexString() ?? '', email };
}

let administrator: TestUser;
const answer = (id: string, fields: object = { decision: 'answer', text: 'Nothing.' }) =>
  answerDataRequest(asActor(administrator), { id, fields });

beforeEach(async () => {
  await DataRequestModel.deleteMany({ state: { $exists: true } });
  administrator = await makeUser('administrator');
});

describe('a request', () => {
  test('is stored with its day, and confirmed without a word of it', async () => {
    const email = newAddress();
    await send({ email });
    const [one] = await stored(email);
    expect(one).toMatchObject({
      kind: 'access',
      name: 'Wanjiru Kamau',
      text: TEXT,
      state: 'open',
      userId: null,
    });
    expect((one?.dueAt.getTime() ?? 0) - (one?.createdAt.getTime() ?? 0)).toBe(604_800_000);
    const [mail] = await MailModel.find({ to: email }).lean();
    expect(mail?.kind).toBe('data request received');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Wanjiru|What do you have/);
  });

  test('is stored with its mail or not at all', async () => {
    const email = newAddress();
    const writes = await breakOffAnywhere(
      () => send({ email }),
      async () => {
        expect(await stored(email)).toEqual([]);
        expect(await kindsTo(email)).toEqual([]);
      },
    );
    expect(writes).toBeGreaterThanOrEqual(2);
    expect(await stored(email)).toHaveLength(1);
  });

  test('of a bot is dropped, and looks sent', async () => {
    const email = newAddress();
    expect((await send({ email, website: 'x' })).message).toMatch(/^Thank you/);
    expect(await stored(email)).toEqual([]);
    expect(await kindsTo(email)).toEqual([]);
  });

  test('belongs to an account only where it has its address', async () => {
    const email = newAddress();
    const user = await makeUser('recent graduate', { email });
    const actor = { ...asActor(user), email };
    const others = newAddress();
    await send({ email: email.toUpperCase() }, actor);
    await send({ email: others }, actor);
    expect((await stored(email))[0]?.userId).toEqual(user._id);
    expect((await stored(others))[0]?.userId).toBeNull();
    const { data } = await collectOwnData(user.id);
    expect(data.dataRequests).toMatchObject([{ kind: 'access', text: TEXT, state: 'open', answer: null }]);
  });

  test('is not exported to whoever only asked for its address', async () => {
    const email = newAddress();
    await send({ email });
    const user = await makeUser('recent graduate', { pendingEmail: email, pastEmails: [email] });
    expect((await collectOwnData(user.id)).data.dataRequests).toEqual([]);
  });
});

describe('the desk', () => {
  test('has what is due first, with what is overdue', async () => {
    const days = [3, -1, 5];
    for (const day of days) {
      const { id } = await sent();
      await DataRequestModel.updateOne({ _id: id }, { $set: { dueAt: inDays(day) } });
    }
    const { requests, total } = await listDataRequests(asActor(administrator), {});
    expect(total).toBe(3);
    expect(requests.map(({ overdue }) => overdue)).toEqual([true, false, false]);
    expect(requests.map(({ dueAt }) => dueAt)).toEqual(requests.map(({ dueAt }) => dueAt).sort());
  });

  test('names the account, and whether its owner asks', async () => {
    const email = newAddress();
    const user = await makeUser('recent graduate', { email });
    await send({ email });
    const [one] = await stored(email);
    const read = () => readDataRequest(asActor(administrator), { id: one?._id.toHexString() });
    const account = { _id: user.id, name: 'Test Person', role: 'recent graduate' };
    expect((await read()).account).toEqual({ ...account, isSender: false });
    await DataRequestModel.updateOne({ _id: one?._id }, { $set: { userId: user._id } });
    expect((await read()).account).toEqual({ ...account, isSender: true });
  });

  test.each(['editor', 'employer', 'recent graduate'] as const)('is not for the %s', async (role) => {
    const actor = asActor(await makeUser(role));
    const { id } = await sent();
    await expect(listDataRequests(actor, {})).rejects.toMatchObject({ status: 403 });
    await expect(readDataRequest(actor, { id })).rejects.toMatchObject({ status: 403 });
    await expect(
      answerDataRequest(actor, { id, fields: { decision: 'answer', text: 'No.' } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test.each(['0'.repeat(24), 'x', { $ne: '' }])('has no request %j', async (id) => {
    await expect(readDataRequest(asActor(administrator), { id })).rejects.toMatchObject({ status: 404 });
    await expect(answer(id as string)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  test('is mailed and audited without the person, once', async () => {
    const { id, email } = await sent();
    const results = await Promise.allSettled([answer(id), answer(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(answer(id)).rejects.toMatchObject({ status: 409 });
    expect(await kindsTo(email)).toEqual(['data request received', 'data request answered']);
    const [one] = await stored(email);
    expect(one).toMatchObject({ state: 'answered', answer: { by: administrator._id, text: 'Nothing.' } });
    const entries = await AuditEntryModel.find({ 'target.id': one?._id }).sort({ _id: 1 }).lean();
    expect(JSON.stringify(entries)).not.toMatch(/Wanjiru|people\.example/);
    expect(entries.map(({ action }) => action)).toEqual(['data request received', 'data request answered']);
    expect(entries[1]).toMatchObject({ action: 'data request answered', after: { state: 'answered' } });
    expect(entries[1]?.target.label).toMatch(/^Access, asked on \w{3} \d+, \d{4}$/);
  });

  test('is given with its mail and its entry, or not at all', async () => {
    const { id, email } = await sent();
    const writes = await breakOffAnywhere(
      () => answer(id, { decision: 'refuse', text: 'It is not yours.' }),
      async () => {
        expect((await stored(email))[0]?.state).toBe('open');
        expect(await kindsTo(email)).toEqual(['data request received']);
      },
    );
    expect(writes).toBeGreaterThanOrEqual(3);
    expect((await stored(email))[0]).toMatchObject({
      state: 'refused',
      answer: { text: 'It is not yours.' },
    });
    expect((await MailModel.findOne({ to: email, kind: 'data request answered' }).lean())?.text).toContain(
      'It is not yours.',
    );
  });

  test('of an erasure leaves nothing of who asked; a refused one stays', async () => {
    const { id, email } = await sent({ kind: 'erase' });
    await answer(id, { decision: 'answer', text: 'Dear Wanjiru, it is gone.' });
    expect(await kindsTo(email)).toContain('data request answered');
    const one = await DataRequestModel.findById(id).lean();
    expect(one).toMatchObject({ kind: 'erase', state: 'answered', name: null, email: null, text: null });
    expect(one?.answer?.text).toBeNull();
    await expect(answer(id)).rejects.toMatchObject({ status: 409 });
    const refused = await sent({ kind: 'erase' });
    await answer(refused.id, { decision: 'refuse', text: 'A court wants it.' });
    expect(await stored(refused.email)).toHaveLength(1);
  });
});

describe('reminders', () => {
  test('go to every administrator once, two days before, in one mail, though two nodes send them', async () => {
    await UserModel.updateMany({ role: 'administrator' }, { $set: { isActive: false } });
    const people = [await makeUser('administrator'), await makeUser('administrator')];
    await makeUser('editor');
    await MailModel.deleteMany({ kind: 'data requests due' });
    const now = new Date();
    for (const days of [1, 2, 3]) {
      const { id } = await sent();
      const dueAt = new Date(now.getTime() + days * 86_400_000 + (days === 3 ? -86_399_999 : 0));
      await DataRequestModel.updateOne({ _id: id }, { $set: { dueAt } });
    }
    const reminded = await Promise.all([remindOfRequests(now), remindOfRequests(now)]);
    expect(reminded.sort()).toEqual([0, 2]);
    const mails = await MailModel.find({ kind: 'data requests due' }).lean();
    const emails = await UserModel.find({ _id: { $in: people.map(({ _id }) => _id) } }).lean();
    expect(mails.map(({ to }) => to).sort()).toEqual(emails.map(({ email }) => email).sort());
    expect(mails[0]?.subject).toBe('2 data requests are due');
    expect(mails[0]?.text).toContain('Access: due tomorrow');
    expect(mails[0]?.text).not.toContain('Wanjiru');
    const entries = await AuditEntryModel.find({ action: 'data request reminded' }).lean();
    expect(entries.map(({ actorName, after }) => ({ actorName, after }))).toEqual(
      [1, 2].map(() => ({ actorName: 'Scheduled job', after: { administrators: 2 } })),
    );
    expect(await remindOfRequests(now)).toBe(0);
    expect(await remindOfRequests(new Date(now.getTime() + 1))).toBe(1);
  });

  test('do not speak of what is answered', async () => {
    const { id } = await sent();
    await DataRequestModel.updateOne({ _id: id }, { $set: { dueAt: inDays(1) } });
    await answer(id);
    expect(await remindOfRequests(new Date())).toBe(0);
  });
});

test('deleting an account deletes its answered requests, and keeps an open one until it is answered', async () => {
  const email = newAddress();
  const user = await makeUser('recent graduate', { email });
  const actor = { ...asActor(user), email };
  await send({ email, text: 'The first.' }, actor);
  const [first] = await stored(email);
  await answer(first?._id.toHexString() ?? '');
  await send({ email, text: 'The second.' }, actor);
  await withTransaction(() => deleteUserAccount(user._id));
  await continueUserDeletions();
  expect(await stored(email)).toMatchObject([{ text: 'The second.', state: 'open', userId: null }]);
});

test('deleting an administrator leaves the answers without a name', async () => {
  const { id } = await sent();
  await makeUser('administrator');
  await answer(id);
  await withTransaction(() => deleteUserAccount(administrator._id));
  await continueUserDeletions();
  expect((await DataRequestModel.findById(id).lean())?.answer).toMatchObject({ by: null, text: 'Nothing.' });
});
