import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env';

const needed = {
  APP_URL: 'https://mwanzo.example',
  SITE_EMAIL: 'people@mwanzo.example',
  MONGODB_URI: 'mongodb://127.0.0.1:27017/mwanzo',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SECRET: 'x'.repeat(32),
};
const client = { OIDC_CLIENT_ID: 'mwanzo', OIDC_CLIENT_SECRET: 'very secret' };

const problemOf = (given: Record<string, string>): string => {
  try {
    parseEnv({ ...needed, ...given });
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

describe('the settings of signing in with another account', () => {
  it('are off when nothing is given, and closed to staff', () => {
    const read = parseEnv(needed);
    expect([read.OIDC_ISSUER, read.GOOGLE_ID, read.LINKEDIN_ID]).toEqual([undefined, undefined, undefined]);
    expect(read.OIDC_STAFF).toBe('off');
  });

  it.each([
    'https://id.example.org',
    'https://id.example.org/realms/campus',
    'https://login.microsoftonline.com/8f1c4a52-0000-4000-8000-3b1d8c1f7a11/v2.0',
    'http://127.0.0.1:8080',
    'http://localhost:8080/realms/campus',
    'http://[::1]:8080',
  ])('take the issuer %s', (OIDC_ISSUER) => {
    expect(problemOf({ OIDC_ISSUER, ...client })).toBe('');
  });

  it.each([
    ['id.example.org', 'must be the address of an OpenID Connect issuer, such as https://id.example.org'],
    ['http://id.example.org', 'must start with https:// (http:// only for an issuer on this machine)'],
    ['http://127.0.0.1.example.org', 'must start with https:// (http:// only for an issuer on this machine)'],
    ['https://id.example.org/?realm=1', 'must be an address without a query, a fragment or a password'],
    [
      'https://login.microsoftonline.com/common/v2.0',
      'must name one organisation, such as https://login.microsoftonline.com/TENANT-ID/v2.0',
    ],
    [
      'https://login.microsoftonline.com/organizations/v2.0',
      'must name one organisation, such as https://login.microsoftonline.com/TENANT-ID/v2.0',
    ],
  ])('refuse the issuer %s in words', (OIDC_ISSUER, message) => {
    expect(problemOf({ OIDC_ISSUER, ...client })).toBe(`OIDC_ISSUER ${message}`);
  });

  it('say what is missing beside what is given', () => {
    expect(problemOf({ OIDC_ISSUER: 'https://id.example.org' })).toBe(
      'OIDC_CLIENT_ID is required because OIDC_ISSUER is set; OIDC_CLIENT_SECRET is required because OIDC_ISSUER is set',
    );
    expect(problemOf({ GOOGLE_SECRET: 'x' })).toBe('GOOGLE_ID is required because GOOGLE_SECRET is set');
    expect(problemOf({ LINKEDIN_ID: 'x' })).toBe('LINKEDIN_SECRET is required because LINKEDIN_ID is set');
    expect(problemOf({ OIDC_STAFF: 'yes' })).toBe('OIDC_STAFF must be on or off');
  });
});
