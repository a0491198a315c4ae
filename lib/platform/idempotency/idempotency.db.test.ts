import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { everything } from '@/dev/testing/data/database-text';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { withTransaction } from '@/lib/platform/db/transaction';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { MarkModel } from '@/models/mark';
import { keepResult, once } from './idempotency';

preparedDatabase();

/** Returns a function that calls `work` once per key and returns the value of the counter. */
function caller(work: () => Promise<unknown> = touch, who = 'somebody', people: Types.ObjectId[] = []) {
  return (key: string | undefined, body: unknown) =>
    once({ who, what: 'POST /touch', people, key, body: () => Promise.resolve(body) }, async (claim) => {
      await claim(body);
      return work();
    });
}

async function touch() {
  return withTransaction(async () => {
    const mark = await MarkModel.findOneAndUpdate(
      { _id: 'administrators' },
      { $inc: { touches: 1 }, $setOnInsert: { at: new Date() } },
      { upsert: true, returnDocument: 'after' },
    );
    return keepResult({ touches: mark?.touches ?? 0 });
  });
}

const touches = async () => (await MarkModel.findById('administrators').lean())?.touches ?? 0;

test('sent again with the same body, whatever the order of its fields, it gives the first result', async () => {
  const send = caller();
  const key = randomUUID();
  const first = await send(key, { a: 1, b: { c: 2, d: [3] } });
  expect(await send(key, { b: { d: [3], c: 2 }, a: 1 })).toEqual(first);
  expect(await send(`"${key}"`.slice(1, -1), { a: 1, b: { c: 2, d: [3] } })).toEqual(first);
  expect(await touches()).toBe((first as { touches: number }).touches);
});

test('with another body it is refused in words; without a key, or with another, it is done again', async () => {
  const send = caller();
  const key = randomUUID();
  await send(key, { a: 1 });
  const before = await touches();
  await expect(send(key, { a: 2 })).rejects.toMatchObject({
    status: 422,
    message:
      'This was already sent with other content and the same key. Reload the page and send it again, or use a new Idempotency-Key.',
  });
  await send(randomUUID(), { a: 1 });
  await send(undefined, { a: 1 });
  expect(await touches()).toBe(before + 2);
});

test('keys of different people have nothing to do with each other', async () => {
  const key = randomUUID();
  const first = await caller(touch, 'one')(key, {});
  expect(await caller(touch, 'other')(key, {})).not.toEqual(first);
});

test('50 at once are one change; the others get its result or are told to come again', async () => {
  const before = await touches();
  const key = randomUUID();
  const send = caller();
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => send(key, { a: 1 })));
  expect(await touches()).toBe(before + 1);
  for (const answer of answers) {
    if (answer.status === 'fulfilled') expect(answer.value).toEqual({ touches: before + 1 });
    else
      expect(answer.reason).toMatchObject({
        status: 409,
        message: 'This was already sent and is still in progress. Please try again in 2 seconds.',
        details: { retryAfter: 2 },
      });
  }
  expect(await send(key, { a: 1 })).toEqual({ touches: before + 1 });
});

test('a failure is not kept: sent again, it is tried again', async () => {
  const key = randomUUID();
  await expect(caller(() => Promise.reject(new Error('away')))(key, {})).rejects.toThrow('away');
  expect(await IdempotencyKeyModel.countDocuments({ result: null })).toBe(0);
  await expect(caller()(key, {})).resolves.toBeDefined();
});

test('whoever took 31 seconds does nothing once somebody else has its key', async () => {
  const key = randomUUID();
  const before = await touches();
  let enter: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slow = caller(async () => {
    enter();
    await held;
    return touch();
  })(key, {});
  const refused = expect(slow).rejects.toMatchObject({ status: 409 });
  await entered;
  vi.useFakeTimers({ now: Date.now() + 29_000, toFake: ['Date'] });
  await expect(caller()(key, {})).rejects.toMatchObject({ status: 409 });
  vi.setSystemTime(Date.now() + 2_000);
  expect(await caller()(key, {})).toEqual({ touches: before + 1 });
  vi.useRealTimers();
  goOn();
  await refused;
  expect(await touches()).toBe(before + 1);
});

test('24 hours later a key is as good as new', async () => {
  const key = randomUUID();
  const first = await caller()(key, {});
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 - 1_000, toFake: ['Date'] });
  expect(await caller()(key, {})).toEqual(first);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await caller()(key, { another: 'body' })).not.toEqual(first);
  vi.useRealTimers();
});

test('neither the key nor the body can be read in the database, and the result goes with whoever it is about', async () => {
  const key = randomUUID();
  const [user, other] = [new Types.ObjectId(), new Types.ObjectId()];
  const work = () => withTransaction(() => keepResult({ done: true }, [other]));
  await caller(work, user.toHexString(), [user])(key, { password: 'Karibu#2026' });
  const text = await everything();
  expect(text).not.toContain(key);
  expect(text).not.toContain('Karibu#2026');
  expect(await IdempotencyKeyModel.countDocuments({ people: user })).toBe(1);
  expect(await IdempotencyKeyModel.countDocuments({ people: other })).toBe(1);
});
