import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { hashOf } from '@/lib/identity/accounts/link';
import type { Actor } from '@/lib/platform/auth/actor';
import { AuditEntryModel } from '@/models/audit-entry';
import { DataRequestModel } from '@/models/data-request';
import { MailModel } from '@/models/mail';
import { answerDataRequest } from './answer-data-request';
import { confirmAddress, readConfirmation } from './confirm-address';
import { sendDataRequest } from './send-data-request';

preparedDatabase();

const VISITOR: Actor = { kind: 'visitor', problem: 'none' };
const PATH = /\/data-request\/confirm\/([\w-]+)/;
const EXPIRED = 'This link has expired. Send your request again to get a new one.';
const CLOSED = 'We’ve already answered this request, so there’s nothing to confirm.';

const newAddress = (): string => `${uniqueLetters()}@people.example`;
const stored = (email: string) => DataRequestModel.findOne({ email }).orFail().lean();
const mailTo = async (to: string) => (await MailModel.findOne({ to }).orFail().lean()).text;
const confirm = (token: unknown) => confirmAddress({ token, address: '41.90.1.1' });

async function send(actor: Actor = VISITOR, email = newAddress()): Promise<string> {
  const fields = { kind: 'access', name: 'Wanjiru Kamau', email, text: 'What do you have about me?' };
  await sendDataRequest(actor, { fields, address: '41.90.1.1' });
  return email;
}

async function sent() {
  const email = await send();
  const { _id } = await stored(email);
  return { email, _id, token: PATH.exec(await mailTo(email))?.[1] ?? '' };
}

const stepsOf = async (email: string) => {
  const { _id } = await stored(email);
  return AuditEntryModel.find({ 'target.id': _id }).sort({ at: 1, _id: 1 }).lean();
};

beforeEach(async () => {
  await DataRequestModel.deleteMany({ state: { $exists: true } });
});

describe('the link in the confirmation e-mail', () => {
  test('is stored as a hash only, for seven days, and is there from the start', async () => {
    const { email, token } = await sent();
    const { confirmation, confirmedAt, createdAt } = await stored(email);
    expect(token).toHaveLength(43);
    expect(confirmation?.hash).toBe(hashOf(token));
    expect((confirmation?.expiresAt.getTime() ?? 0) - createdAt.getTime()).toBe(604_800_000);
    expect(confirmedAt).toBeNull();
    expect(JSON.stringify(await stored(email))).not.toContain(token);
  });

  test('confirms nothing when it is only read', async () => {
    const { email, token } = await sent();
    expect(await readConfirmation({ token })).toMatchObject({ kind: 'access', confirmed: null });
    expect((await stored(email)).confirmedAt).toBeNull();
  });

  test('confirms once, however often and at the same time it is pressed, and audits it without a name', async () => {
    const { email, token } = await sent();
    const messages = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(new Set(messages.map(({ message }) => message)).size).toBe(1);
    const { confirmedAt } = await stored(email);
    expect(confirmedAt).toBeInstanceOf(Date);
    await confirm(token);
    expect((await stored(email)).confirmedAt).toEqual(confirmedAt);
    expect((await readConfirmation({ token })).confirmed).toMatch(/^Your address is confirmed\. A person/);
    const steps = await stepsOf(email);
    expect(steps.map(({ action }) => action)).toEqual(['data request received', 'data request confirmed']);
    expect(steps.map(({ actorName }) => actorName)).toEqual(['Person who asked', 'Person who asked']);
    expect(JSON.stringify(steps)).not.toMatch(/Wanjiru|people\.example/);
  });

  test('confirms with its audit entry, or not at all', async () => {
    const { email, token } = await sent();
    const writes = await breakOffAnywhere(
      () => confirm(token),
      async () => {
        expect((await stored(email)).confirmedAt).toBeNull();
        expect(await stepsOf(email)).toHaveLength(1);
      },
    );
    expect(writes).toBeGreaterThanOrEqual(2);
  });

  test('confirms only its own request', async () => {
    const [one, other] = [await sent(), await sent()];
    await confirm(one.token);
    expect((await stored(other.email)).confirmedAt).toBeNull();
  });

  test('ends after its seven days, to the millisecond', async () => {
    const { _id, email, token } = await sent();
    const end = (at: number) =>
      DataRequestModel.updateOne({ _id }, { $set: { 'confirmation.expiresAt': new Date(at) } });
    await end(Date.now());
    await expect(confirm(token)).rejects.toMatchObject({ status: 410, message: EXPIRED });
    await expect(readConfirmation({ token })).rejects.toMatchObject({ status: 410 });
    await end(Date.now() + 60_000);
    await confirm(token);
    await end(0);
    expect((await confirm(token)).message).toContain('Your address is confirmed');
    expect((await stored(email)).confirmedAt).not.toBeNull();
  });

  test('has nothing to confirm once the request is answered', async () => {
    const { _id, token } = await sent();
    await answerDataRequest(asActor(await makeUser('administrator')), {
      id: _id.toHexString(),
      fields: { decision: 'answer', text: 'Nothing.' },
    });
    await expect(confirm(token)).rejects.toMatchObject({ status: 410, message: CLOSED });
  });

  test.each([undefined, '', 'x', 'a'.repeat(43), { $ne: '' }])('is unknown: %j', async (token) => {
    await sent();
    await expect(confirm(token)).rejects.toMatchObject({ status: 400 });
    await expect(readConfirmation({ token })).rejects.toMatchObject({ status: 400 });
  });
});

test('the address of a sender who is logged in to its account is confirmed at once, without a link', async () => {
  const email = newAddress();
  const user = await makeUser('recent graduate', { email });
  await send({ ...asActor(user), email }, email);
  const { confirmedAt, confirmation, createdAt } = await stored(email);
  expect({ confirmedAt, confirmation }).toEqual({ confirmedAt: createdAt, confirmation: null });
  expect(await mailTo(email)).not.toMatch(PATH);
  expect((await stepsOf(email))[0]?.after).toEqual({ state: 'open', confirmed: true });
});

test('a mailbox that has had its five e-mails gets no sixth, and its request no link', async () => {
  const email = newAddress();
  for (let count = 0; count < 6; count += 1) await send(VISITOR, email);
  expect(await MailModel.countDocuments({ to: email })).toBe(5);
  expect(await DataRequestModel.countDocuments({ email, confirmation: null })).toBe(1);
  expect(await DataRequestModel.countDocuments({ email })).toBe(6);
});
