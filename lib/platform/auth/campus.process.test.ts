import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFor, TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { startStack, type Stack } from '@/dev/testing/stack/stack';

const CAMPUS = '2c0f:fe38:2250:1::7';
const OTHER = '203.0.113.7';
const output = join(tmpdir(), `mwanzo-campus-${process.pid}.log`);

let stack: Stack;
beforeAll(async () => {
  const file = await open(output, 'w');
  // Every limit is a tenth of its default, so that reaching it takes a tenth of the password hashes.
  const env = {
    CAMPUS_NETWORKS: '196.201.208.0/20, 2c0f:fe38::/32',
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_FACTOR: '0.1',
    LOG_LEVEL: 'info',
  };
  stack = await startStack({ env, output: file.fd });
  await file.close();
});
afterAll(async () => {
  await stack.stop();
  await rm(output, { force: true });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const register = (address: string, json = registrationOf()) =>
  clientFor(stack).api('POST', '/api/auth/register', { json, headers: from(address) });
const logIn = (address: string, emailOrUsername: string, password: string, cookie = '') =>
  clientFor(stack).api('POST', '/api/auth/login', {
    json: { emailOrUsername, password },
    headers: from(address),
    cookie,
  });
const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
  const all = [];
  for (let n = 0; n < count; n += 1) all.push((await call()).status);
  return all;
};

test('the networks are shown at the start, and in them many register; elsewhere the eleventh waits', async () => {
  await expect
    .poll(() => readFile(output, 'utf8'))
    .toContain(
      '"networks":["196.201.208.0/20","2c0f:fe38::/32"],"times":50,"msg":"campus networks: limits multiplied',
    );
  expect(await statuses(12, () => register(CAMPUS))).toEqual(Array(12).fill(201));
  expect(await statuses(11, () => register(OTHER))).toEqual([...Array<number>(10).fill(201), 429]);
});

test('a guesser on a campus has no more tries than elsewhere; who has logged in there before goes on', async () => {
  const { mailsTo, linkIn, api } = clientFor(stack);
  const form = registrationOf();
  expect((await register(CAMPUS, form)).status).toBe(201);
  const [mail] = await mailsTo(form.email);
  const token = mail ? (linkIn(mail, '/verify-email/').split('/').at(-1) ?? '') : '';
  expect((await api('GET', `/api/auth/verify-email/${token}`)).status).toBe(200);
  const first = await logIn(CAMPUS, form.username, TEST_PASSWORD);
  expect(first.status).toBe(200);
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('mwanzo-device=')) ?? '';

  const guesses = await statuses(12, () => logIn(CAMPUS, uniqueLetters(), 'Guess#2026x'));
  expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const neighbour = '2c0f:fe38:2250:1:ffff::8';
  expect((await logIn(neighbour, form.username, TEST_PASSWORD)).status).toBe(429);
  expect((await logIn(neighbour, form.username, TEST_PASSWORD, device.split(';')[0])).status).toBe(200);
  expect((await logIn('2c0f:fe38:2250:2::7', form.username, TEST_PASSWORD)).status).toBe(200);
});
