import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env';

const complete = {
  APP_URL: 'https://mwanzo.example',
  MONGODB_URI: 'mongodb://db.example/mwanzo',
  SMTP_URL: 'smtp://mail.example:587',
  AUTH_SECRET: 'x'.repeat(32),
};

function refusal(change: Record<string, string | undefined>): string {
  try {
    parseEnv({ ...complete, ...change });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('it was taken');
}

describe('the settings of the service', () => {
  test('with the four that are needed, the rest by default', () => {
    expect(parseEnv(complete)).toMatchObject({
      ...complete,
      NODE_ENV: 'production',
      PORT: 3000,
      TRUSTED_PROXIES: 0,
      RATE_LIMIT_FACTOR: 1,
      ANALYTICS: 'off',
    });
  });

  test('all that are missing are named at once; an empty one is missing', () => {
    const message = refusal({
      APP_URL: undefined,
      MONGODB_URI: '',
      SMTP_URL: undefined,
      AUTH_SECRET: undefined,
    });
    for (const name of Object.keys(complete)) expect(message).toContain(`${name} is missing`);
    expect(message).not.toContain('\n');
  });

  test.each([
    ['31 bytes', 'x'.repeat(31)],
    ['31 bytes in fewer letters', `${'ũ'.repeat(15)}x`],
  ])('a secret of %s is too short', (_, AUTH_SECRET) => {
    expect(refusal({ AUTH_SECRET })).toContain('AUTH_SECRET must be at least 32 bytes long');
  });

  test.each([
    ['32 bytes', 'x'.repeat(32)],
    ['32 bytes in 16 letters', 'ũ'.repeat(16)],
    ['more', 'x'.repeat(200)],
  ])('a secret of %s is taken', (_, AUTH_SECRET) => {
    expect(parseEnv({ ...complete, AUTH_SECRET }).AUTH_SECRET).toBe(AUTH_SECRET);
  });

  test('a refused secret is not repeated', () => {
    expect(refusal({ AUTH_SECRET: 'kept-to-ourselves' })).not.toContain('kept-to-ourselves');
  });

  test.each(['1', '3000', '65535'])('port %s is taken', (PORT) => {
    expect(parseEnv({ ...complete, PORT }).PORT).toBe(Number(PORT));
  });

  test.each(['0', '65536', '-1', '80.5', 'http', '1e9'])('port %s is refused', (PORT) => {
    expect(refusal({ PORT })).toBe('PORT must be a port number (1 to 65535)');
  });

  test.each([
    ['https://mwanzo.example/', 'https://mwanzo.example'],
    ['https://mwanzo.example/some/path?a=b', 'https://mwanzo.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('of the address %s the origin is kept', (APP_URL, origin) => {
    expect(parseEnv({ ...complete, APP_URL }).APP_URL).toBe(origin);
  });

  test.each([
    ['APP_URL', 'mwanzo.example'],
    ['APP_URL', 'ftp://mwanzo.example'],
    ['MONGODB_URI', 'postgres://db.example/mwanzo'],
    ['MONGODB_URI', 'mongodb://'],
    ['SMTP_URL', 'http://mail.example'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['TRUSTED_PROXIES', '-1'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} `));
  });
});
