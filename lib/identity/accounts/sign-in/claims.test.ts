import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/core/errors';
import { provedFactor, toIdentity } from './claims';
import type { Provider } from './oauth-providers';

const provider: Provider = {
  id: 'oidc',
  name: 'Campus ID',
  issuer: 'https://id.example',
  clientId: 'mwanzo',
  clientSecret: 'secret',
  checks: ['state'],
};
const now = new Date('2026-11-22T12:00:00Z');
const seconds = now.getTime() / 1_000;
const said = {
  iss: 'https://id.example',
  sub: 'abc',
  iat: seconds,
  email: 'Wanjiku@Campus.example',
  email_verified: true,
  given_name: 'Wanjiku',
  family_name: "Ng'ang'a",
};

const messageOf = (change: Record<string, unknown>): string => {
  try {
    toIdentity(provider, { ...said, ...change }, now);
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};

const FAILED = 'Signing in with Campus ID didn’t work. Try again, or log in with your password.';
const UNVERIFIED =
  'Campus ID hasn’t confirmed your e-mail address. Confirm it there, or register with a password.';
const NO_ADDRESS =
  'Campus ID didn’t share your e-mail address. Allow it there, or log in with your password.';

describe('what a provider says of a person', () => {
  it('is read with the address in lowercase and the names as ours are written', () => {
    expect(toIdentity(provider, said, now)).toEqual({
      provider: 'oidc',
      issuer: 'https://id.example',
      subject: 'abc',
      email: 'wanjiku@campus.example',
      firstName: 'Wanjiku',
      lastName: 'Ng’ang’a',
    });
  });

  it('may name its issuer with a slash at the end', () => {
    expect(messageOf({ iss: 'https://id.example/' })).toBe('');
  });

  it.each([{ given_name: undefined }, { given_name: 'R2-D2' }, { given_name: 7 }])(
    'leaves a first name open that is none: %o',
    (change) => {
      expect(toIdentity(provider, { ...said, ...change }, now).firstName).toBe('');
    },
  );

  it.each([0, 60, -60, 120, -120])('may be said %i seconds from now', (skew) => {
    expect(messageOf({ iat: seconds + skew })).toBe('');
  });

  it.each([121, -121, 600, -600])('may not be said %i seconds from now', (skew) => {
    expect(messageOf({ iat: seconds + skew })).toBe(FAILED);
  });

  it.each([{ iss: 'https://other.example' }, { sub: '' }, { sub: undefined }, { iat: undefined }])(
    'is refused with %o',
    (change) => {
      expect(messageOf(change)).toBe(FAILED);
    },
  );

  it.each([
    { email_verified: 'true' },
    { email_verified: undefined, xms_edov: true },
    { email_verified: undefined, xms_edov: '1' },
    { email_verified: undefined, xms_edov: 1 },
  ])('counts as verified with %o', (change) => {
    expect(messageOf(change)).toBe('');
  });

  it.each([
    { email_verified: false },
    { email_verified: 'false' },
    { email_verified: undefined },
    { email_verified: {} },
    { email_verified: false, xms_edov: true },
    { email_verified: undefined, xms_edov: false },
    { email_verified: undefined, xms_edov: '0' },
  ])('does not count as verified with %o', (change) => {
    expect(messageOf(change)).toBe(UNVERIFIED);
  });

  it.each([{ email: undefined }, { email: '' }, { email: 'wanjiku' }, { email: ['a@b.example'] }])(
    'needs an address: %o',
    (change) => {
      expect(messageOf(change)).toBe(NO_ADDRESS);
    },
  );
});

describe('a second factor at the provider', () => {
  it.each([[['mfa']], [['pwd', 'otp']], [['hwk']], [['pwd', 'mfa', 'sms']]])('was proved by %o', (amr) => {
    expect(provedFactor({ ...said, amr })).toBe(true);
  });

  it.each([[undefined], [null], [[]], [['pwd']], [['sms']], [['MFA']], ['mfa'], [[7]], [{ 0: 'mfa' }]])(
    'was not proved by %o',
    (amr) => {
      expect(provedFactor({ ...said, amr })).toBe(false);
    },
  );

  it('was not proved by claims that are none', () => {
    expect(provedFactor(undefined)).toBe(false);
  });
});
