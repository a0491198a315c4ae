import { beforeEach, describe, expect, test } from 'vitest';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel } from '@/models/mail';
import { RateLimitModel } from '@/models/rate-limit';
import { UserModel } from '@/models/user';
import { register } from './register';
import { resendVerification } from './resend-verification';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();
beforeEach(() => Promise.all([RateLimitModel.deleteMany({}), MailModel.deleteMany({})]));

const MESSAGE = 'Your registration was successful. Check your email inbox to verify your email.';
const kinds = async () => (await MailModel.find().sort({ createdAt: 1 }).lean()).map(({ kind }) => kind);
/** Registers from a network of its own. */
const registerFrom = (n: number, email: string) => register(registrationOf({ email }), `203.0.113.${n}`);

/** Registers each address once, and returns the different responses. */
async function answersTo(emails: string[]): Promise<string[]> {
  const answers = new Set<string>();
  for (const [n, email] of emails.entries()) answers.add((await registerFrom(n, email)).message);
  return [...answers];
}

describe('a mailbox whose address strangers register', () => {
  test('gets five e-mails a day, with any dots and plus signs, and every answer is the same', async () => {
    const name = uniqueLetters();
    const emails = Array.from(
      { length: 8 },
      (_, n) => `${name.slice(0, n + 1)}.${name.slice(n + 1)}+${n}@gmail.com`,
    );
    expect(await answersTo(emails)).toEqual([MESSAGE]);
    expect(await kinds()).toEqual(Array.from({ length: 5 }, () => 'verify email'));
    expect(await UserModel.countDocuments({ email: { $in: emails } })).toBe(8);
  });

  test('gets five for one address', async () => {
    const email = `${uniqueLetters()}@people.example`;
    expect(await answersTo(Array.from({ length: 8 }, () => email))).toEqual([MESSAGE]);
    const again = Array.from({ length: 4 }, () => 'registered again');
    expect(await kinds()).toEqual(['verify email', ...again]);
    expect(await UserModel.findOne({ email }).lean()).toMatchObject({ mustChoosePassword: true });
  });

  test('gets five if it has an account', async () => {
    const { _id } = await makeUser('recent graduate');
    const { email } = await UserModel.findById(_id).orFail().lean();
    expect(await answersTo(Array.from({ length: 8 }, () => email))).toEqual([MESSAGE]);
    expect(await kinds()).toEqual(Array.from({ length: 5 }, () => 'already registered'));
  });

  test('gets no more by requests to send them again', async () => {
    const name = uniqueLetters();
    const emails = Array.from({ length: 8 }, (_, n) => `${name}+${n}@people.example`);
    await answersTo(emails);
    await MailModel.deleteMany({});
    const request = { headers: new Headers({ 'x-forwarded-for': '198.51.100.7' }) };
    for (const email of emails) await resendVerification({ email }, request);
    // Decision 14: the first of five minutes, and five of this requester.
    expect(await kinds()).toHaveLength(6);
  });
});

test('strangers elsewhere do not use up the registrations of an address; its own network does', async () => {
  const email = `${uniqueLetters()}@people.example`;
  for (let n = 0; n < 5; n += 1) await registerFrom(1, email);
  await expect(registerFrom(1, email)).rejects.toMatchObject({ status: 429 });
  expect(await registerFrom(2, email)).toEqual({ message: MESSAGE });
});
