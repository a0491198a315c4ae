import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { env } from '@/lib/platform/env/env';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { keepResult, once } from './idempotency';

preparedDatabase();

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);
const OLD_FIRST = `${OLD},${NEW}`;
const NEW_FIRST = `${NEW},${OLD}`;

let before: string;
let done: number;
beforeEach(() => {
  before = env().AUTH_SECRET;
  done = 0;
});
afterEach(() => {
  env().AUTH_SECRET = before;
});

const work = () => keepResult({ done: (done += 1) });

function sendWith(setting: string, key: string, body: unknown = { a: 1 }, act = work) {
  env().AUTH_SECRET = setting;
  return once(
    { who: 'amani', what: 'POST /touch', people: [], key, body: () => Promise.resolve(body) },
    async (claim) => {
      env().AUTH_SECRET = setting;
      await claim(body);
      return act();
    },
  );
}

test.each([
  [OLD, OLD_FIRST],
  [OLD, NEW_FIRST],
  [OLD_FIRST, NEW_FIRST],
  [NEW_FIRST, OLD_FIRST],
])('a call made with %s and repeated with %s is done once', async (first, second) => {
  const key = randomUUID();
  expect(await sendWith(first, key)).toEqual({ done: 1 });
  expect(await sendWith(second, key)).toEqual({ done: 1 });
  await expect(sendWith(second, key, { a: 2 })).rejects.toMatchObject({ status: 422 });
  expect(done).toBe(1);
});

test('a call that another node is still working on under the other secret is refused, and can be sent again', async () => {
  const key = randomUUID();
  let repeated: unknown;
  await sendWith(OLD_FIRST, key, { a: 1 }, async () => {
    repeated = await sendWith(NEW_FIRST, key).catch((error: unknown) => error);
    return work();
  });
  expect(repeated).toMatchObject({ status: 409 });
  expect(await sendWith(NEW_FIRST, key)).toEqual({ done: 1 });
});

test('a call of a node that died is done again', async () => {
  const key = randomUUID();
  await sendWith(OLD_FIRST, key);
  const longAgo = { result: null, claimedUntil: new Date(Date.now() - 1) };
  await IdempotencyKeyModel.updateMany({}, { $set: longAgo });
  expect(await sendWith(NEW_FIRST, key)).toEqual({ done: 2 });
});
