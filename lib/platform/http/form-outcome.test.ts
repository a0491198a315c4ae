import { readFileSync } from 'node:fs';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET, useTestSettings } from '@/dev/testing/stack/test-settings';
import { readToken } from '@/lib/platform/auth/session-jwt';
import {
  lastDone,
  outcomeCookie,
  readOutcome,
  readTypedCookie,
  typedCookie,
  type FormOutcome,
} from './form-outcome';

beforeAll(() => useTestSettings('https://mwanzo.example'));

const outcome: FormOutcome = {
  form: 'register',
  ok: false,
  status: 409,
  message: 'This username is taken. Please choose another',
  errors: { username: 'This username is taken. Please choose another' },
  values: { firstName: 'Wanjirũ', username: 'wanjiru' },
};
const cookieOf = (content: FormOutcome) => outcomeCookie(content, '/register');
const valueOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? '';

describe('the outcome of a form', () => {
  test('comes back to its page as it was', () => {
    expect(readOutcome(valueOf(cookieOf(outcome)), 'register')).toEqual({
      ...outcome,
      at: expect.any(Number),
    });
  });

  test('is shown instead of an earlier one of its page, if the form succeeded', () => {
    const [closed, undone] = [1_000, 2_000].map((at) => ({ ...outcome, ok: true, at }));
    expect(lastDone([closed, undone, null])).toBe(undone);
    expect(lastDone([undone, closed])).toBe(undone);
    expect(lastDone([closed, { ...outcome, at: 3_000 }])).toBe(closed);
    expect(lastDone([null, outcome])).toBeUndefined();
  });

  test('is kept from script and from other pages, for a minute', () => {
    expect(cookieOf(outcome)).toMatch(/Max-Age=60; Path=\/register; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is shown by no other form', () => {
    expect(readOutcome(valueOf(cookieOf(outcome)), 'login')).toBeNull();
  });

  test('fits into a cookie whatever was typed', () => {
    const values = { firstName: 'x'.repeat(100_000) };
    const cookie = cookieOf({ ...outcome, values });
    expect(cookie.length).toBeLessThan(4_096);
    expect(readOutcome(valueOf(cookie), 'register')).toEqual({
      ...outcome,
      values: {},
      at: expect.any(Number),
    });
  });

  test('a message of 5,000 characters, which does not fit beside it, has a cookie of its own', () => {
    const message = readFileSync('CONTRIBUTING.md', 'utf8').slice(0, 5_000);
    const values = { email: 'akinyi@', message };
    const typed = typedCookie('contact', values, '/contact-us');
    expect(typed?.cookie).toMatch(/Max-Age=60; Path=\/contact-us; HttpOnly; Secure; SameSite=Lax$/);
    expect(typed?.cookie.length).toBeLessThan(4_096);
    const value = valueOf(typed?.cookie ?? '');
    expect(readTypedCookie(value, typed?.hash ?? '')).toEqual(values);
    expect(readTypedCookie(`${value}A`, typed?.hash ?? '')).toBeUndefined();
    expect(readTypedCookie(undefined, typed?.hash ?? '')).toBeUndefined();
  });

  test('what no cookie can hold has none', () => {
    expect(typedCookie('listing', { text: 'x'.repeat(40_000) }, '/')).toBeUndefined();
    const random = Array.from({ length: 6_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    expect(typedCookie('listing', { text: random.join('') }, '/')).toBeUndefined();
  });

  test('is no session, and a session is no outcome', () => {
    const value = valueOf(cookieOf(outcome));
    expect(readToken(value)).toBe('none');
    expect(readOutcome(jwt.sign({ ...outcome }, TEST_SECRET), 'register')).toBeNull();
  });

  test.each(['', 'x', 'a.b.c'])('%j is none', (value) => {
    expect(readOutcome(value, 'register')).toBeNull();
  });

  test('is none when another key signed it', () => {
    const forged = jwt.sign({ ...outcome }, 'another secret, just as long as the first one', {
      audience: 'mwanzo-form',
    });
    expect(readOutcome(forged, 'register')).toBeNull();
  });
});
