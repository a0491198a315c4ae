import { beforeAll, describe, expect, it } from 'vitest';
import { isUnreached } from './is-unreached';
import { findProvider, providerButtons, providerName } from './oauth-providers';

beforeAll(() => {
  Object.assign(process.env, {
    APP_URL: 'https://mwanzo.example',
    SITE_EMAIL: 'people@mwanzo.example',
    MONGODB_URI: 'mongodb://127.0.0.1:27017/mwanzo',
    SMTP_URL: 'smtp://127.0.0.1:25',
    AUTH_SECRET: 'x'.repeat(32),
    OIDC_ISSUER: 'https://id.example/',
    OIDC_CLIENT_ID: 'mwanzo',
    OIDC_CLIENT_SECRET: 'one',
    GOOGLE_ID: 'g',
    GOOGLE_SECRET: 'two',
    LINKEDIN_ID: 'l',
    LINKEDIN_SECRET: 'three',
  });
});

describe('the providers of the settings', () => {
  it('have a button each, an issuer without a name that of its host', () => {
    expect(providerButtons()).toEqual([
      { id: 'oidc', name: 'id.example' },
      { id: 'google', name: 'Google' },
      { id: 'linkedin', name: 'LinkedIn' },
    ]);
  });

  it('are checked in every way they know', () => {
    expect(findProvider('oidc')).toMatchObject({
      issuer: 'https://id.example',
      checks: ['pkce', 'state', 'nonce'],
    });
    expect(findProvider('google')).toMatchObject({
      issuer: 'https://accounts.google.com',
      checks: ['pkce', 'state', 'nonce'],
    });
    expect(findProvider('linkedin')).toMatchObject({
      issuer: 'https://www.linkedin.com/oauth',
      checks: ['state'],
      secretIn: 'body',
    });
  });

  it('are no others', () => {
    expect(() => findProvider('credentials')).toThrow('There is nothing at this address.');
    expect(() => findProvider(undefined)).toThrow('There is nothing at this address.');
    expect(providerName('gone')).toBe('gone');
  });
});

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  [coded('ECONNREFUSED'), true],
  [coded('ENOTFOUND'), true],
  [new Error('outgoing request timed out after 5000ms'), true],
  [new Error('expected 200 OK, got: 503 Service Unavailable'), true],
  [new Error('expected 200 OK, got: 400 Bad Request'), false],
  [new Error('state mismatch, expected a, got: b'), false],
  [undefined, false],
])('%s: whether the provider could not be asked is %s', (error, is) => {
  expect(isUnreached(error)).toBe(is);
});
