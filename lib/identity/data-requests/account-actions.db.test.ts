import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeDataRequest } from '@/dev/testing/data/data-requests';
import { unzip } from '@/dev/testing/data/unzip';
import { asActor, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { continueUserDeletions } from '@/lib/identity/users/continue-user-deletions';
import { withTransaction } from '@/lib/platform/db/transaction';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { exportMe } from '@/lib/identity/users/export-me';
import type { StoredFile } from '@/lib/platform/files/open';
import { AccountTokenModel } from '@/models/account-token';
import { AlertModel } from '@/models/alert';
import { AuditEntryModel } from '@/models/audit-entry';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { downloadData, readDataLink } from './download-data';
import { eraseAccount } from './erase-account';
import { readDataRequest } from './read-data-request';
import { sendTheirData } from './send-their-data';
import { stopMails } from './stop-mails';

preparedDatabase();

const PATH = /\/data-request\/download\/([\w-]+)/;
const UNCONFIRMED =
  'The address isn’t confirmed yet. This opens here once the person follows the link in our e-mail.';
const NO_ACCOUNT = 'No account has this address. Answer in your own words.';
const OTHER_ACCOUNT = 'Another account has this address now. Answer in your own words.';
const SECOND_FACTOR =
  'The account has a second factor, so its mailbox isn’t enough. Ask the person to log in and send the request again.';
const CONFIRM = { confirm: true };

let administrator: TestUser;

const VERBS = {
  access: (id: string) => sendTheirData(asActor(administrator), { id }),
  erase: (id: string) => eraseAccount(asActor(administrator), { id, fields: CONFIRM }),
  object: (id: string) => stopMails(asActor(administrator), { id }),
} as const;
type Verb = keyof typeof VERBS;
const KINDS = Object.keys(VERBS) as Verb[];

async function asked(kind: DataRequestRecord['kind'], change: Partial<DataRequestRecord> = {}) {
  const email = `${uniqueLetters()}@people.example`;
  const user = await makeUser('recent graduate', { email });
  const { _id } = await makeDataRequest({ email, kind, ...change });
  return { email, user, _id, id: _id.toHexString() };
}

const stored = (_id: DataRequestRecord['_id']) => DataRequestModel.findById(_id).orFail().lean();
const stepsOf = async (_id: DataRequestRecord['_id']) =>
  (await AuditEntryModel.find({ 'target.id': _id }).sort({ _id: 1 }).lean()).map(({ action }) => action);
const mailsTo = (to: string) => MailModel.find({ to }).lean();
const tokenTo = async (to: string) => PATH.exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? '';
const download = (token: unknown) => downloadData({ token, address: '41.90.1.1' });

async function bytesOf({ stream }: Omit<StoredFile, 'size'>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

beforeEach(async () => {
  administrator = await makeUser('administrator');
});

describe.each(KINDS)('what is done with the account for a request to %s', (kind) => {
  test('is refused while the address is not confirmed, and the page says why', async () => {
    const { id, _id, user } = await asked(kind, { confirmedAt: null });
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 409, message: UNCONFIRMED });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBe(UNCONFIRMED);
    expect((await stored(_id)).state).toBe('open');
    expect(await UserModel.exists({ _id: user._id })).not.toBeNull();
    expect(await stepsOf(_id)).toEqual([]);
  });

  test('is refused if another account has the address of the one that asked', async () => {
    const before = await makeUser('recent graduate');
    const { id, user } = await asked(kind, { userId: before._id, confirmedAt: new Date() });
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 409, message: OTHER_ACCOUNT });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBe(OTHER_ACCOUNT);
    expect(await UserModel.exists({ _id: user._id })).not.toBeNull();
  });

  test('is refused for an account with a second factor, unless its owner was logged in', async () => {
    const { id, _id, user } = await asked(kind, { confirmedAt: new Date() });
    await UserModel.updateOne({ _id: user._id }, { $set: { secondFactorSince: new Date() } });
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 409, message: SECOND_FACTOR });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBe(SECOND_FACTOR);
    await DataRequestModel.updateOne({ _id }, { $set: { userId: user._id } });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBeNull();
  });

  test('is refused without an account, and the page says why', async () => {
    const { id, _id } = await asked(kind, { email: `${uniqueLetters()}@people.example` });
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 409, message: NO_ACCOUNT });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBe(NO_ACCOUNT);
    expect((await stored(_id)).state).toBe('open');
  });

  test.each(['access', 'correct', 'erase', 'object'] as const)(
    'is refused for a request to %s',
    async (other) => {
      if (other === kind) return expect(await VERBS[kind]((await asked(kind)).id)).toBeDefined();
      await expect(VERBS[kind]((await asked(other)).id)).rejects.toMatchObject({
        status: 409,
        message: 'This request asks for something else.',
      });
    },
  );

  test.each(['answered', 'refused'] as const)('is refused for a request that is %s', async (state) => {
    await expect(VERBS[kind]((await asked(kind, { state })).id)).rejects.toMatchObject({
      status: 409,
      message: 'This request is already closed.',
    });
  });

  test.each(['0'.repeat(24), 'x'])('is not found for %j', async (id) => {
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['editor', 'employer', 'recent graduate'] as const)('is not for the %s', async (role) => {
    const { id } = await asked(kind);
    administrator = await makeUser(role);
    await expect(VERBS[kind](id)).rejects.toMatchObject({ status: 403 });
  });

  test('is possible for the sender of an older request who was logged in', async () => {
    const { id, _id, user } = await asked(kind);
    await DataRequestModel.updateOne({ _id }, { $set: { userId: user._id }, $unset: { confirmedAt: 1 } });
    expect((await readDataRequest(asActor(administrator), { id })).obstacle).toBeNull();
    await VERBS[kind](id);
  });
});

