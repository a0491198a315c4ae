import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startChild } from 'embedded-mongodb/child';
import { everythingBut } from '@/dev/testing/data/database-text';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { eventually } from '@/dev/testing/faults/watch';
import { registerOnce } from '@/dev/testing/register-once';
import { registrationOf } from '@/dev/testing/client/registration';
import { AccountTokenModel } from '@/models/account-token';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';

preparedDatabase();

const ENTRY = fileURLToPath(new URL('../../../dev/testing/dying-verb.ts', import.meta.url));
const stored = () => everythingBut(['ratelimits', 'idempotencykeys']);

/** Calls a function in a process that kills itself before sending this command. Returns whether the call succeeded. */
async function diesAt(command: number, verb: string, input: object): Promise<boolean> {
  const child = startChild<string>({
    name: verb,
    entry: ENTRY,
    arguments: [verb, JSON.stringify(input), String(command)],
    env: process.env,
    startMs: 60_000,
  });
  const outcome = await child.then(
    async ({ answer, ended }) => ended.then(() => answer),
    (error: unknown) => String(error),
  );
  expect(['done', `Error: ${verb} ended before it answered (SIGKILL)`]).toContain(outcome);
  return outcome === 'done';
}

test('a process that is killed anywhere in a registration leaves nothing of it', async () => {
  let command = 1;
  for (; ; command += 1) {
    const before = await stored();
    const json = registrationOf();
    if (await diesAt(command, 'register', json)) {
      const { _id } = (await UserModel.findOne({ email: json.email }).lean()) ?? expect.fail('no user');
      expect(await AccountTokenModel.countDocuments({ userId: _id })).toBe(1);
      expect(await MailModel.countDocuments({ to: json.email })).toBe(1);
      break;
    }
    expect(await stored()).toBe(before);
  }
  expect(command).toBeGreaterThanOrEqual(5);
});

/** Expires the claims of killed requests, which would otherwise last half a minute. */
const endClaims = () => IdempotencyKeyModel.updateMany({ result: null }, { claimedUntil: new Date(0) });

test('a registration that was committed when the process was killed gives its first answer when it is sent again', async () => {
  const json = { ...registrationOf(), key: randomUUID() };
  expect(await diesAt(0, 'registerAndDie', json)).toBe(false);
  expect(await UserModel.countDocuments({ email: json.email })).toBe(1);
  expect(await registerOnce(json)).toEqual({
    message: 'Your registration was successful. Check your email inbox to verify your email.',
  });
  expect(await UserModel.countDocuments({ email: json.email })).toBe(1);
  expect(await MailModel.countDocuments({ to: json.email })).toBe(1);
});

test(
  'a registration that was killed before its commit is done once when it is sent again',
  { timeout: 300_000 },
  async () => {
    const json = { ...registrationOf(), key: randomUUID() };
    expect(await diesAt(3, 'registerOnce', json)).toBe(false);
    expect(await UserModel.countDocuments({ email: json.email })).toBe(0);
    await expect(registerOnce(json)).rejects.toMatchObject({ status: 409, details: { retryAfter: 2 } });
    // The database holds the open transaction of the killed process for up to a minute. Until then, the answer is 503 with
    // Retry-After.
    await eventually(async () => {
      await endClaims();
      await registerOnce(json);
    }, 120_000);
    await registerOnce(json);
    expect(await UserModel.countDocuments({ email: json.email })).toBe(1);
    expect(await MailModel.countDocuments({ to: json.email })).toBe(1);
  },
);

test('a process that is killed anywhere in a deletion leaves the user whole', async () => {
  let command = 2;
  for (; ; command += 6) {
    const employer = await makeUser('employer');
    const listing = await makeListing({ postedBy: employer._id });
    const before = await stored();
    if (await diesAt(command, 'deleteUserAccount', { id: employer.id })) {
      expect(await UserModel.exists({ _id: employer._id })).toBeNull();
      expect(await InternshipModel.findById(listing._id).lean()).toMatchObject({ postedBy: null });
      break;
    }
    expect(await stored()).toBe(before);
  }
  expect(command).toBeGreaterThan(20);
});
