import { describe, expect, test } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { UserModel } from '@/models/user';
import { clientFor, TEST_PASSWORD, uniqueLetters } from '../client/client-for';
import { makeUser } from '../data/fixtures';
import { browser, wordsOf } from '../states/browser';
import { rigOfFile } from './test-environment-of-file';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Nairobi is three hours ahead of UTC all year. */
const NAIROBI_AHEAD = 3 * HOUR;

const rig = rigOfFile({ clock: true });

/** Returns a time of day in Nairobi, `days` days from today. */
function inNairobi(time: string, days: number): Date {
  const day = new Date(Date.now() + NAIROBI_AHEAD + days * DAY).toISOString().slice(0, 10);
  return new Date(`${day}T${time}+03:00`);
}

const GREETINGS = [
  ['00:00:00.000', 'Good Morning'],
  ['11:59:59.999', 'Good Morning'],
  ['12:00:00.000', 'Good Afternoon'],
  ['17:59:59.999', 'Good Afternoon'],
  ['18:00:00.000', 'Good Evening'],
  ['23:59:59.999', 'Good Evening'],
] as const;

describe('the dashboard greets by the time of day in Nairobi, with the first name', () => {
  test.each(GREETINGS)('at %s: %s', async (time, greeting) => {
    await rig().stopClock(inNairobi(time, 2));
    for (const role of ROLES) {
      const firstName = "Ng'endo";
      const { id } = await makeUser(role, { firstName });
      // The name in the token is only a hint. The page shows the account's name.
      const claims = { id, firstName: 'Old', lastName: 'Name', username: 'old', role, sessionVersion: 0 };
      const token = signToken(claims, (10 * DAY) / SECOND);
      const { status, html } = await browser(token, rig().appUrl).go('GET', '/dashboard');
      expect(status).toBe(200);
      expect(/<h1\b[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(`${greeting}, Ng&#x27;endo`);
      for (const other of ['Good Morning', 'Good Afternoon', 'Good Evening'].filter(
        (one) => one !== greeting,
      ))
        expect(wordsOf(html)).not.toContain(other);
    }
  });
});

test('five wrong passwords lock an account for 24 hours, to the millisecond', async () => {
  const { api } = clientFor(rig());
  const username = uniqueLetters();
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const user = await makeUser('recent graduate', { username, passwordHash, firstName: 'Akinyi' });
  const fifth = inNairobi('10:00:00.000', 3);
  const logIn = (password: string) =>
    api('POST', '/api/auth/login', { json: { emailOrUsername: username, password } });
  const at = (milliseconds: number) => rig().stopClock(new Date(fifth.getTime() + milliseconds));
  /** Sends the log-in form from a new browser, with the right password. Returns the path and the text of the page. */
  const formSays = async () => {
    const fields = { emailOrUsername: username, password: TEST_PASSWORD };
    const { path, html } = await browser(undefined, rig().appUrl).go('POST', '/api/auth/login', fields);
    return `${path}: ${wordsOf(html)}`;
  };

  await at(-HOUR);
  for (let tries = 0; tries < 4; tries += 1) expect((await logIn('Wrong#2026')).status).toBe(401);
  await at(0);
  expect((await logIn('Wrong#2026')).status).toBe(423);
  const { lockedUntil } = await UserModel.findById(user._id).orFail().lean();
  expect(lockedUntil).toEqual(new Date(fifth.getTime() + DAY));

  for (const before of [SECOND, 1]) {
    await at(DAY - before);
    expect(await logIn(TEST_PASSWORD)).toMatchObject({
      status: 423,
      body: { message: 'Your account is locked! Try again later.' },
    });
    expect(await formSays()).toContain(
      'Your account has been locked due to too many failed login attempts. Please try again after 24 hours.',
    );
  }
  await at(DAY);
  expect((await logIn(TEST_PASSWORD)).status).toBe(200);
  expect(await formSays()).toMatch(/^\/dashboard: Good Morning, Akinyi /);
});
