import { describe, expect, test } from 'vitest';
import { hashOf, invalidLink, isToken, lifetime, newToken, stillGood } from './link';

const now = new Date('2026-11-21T09:00:00.000Z');
const WORDS = { invalid: 'Not valid.', expired: 'Expired.' };

describe('a token', () => {
  test('is 256 random bits, in characters that need no quoting', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(isToken(token)).toBe(true);
    }
  });

  test.each([
    '',
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(42)}=`,
    `${'a'.repeat(42)}/`,
    `${'a'.repeat(43)}\n`,
    ` ${'a'.repeat(43)}`,
    { $ne: null },
    ['a'.repeat(43)],
    undefined,
    null,
  ])('is not %j', (value) => {
    expect(isToken(value)).toBe(false);
  });

  test('is stored as its SHA-256', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

test.each([
  ['verify email', '2026-11-22T09:00:00.000Z', '2026-12-22T09:00:00.000Z'],
  ['verify email change', '2026-11-22T09:00:00.000Z', '2026-12-22T09:00:00.000Z'],
  ['reset password', '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
] as const)(
  'a link to %s can be followed until %s, and is remembered until %s',
  (purpose, expiresAt, purgeAt) => {
    expect(lifetime(purpose, now)).toEqual({ expiresAt: new Date(expiresAt), purgeAt: new Date(purgeAt) });
  },
);

describe('a link', () => {
  const link = (milliseconds: number, usedAt: Date | null = null) => ({
    expiresAt: new Date(now.getTime() + milliseconds),
    usedAt,
  });

  test('can be followed until the moment it expires', () => {
    const good = link(1);
    expect(stillGood(good, now, WORDS)).toBe(good);
  });

  test.each([
    ['expires at this moment', link(0), 410, 'Expired.'],
    ['expired a millisecond ago', link(-1), 410, 'Expired.'],
    ['was used', link(1, now), 400, 'Not valid.'],
    ['was used and has expired', link(-1, now), 400, 'Not valid.'],
  ])('that %s is answered %i', (_, record, status, message) => {
    expect(() => stillGood(record, now, WORDS)).toThrow(expect.objectContaining({ status, message }));
  });

  test('that never was is answered like one that was used', () => {
    expect(invalidLink(WORDS)).toMatchObject({ status: 400, message: 'Not valid.' });
  });
});
