import { describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters, type ApiAnswer } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { registrationOf } from '@/dev/testing/client/registration';
import { shownOf } from '@/dev/testing/client/shown';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel } from '@/models/user';
import { QUIET_MS } from './timing-guard';

stackDatabase();

const CALLS: Record<string, (email: string) => Promise<ApiAnswer>> = {
  registration: (email) => api('POST', '/api/auth/register', { json: registrationOf({ email }) }),
  reset: (email) => api('POST', '/api/auth/reset-password', { json: { email } }),
  'sending the verification again': (email) => api('POST', '/api/auth/verify-email', { json: { email } }),
};
const logIn = (email: string) =>
  api('POST', '/api/auth/login', { json: { emailOrUsername: email, password: 'Wrong#2026' } });

const nobody = () => `${uniqueLetters()}@people.example`;

/** An address for every kind of account, and one without an account. */
async function addresses(): Promise<string[]> {
  const users = await Promise.all([
    makeUser('employer'),
    makeUser('recent graduate', { isVerified: false }),
    makeUser('editor', { isActive: false }),
  ]);
  const known = await UserModel.find({ _id: { $in: users.map(({ _id }) => _id) } }).lean();
  return [...known.map(({ email }) => email), nobody()];
}

/** Normalises a response for comparison: decodes signed cookies, removes times and masks the address. */
const compared = (answer: ApiAnswer, email: string): string =>
  JSON.stringify(shownOf(answer))
    .replace(/=[\w-]+\.([\w-]+)\.[\w-]+/g, (_, content: string) =>
      Buffer.from(content, 'base64url').toString(),
    )
    .replace(/"(?:iat|exp|at)":\d+/g, '')
    .replaceAll(email, '@');

describe('which addresses have an account is told by neither answer nor header', () => {
  test.each(Object.keys(CALLS))('of %s, which always takes its time', async (name) => {
    const call = CALLS[name];
    if (!call) throw new Error(`no call ${name}`);
    const shown = [];
    for (const email of await addresses()) {
      const began = performance.now();
      shown.push(compared(await call(email), email));
      expect(performance.now() - began).toBeGreaterThanOrEqual(QUIET_MS - 1);
    }
    expect(new Set(shown).size).toBe(1);
  });

  test('of the login, up to the lock', { timeout: 90_000 }, async () => {
    const [known = '', unknown = ''] = [(await addresses())[0], nobody()];
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await logIn(known);
      statuses.push(answer.status);
      expect(shownOf(await logIn(unknown))).toEqual(shownOf(answer));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 423, 423]);
  });
});
