import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const FIELDS = { howToApply: 'Pay the registration fee first.' };
const check = ({ token }: TestUser) =>
  api<{ message: string; warnings: unknown[] }>('POST', '/api/checks', { token, json: FIELDS });

interface Begun {
  call: ClientRequest;
  answer: Promise<IncomingMessage>;
}

/** Starts a check whose body does not end until the test ends it. */
function beginCheck({ token }: TestUser): Begun {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = request(new URL('/api/checks', inject('appUrl')), { method: 'POST', headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('error', reject).on('response', resolve);
  });
  call.write('{"title": ');
  return { call, answer };
}

/** Starts two checks for one account. Returns the one rejected immediately and the one that continues. */
async function beginTwo(user: TestUser): Promise<{ refused: Begun; running: Begun }> {
  const [one, other] = [beginCheck(user), beginCheck(user)];
  const first = await Promise.race([one, other].map(({ answer }, at) => answer.then(() => at)));
  return first === 0 ? { refused: one, running: other } : { refused: other, running: one };
}

test('of two checks of an account at once the second is refused; others are checked meanwhile', async () => {
  const [employer, other] = [await makeUser('employer'), await makeUser('employer')];
  const { refused, running } = await beginTwo(employer);
  const answer = await refused.answer;
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
  expect(await json(answer)).toEqual({
    message: 'Your last check is still running. Please wait until it’s done.',
  });
  refused.call.destroy();
  expect((await check(employer)).status).toBe(429);
  expect((await check(other)).status).toBe(200);
  running.call.end('"Data Intern"}');
  const done = await running.answer;
  expect([done.statusCode, await json(done)]).toEqual([200, { warnings: [], twins: [] }]);
  expect((await check(employer)).status).toBe(200);
});

test('a check whose sender hangs up is over', async () => {
  const employer = await makeUser('employer');
  const { refused, running } = await beginTwo(employer);
  refused.call.destroy();
  expect((await check(employer)).status).toBe(429);
  const ended = expect(running.answer).rejects.toThrow();
  running.call.destroy();
  await ended;
  await expect.poll(async () => (await check(employer)).status).toBe(200);
});
