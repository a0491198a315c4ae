import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET, useTestSettings } from '@/dev/testing/stack/test-settings';
import { readToken, SESSION_SECONDS, signToken, type TokenSubject } from './session-jwt';

const SESSION_ID = '6f2c1f7e-3d0a-4c5b-9a55-0c8f3f1d2b10';
const OTHER = 'another secret, just as long as the first one';

const subject: TokenSubject = {
  id: '0123456789abcdef01234567',
  firstName: 'Wanjirũ',
  lastName: 'Mwangi',
  username: 'wanjiru',
  role: 'recent graduate',
  sessionVersion: 3,
};
const claims = { ...subject, id: undefined, sub: subject.id, aud: 'mwanzo-session' };

beforeAll(() => useTestSettings());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const payload = () =>
  JSON.parse(JSON.stringify({ ...claims, exp: inAnHour(), jti: SESSION_ID })) as Record<string, unknown>;
const signed = (change: Record<string, unknown>, secret = TEST_SECRET, algorithm: jwt.Algorithm = 'HS256') =>
  jwt.sign(JSON.parse(JSON.stringify({ ...payload(), ...change })), secret, { algorithm });
const own = () => signToken(subject, 3600);
const parts = () => own().split('.') as [string, string, string];

describe('a token of ours', () => {
  test('says who it is and how long it lasts', () => {
    const read = readToken(signToken(subject, SESSION_SECONDS.usual));
    const { id, ...said } = subject;
    expect(read).toMatchObject({ ...said, sub: id });
    expect((read as { exp: number }).exp - Date.now() / 1000).toBeCloseTo(12 * 60 * 60, -1);
  });

  test('holds nothing but the specified claims', () => {
    expect(Object.keys(jwt.decode(own()) as object).sort()).toEqual(
      [
        'aud',
        'exp',
        'firstName',
        'iat',
        'jti',
        'lastName',
        'role',
        'sessionVersion',
        'sub',
        'username',
      ].sort(),
    );
  });

  test('is looked at as long as it has no more than 4,096 characters', () => {
    const named = (letters: number) => signed({ firstName: 'x'.repeat(letters) });
    let letters = 2_000;
    while (named(letters + 1).length <= 4_096) letters += 1;
    expect(named(letters)).toHaveLength(4_096);
    expect(readToken(named(letters))).toMatchObject({ sub: subject.id });
    expect(readToken(named(letters + 1))).toBe('none');
  });

  test('is of a new session, unless it says of which', () => {
    const idOf = (token: string) => (readToken(token) as { jti: string }).jti;
    expect(idOf(own())).not.toBe(idOf(own()));
    expect(idOf(signToken({ ...subject, sessionId: SESSION_ID }, 60))).toBe(SESSION_ID);
  });

  test('is never the same twice', () => {
    expect(own()).not.toBe(own());
  });
});

describe('a token that was tampered with is nobody’s', () => {
  const forged: Record<string, () => string> = {
    'nothing at all': () => '',
    'not a token': () => 'not.a.token',
    'algorithm none, no signature': () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload())}.`,
    'algorithm none, the old signature': () => `${encode({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`,
    'another key': () => signed({}, OTHER),
    'an empty key': () => {
      const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload())}`;
      return `${head}.${createHmac('sha256', '').update(head).digest('base64url')}`;
    },
    'another algorithm with the right key': () => signed({}, TEST_SECRET, 'HS512'),
    'a role of one’s own choosing': () =>
      `${parts()[0]}.${encode({ ...payload(), role: 'administrator' })}.${parts()[2]}`,
    'cut in the middle': () => own().slice(0, -20),
    'without a signature': () => parts().slice(0, 2).join('.'),
    'one sign changed': () => own().replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A')),
    'something before it': () => ` ${own()}`,
    huge: () => signed({ firstName: 'x'.repeat(100_000) }),
    'a role that is no text': () => signed({ role: ['administrator'] }),
    'no subject': () => signed({ sub: undefined }),
    'a subject that is an operator': () => {
      const head = `${encode({ alg: 'HS256' })}.${encode({ ...payload(), sub: { $ne: null } })}`;
      return `${head}.${createHmac('sha256', TEST_SECRET).update(head).digest('base64url')}`;
    },
    'a subject that is no id': () => signed({ sub: 'admin' }),
    'a subject that begins with more than an id': () => signed({ sub: `x${subject.id}` }),
    'a subject that ends with more than an id': () => signed({ sub: `${subject.id}0` }),
    'no session version': () => signed({ sessionVersion: undefined }),
    'a session version that is a text': () => signed({ sessionVersion: '3' }),
    'no session': () => signed({ jti: undefined }),
    'a session that is no id': () => signed({ jti: 'x' }),
    'for nothing in particular': () => signed({ aud: undefined }),
    'for another purpose': () => signed({ aud: 'mwanzo-form' }),
    'no end': () => signed({ exp: undefined }),
  };

  test.each(Object.entries(forged))('%s', (_, make) => {
    expect(readToken(make())).toBe('none');
  });
});

describe('a token that has ended', () => {
  test('a second ago is expired', () => {
    expect(readToken(signed({ exp: Math.floor(Date.now() / 1000) - 1 }))).toBe('expired');
  });

  test('is nobody’s when another key signed it', () => {
    expect(readToken(signed({ exp: 1 }, OTHER))).toBe('none');
  });
});
