import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { beforeEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { sealText } from '@/lib/platform/auth/sealed-text';
import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { MailModel } from '@/models/mail';
import { SecondFactorModel, type SecondFactorRecord } from '@/models/second-factor';
import { proveFactor } from './prove-factor';
import { PURPOSE } from './spend-code';
import { codeAt, newSecret, stepOf } from './totp';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

beforeEach(() => {
  for (const level of ['warn', 'info'] as const) vi.spyOn(log, level).mockImplementation(() => undefined);
});

/** As many as someone could try in a few hours if nothing stopped them. */
const GUESSES = 10_000;
const AT_ONCE = 50;

async function someone() {
  const [_id, secret] = [new Types.ObjectId(), newSecret()];
  const sealed = sealText(secret, PURPOSE, _id.toHexString());
  await SecondFactorModel.create({ _id, secret: sealed, lastStep: 0, recoveryCodes: [] });
  return { _id, secret, firstName: 'Amani', email: `${_id.toHexString()}@people.example` };
}

type Owner = Awaited<ReturnType<typeof someone>>;

/** Returns a code that is wrong now and a minute later, the same one in each run unless the secret happens to match. */
function wrongCode({ secret }: Owner, number: number, offset = 0): string {
  const hash = createHash('sha256').update(`guess ${number} ${offset}`).digest();
  const code = String(hash.readUInt32BE() % 1_000_000).padStart(6, '0');
  const isRight = [0, 60_000].some((ms) => stepOf(secret, code, new Date(Date.now() + ms)) !== null);
  return isRight ? wrongCode({ secret } as Owner, number, offset + 1) : code;
}

/** Calls the verb of the second step. Over HTTP, each guess would cost another 3 ms of the server, and prove nothing more. */
const guess = (owner: Owner, code: string, address: string): Promise<number> =>
  proveFactor(owner, code, { headers: new Headers({ 'x-forwarded-for': address }) }).then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : Promise.reject(error as Error)),
  );

/** Makes 10,000 guesses, fifty at once. Returns how many had each status. */
async function guessAll(make: (number: number) => Promise<number>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let from = 0; from < GUESSES; from += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, at) => make(from + at));
    for (const status of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const lastStepOf = async ({ _id }: Owner) =>
  (await SecondFactorModel.findById(_id).lean<SecondFactorRecord>())?.lastStep;

test('of 10,000 guesses at one account from 200 networks, ten are looked at, and none gets in', async () => {
  const owner = await someone();
  // After the first fifty, every hundredth guess is the code that the app shows at that moment.
  const codeFor = (number: number) =>
    number >= AT_ONCE && number % 100 === 0 ? codeAt(owner.secret, new Date()) : wrongCode(owner, number);
  const counts = await guessAll((number) => guess(owner, codeFor(number), `41.90.${number % 200}.7`));
  expect(counts).toEqual({ 401: 10, 429: GUESSES - 10 });
  expect(await lastStepOf(owner)).toBe(0);
  expect(await MailModel.countDocuments({ to: owner.email })).toBe(1);
});

test('of 10,000 guesses at 1,000 accounts from one network, a hundred are looked at, and none gets in', async () => {
  const owners = await Promise.all(Array.from({ length: 1_000 }, someone));
  const ownerOf = (number: number) => owners[number % owners.length] as Owner;
  const counts = await guessAll((number) =>
    guess(
      ownerOf(number),
      number < 100 ? wrongCode(ownerOf(number), number) : codeAt(ownerOf(number).secret, new Date()),
      '41.91.1.7',
    ),
  );
  expect(counts).toEqual({ 401: 100, 429: GUESSES - 100 });
  expect(await SecondFactorModel.countDocuments({ lastStep: { $gt: 0 } })).toBe(0);
});

test.each([
  [-2, 401],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 401],
])('the code of an app whose clock is %i steps off: %i', async (steps, status) => {
  const owner = await someone();
  const now = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const code = codeAt(owner.secret, new Date(now.getTime() + steps * 30_000));
  expect(await guess(owner, code, '41.92.1.7')).toBe(status);
  vi.useRealTimers();
});
