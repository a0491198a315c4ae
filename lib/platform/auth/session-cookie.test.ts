import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import {
  bearerToken,
  companionCookies,
  noSessionCookies,
  presentedToken,
  sessionCookies,
} from './session-cookie';

const headers = (entries: Record<string, string>) => new Headers(entries);

describe('the token of a request', () => {
  test('comes from the bearer header', () => {
    expect(presentedToken(headers({ authorization: 'Bearer abc' }), false)).toBe('abc');
    expect(presentedToken(headers({ authorization: 'bearer  abc' }), false)).toBe('abc');
  });

  test('comes from the cookie, under the name that fits the site', () => {
    const plain = headers({ cookie: 'a=1; next-auth.session-token=abc' });
    const secure = headers({ cookie: '__Host-next-auth.session-token=abc' });
    expect(presentedToken(plain, false)).toBe('abc');
    expect(presentedToken(plain, true)).toBeUndefined();
    expect(presentedToken(secure, true)).toBe('abc');
    expect(presentedToken(secure, false)).toBeUndefined();
  });

  test('comes from the cookie of an earlier version under https, unless there is a new one', () => {
    const earlier = '__Secure-next-auth.session-token=abc';
    expect(presentedToken(headers({ cookie: earlier }), true)).toBe('abc');
    expect(presentedToken(headers({ cookie: earlier }), false)).toBeUndefined();
    const both = `${earlier}; __Host-next-auth.session-token=def`;
    expect(presentedToken(headers({ cookie: both }), true)).toBe('def');
  });

  test('is not there when the request brings neither', () => {
    expect(presentedToken(headers({}), false)).toBeUndefined();
  });

  test('is the bearer’s when there are both', () => {
    const both = headers({ authorization: 'Bearer abc', cookie: 'next-auth.session-token=def' });
    expect(presentedToken(both, false)).toBe('abc');
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'xBearer abc'])('is not in %j', (value) => {
    expect(bearerToken(headers({ authorization: value }))).toBeUndefined();
  });
});

describe('the cookies of a session', () => {
  test('tell accounts apart for scripts, whichever session they have', () => {
    const [one, other] = ['a'.repeat(24), 'b'.repeat(24)];
    const markIn = (account: string, n: number) =>
      sessionCookies(jwt.sign({ n }, 'a secret', { subject: account }), 60, false)[1];
    expect(markIn(one, 1)).toMatch(/^mwanzo-signed-in=1-[0-9a-f]{8}; Max-Age=60;/);
    expect(markIn(one, 2)).toBe(markIn(one, 1));
    expect(companionCookies(one, 60, false)).toEqual([markIn(one, 1)]);
    expect(markIn(other, 1)).not.toBe(markIn(one, 1));
  });

  test('scripts cannot read the token, other sites cannot send it along', () => {
    const [session, mark] = sessionCookies('abc', 43_200, true);
    expect(session).toBe(
      '__Host-next-auth.session-token=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(mark).toBe('__Host-mwanzo-signed-in=1; Max-Age=43200; Path=/; Secure; SameSite=Lax');
  });

  test('replace those of an earlier version, whether the session begins or ends', () => {
    const gone = [
      '__Secure-next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Secure-mwanzo-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ];
    expect(sessionCookies('abc', 43_200, true).slice(2)).toEqual(gone);
    expect(companionCookies(undefined, 43_200, true).slice(1)).toEqual(gone);
    expect(noSessionCookies(true)).toEqual([
      '__Host-next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-mwanzo-signed-in=1; Max-Age=0; Path=/; Secure; SameSite=Lax',
      ...gone,
    ]);
  });

  test('are not marked Secure without https', () => {
    for (const cookie of sessionCookies('abc', 1, false)) expect(cookie).not.toContain('Secure');
  });

  test('go together, and nothing of the token stays', () => {
    expect(noSessionCookies(false)).toEqual([
      'next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'mwanzo-signed-in=1; Max-Age=0; Path=/; SameSite=Lax',
    ]);
  });
});
