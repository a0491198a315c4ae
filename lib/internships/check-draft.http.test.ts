import { request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const FIELDS = { howToApply: 'Pay the registration fee first.' };
const check = ({ token }: TestUser) =>
  api<{ message: string; warnings: unknown[] }>('POST', '/api/checks', { token, json: FIELDS });

/** Begins a check whose body goes on until `end`. */
function beginCheck({ token }: TestUser): { call: ClientRequest; answer: Promise<[number, string]> } {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = request(new URL('/api/checks', inject('appUrl')), { method: 'POST', headers });
  const answer = new Promise<[number, string]>((resolve, reject) => {
    call.on('error', reject).on('response', (response) => {
      text(response).then((body) => resolve([response.statusCode ?? 0, body]), reject);
    });
  });
  call.write('{"title": ');
  return { call, answer };
}

test('a second check of the same account waits its turn: 429 until the first is done; others are checked meanwhile', async () => {
  const [employer, other] = [await makeUser('employer'), await makeUser('employer')];
  const first = beginCheck(employer);
  await expect.poll(async () => (await check(employer)).status).toBe(429);
  const refused = await check(employer);
  expect(refused.body.message).toBe('Your last check is still running. Please wait until it is done.');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await check(other)).status).toBe(200);
  first.call.end('"Data Intern"}');
  expect(await first.answer).toEqual([200, JSON.stringify({ warnings: [], twins: [] })]);
  expect((await check(employer)).status).toBe(200);
});

test('a check whose sender hangs up is over', async () => {
  const employer = await makeUser('employer');
  const first = beginCheck(employer);
  await expect.poll(async () => (await check(employer)).status).toBe(429);
  first.call.destroy();
  await expect(first.answer).rejects.toThrow();
  await expect.poll(async () => (await check(employer)).status).toBe(200);
});