describe('sending data', () => {
  test('answers once with one link and its audit entries, though it is pressed twice', async () => {
    const { id, _id, email, user } = await asked('access');
    const results = await Promise.allSettled([VERBS.access(id), VERBS.access(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored(_id)).toMatchObject({ state: 'answered', answer: { by: administrator._id } });
    expect(await mailsTo(email)).toHaveLength(1);
    const [link] = await AccountTokenModel.find({ userId: user._id }).lean();
    expect(link).toMatchObject({ purpose: 'download data', requestId: _id, email, usedAt: null });
    expect((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)).toBeCloseTo(604_800_000, -3);
    expect(await stepsOf(_id)).toEqual(['data request answered', 'data link sent']);
  });

  test('happens with its mail, its link and its entries, or not at all', async () => {
    const { id, _id, email, user } = await asked('access');
    const writes = await breakOffAnywhere(
      () => VERBS.access(id),
      async () => {
        expect((await stored(_id)).state).toBe('open');
        expect(await mailsTo(email)).toEqual([]);
        expect(await AccountTokenModel.countDocuments({ userId: user._id })).toBe(0);
        expect(await stepsOf(_id)).toEqual([]);
      },
    );
    expect(writes).toBeGreaterThanOrEqual(5);
  });
});

describe('the link to the data', () => {
  async function linked() {
    const one = await asked('access');
    await VERBS.access(one.id);
    return { ...one, token: await tokenTo(one.email) };
  }

  test('downloads the export of its own account, once, though it is pressed twice', async () => {
    const { _id, token, user } = await linked();
    await readDataLink({ token });
    const results = await Promise.allSettled([download(token), download(token)]);
    const files = results.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    expect(files).toHaveLength(1);
    expect(files[0]?.fileName).toBe('my-data.zip');
    const [sent, own] = [await bytesOf(files[0] as StoredFile), await bytesOf(await exportMe(asActor(user)))];
    const data = unzip(sent).get('data.json')?.toString() ?? '';
    expect(JSON.parse(data)).toMatchObject({ profile: { _id: user.id } });
    expect(data).toBe(unzip(own).get('data.json')?.toString());
    await expect(download(token)).rejects.toMatchObject({ status: 400 });
    await expect(readDataLink({ token })).rejects.toMatchObject({ status: 400 });
    expect((await stepsOf(_id)).filter((action) => action === 'data downloaded')).toHaveLength(1);
  });

  test('is used with its audit entry, or not at all', async () => {
    const { _id, token } = await linked();
    const writes = await breakOffAnywhere(
      () => download(token),
      async () => {
        expect(await AccountTokenModel.countDocuments({ requestId: _id, usedAt: null })).toBe(1);
        expect(await stepsOf(_id)).not.toContain('data downloaded');
      },
    );
    expect(writes).toBeGreaterThanOrEqual(2);
  });

  test('ends after seven days', async () => {
    const { _id, token } = await linked();
    await AccountTokenModel.updateOne({ requestId: _id }, { $set: { expiresAt: new Date() } });
    await expect(download(token)).rejects.toMatchObject({ status: 410 });
    await expect(readDataLink({ token })).rejects.toMatchObject({ status: 410 });
  });

  test('ends when the account is deleted', async () => {
    const { token, user } = await linked();
    await withTransaction(() => deleteUserAccount(user._id));
    await continueUserDeletions();
    await expect(download(token)).rejects.toMatchObject({ status: 400 });
    expect(await AccountTokenModel.countDocuments({ userId: user._id })).toBe(0);
  });

  test('ends when the account gets another address', async () => {
    const { token, user } = await linked();
    await UserModel.updateOne({ _id: user._id }, { $set: { email: `${uniqueLetters()}@people.example` } });
    await expect(download(token)).rejects.toMatchObject({ status: 400 });
  });

  test('works for a deactivated account, whose owner keeps their rights', async () => {
    const { token, user } = await linked();
    await UserModel.updateOne({ _id: user._id }, { $set: { isActive: false } });
    expect((await download(token)).fileName).toBe('my-data.zip');
  });

  test('is not the link of another purpose', async () => {
    const { token } = await makeDataRequest({ email: `${uniqueLetters()}@people.example` });
    await expect(download(token)).rejects.toMatchObject({ status: 400 });
  });
});

describe('erasing the account', () => {
  test('deletes it, forgets who asked, mails once and audits it, though it is pressed twice', async () => {
    const { id, _id, email, user } = await asked('erase');
    const results = await Promise.allSettled([VERBS.erase(id), VERBS.erase(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await continueUserDeletions();
    expect(await UserModel.exists({ _id: user._id })).toBeNull();
    expect(await stored(_id)).toMatchObject({
      ...{ kind: 'erase', state: 'answered', name: null, email: null, text: null, userId: null },
      ...{ confirmedAt: null, confirmation: null, answer: { by: administrator._id, text: null } },
    });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['data request answered']);
    expect(mails[0]?.text).toContain('We have deleted your account and everything in it.');
    expect(await stepsOf(_id)).toEqual(['data request answered', 'account erased on request']);
    const deletions = await AuditEntryModel.find({
      actorId: administrator._id,
      action: 'user deleted',
    }).lean();
    expect(deletions.map(({ target }) => target.label)).toEqual(['Deleted account']);
  });

  test('happens with its mail and its entries, or not at all', async () => {
    const { id, _id, email, user } = await asked('erase');
    const writes = await breakOffAnywhere(
      () => VERBS.erase(id),
      async () => {
        expect((await stored(_id)).state).toBe('open');
        expect(await UserModel.exists({ _id: user._id })).not.toBeNull();
        expect(await mailsTo(email)).toEqual([]);
      },
    );
    expect(writes).toBeGreaterThanOrEqual(5);
  });

  test.each([undefined, {}, { confirm: false }, { confirm: 'on' }])(
    'needs a confirmation: %j',
    async (fields) => {
      const { id, _id } = await asked('erase');
      await expect(eraseAccount(asActor(administrator), { id, fields })).rejects.toThrow(
        'Confirm that you want to delete the account',
      );
      expect((await stored(_id)).state).toBe('open');
    },
  );

  test('is refused for their own account', async () => {
    const { email = '' } = (await UserModel.findById(administrator._id).lean()) ?? {};
    const { _id } = await makeDataRequest({ email, kind: 'erase' });
    await expect(VERBS.erase(_id.toHexString())).rejects.toMatchObject({
      status: 409,
      message: 'You cannot delete your own account here.',
    });
    expect((await stored(_id)).state).toBe('open');
  });
});

test('an objection to e-mails pauses alerts, stops reminders, is audited once and stays open', async () => {
  const { id, _id, email, user } = await asked('object');
  await AlertModel.create({
    ...{ userId: user._id, search: { q: 'welder' }, key: 'welder', every: 'day' },
    ...{ nextAt: new Date(), since: new Date(), createdAt: new Date() },
  });
  await Promise.all([VERBS.object(id), VERBS.object(id)]);
  await VERBS.object(id);
  expect((await AlertModel.find({ userId: user._id }).lean()).map(({ nextAt }) => nextAt)).toEqual([null]);
  expect((await UserModel.findById(user._id).lean())?.remindersOff).toBe(true);
  expect(await stored(_id)).toMatchObject({ state: 'open', answer: null });
  expect(await mailsTo(email)).toEqual([]);
  expect(await stepsOf(_id)).toEqual(['e-mails stopped on request']);
});
