import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { NEW_FIRST, OLD, OLD_FIRST, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { keepResult, once } from './idempotency';

preparedDatabase();
restoreSecret();

let done: number;
beforeEach(() => {
  done = 0;
});

const work = () => keepResult({ done: (done += 1) });

function sendWith(setting: string, key: string, body: unknown = { a: 1 }, act = work) {
  setSecret(setting);
  return once(
    { who: 'amani', what: 'POST /touch', people: [], key, body: () => Promise.resolve(body) },
    async (claim) => {
      setSecret(setting);
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
