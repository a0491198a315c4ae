import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { makeListing, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { registrationOf } from '@/dev/testing/client/registration';
import { applyToInternship } from '@/lib/applications/apply/apply';
import { readActor } from '@/lib/platform/auth/session';
import { AppError } from '@/lib/platform/core/errors';
import { ApplicationModel } from '@/models/application';
import { MailModel } from '@/models/mail';
import { RateLimitModel } from '@/models/rate-limit';
import { UserModel } from '@/models/user';
import { logIn } from './log-in';
import { register } from './register';
import { verifyEmail } from './verify-email';
import { runsAll } from '@/dev/test-run/only-in-all';

// This tests who may log in, not how fast bcrypt is: hashing a thousand passwords would take ten minutes.
vi.mock('@/lib/platform/auth/passwords', () => {
  const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
  return {
    hashPassword: async (password: string) => hashOf(password),
    isPassword: async (password: string, hash: string | undefined) => hashOf(password) === hash,
    hasCurrentCost: () => true,
  };
});

const CAMPUS = '196.201.208.7';
const OTHER = '203.0.113.7';
process.env.CAMPUS_NETWORKS = '196.201.208.0/20';
// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();
beforeEach(() => RateLimitModel.deleteMany({}));

const from = (address: string, cookie = '') => ({
  headers: new Headers({ 'x-forwarded-for': address, cookie }),
});

async function linkTo(email: string): Promise<string> {
  const mail = await MailModel.findOne({ to: email }).lean();
  return /\/verify-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

interface Listing {
  _id: Types.ObjectId;
}

/** A student's steps from registration to application, including one typo. The clock does not advance. */
function student(address: string, listing: Listing) {
  const form = registrationOf();
  const enter = (password: string) => logIn({ emailOrUsername: form.username, password }, from(address));
  return {
    register: () => register(form, address),
    verify: async () => verifyEmail({ token: await linkTo(form.email) }),
    apply: async (failures: number) => {
      for (let n = 0; n < failures; n += 1) await enter('Wrong#2026').catch(refusedWith(401));
      const { token, user, device } = await enter(TEST_PASSWORD);
      const resumeId = (await makeResume({ _id: new Types.ObjectId(user._id) })).toHexString();
      const actor = await readActor(new Headers({ authorization: `Bearer ${token}` }));
      await applyToInternship(actor, { internshipId: listing._id.toHexString(), resumeId });
      return device.split(';')[0] ?? '';
    },
  };
}

const refusedWith = (status: number) => (error: unknown) => {
  if (!(error instanceof AppError) || error.status !== status) throw error;
};

const statusOf = async (attempt: Promise<unknown>): Promise<number> => {
  try {
    await attempt;
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
};

/** Tries the given number of passwords for each account from one address. Returns the responses for each account. */
const guess = (address: string, accounts: string[], times: number): Promise<number[][]> =>
  Promise.all(
    accounts.map(async (emailOrUsername) => {
      const statuses = [];
      for (let n = 0; n < times; n += 1)
        statuses.push(await statusOf(logIn({ emailOrUsername, password: `Guess#${n}x` }, from(address))));
      return statuses;
    }),
  );

/** In full runs, more than the 100 pending registrations that one address may have. A thousand students take a minute. */
const STUDENTS = runsAll() ? 1_000 : 60;

describe(`${STUDENTS} students behind one address`, () => {
  test(
    'register, verify, log in and apply within the hour: none is refused',
    { timeout: 300_000 },
    async () => {
      const listing = await makeListing();
      const atOnce = pLimit(40);
      const refused: unknown[] = [];
      await Promise.all(
        Array.from({ length: STUDENTS }, (_, number) =>
          atOnce(async () => {
            const one = student(OTHER, listing);
            await one.register();
            await one.verify();
            await one.apply(number % 5 === 0 ? 1 : 0);
          }).catch((error: unknown) => refused.push(error)),
        ),
      );
      expect(refused).toEqual([]);
      expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(STUDENTS);
    },
  );
});

describe('a campus', () => {
  test('has more than a hundred who register before the first follows a link', async () => {
    const listing = await makeListing();
    const students = Array.from({ length: 120 }, () => student(CAMPUS, listing));
    const atOnce = pLimit(40);
    for (const step of ['register', 'verify'] as const)
      await Promise.all(students.map((one) => atOnce(one[step])));
    await Promise.all(students.map((one) => atOnce(() => one.apply(0))));
    expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(120);
  });

  test('elsewhere the hundred-and-first waits for its hour', async () => {
    const listing = await makeListing();
    const atOnce = pLimit(40);
    const register = Array.from({ length: 101 }, () => atOnce(student(OTHER, listing).register));
    const refused = (await Promise.allSettled(register)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 429 } }]);
  });
});

describe.each([
  ['a campus', CAMPUS],
  ['another address', OTHER],
])('a guesser behind %s', (_, address) => {
  test('has five tries an account and a hundred an hour in all; known browsers there go on', async () => {
    const listing = await makeListing();
    const one = student(address, listing);
    await one.register();
    await one.verify();
    const device = await one.apply(0);
    const { username = '' } = (await UserModel.findOne().sort({ _id: -1 }).lean()) ?? {};
    const accounts = Array.from({ length: 25 }, uniqueLetters);
    await Promise.all(accounts.map((name) => makeUser('recent graduate', { username: name })));
    const statuses = await guess(address, accounts, 6);
    for (const list of statuses) {
      const answered = list.filter((status) => status !== 429);
      expect(answered.slice(4).every((status) => status === 423)).toBe(true);
    }
    const answered = statuses.flat().filter((status) => status !== 429);
    expect(answered.length).toBeLessThanOrEqual(100);
    expect(answered.length).toBeGreaterThan(80);
    const enter = { emailOrUsername: username, password: TEST_PASSWORD };
    expect(await statusOf(logIn(enter, from(address)))).toBe(429);
    expect(await statusOf(logIn(enter, from(address, device)))).toBe(200);
    expect(await statusOf(logIn(enter, from('198.51.100.9')))).toBe(200);
  });

  test('that guesses three hundred times at once learns no more', async () => {
    const accounts = Array.from({ length: 300 }, uniqueLetters);
    const tries = accounts.map((emailOrUsername) =>
      statusOf(logIn({ emailOrUsername, password: 'Guess#2026x' }, from(address))),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200);
  });
});

test('who gets in after all has the points of their wrong tries back, and nobody else’s', async () => {
  const listing = await makeListing();
  const [one, other] = [student(OTHER, listing), uniqueLetters()];
  await one.register();
  await one.verify();
  const { username = '' } = (await UserModel.findOne().sort({ _id: -1 }).lean()) ?? {};
  const wrong = (name: string) =>
    statusOf(logIn({ emailOrUsername: name, password: 'Wrong#2026' }, from(OTHER)));
  for (const name of [username, username, other]) expect(await wrong(name)).toBe(401);
  const counted = async () => (await RateLimitModel.findOne({ key: /^login:network:/ }).lean())?.points;
  expect(await counted()).toBe(3);
  await one.apply(0);
  expect(await counted()).toBe(1);
});
