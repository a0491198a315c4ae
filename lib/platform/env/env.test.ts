import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env';

const complete = {
  APP_URL: 'https://mwanzo.example',
  SITE_EMAIL: 'people@mwanzo.example',
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
  test.each(['4', '9'])('a password cost of %s is taken on this machine only', (PASSWORD_COST) => {
    const local = { ...complete, APP_URL: 'http://127.0.0.1:3000', PASSWORD_COST };
    expect(parseEnv(local).PASSWORD_COST).toBe(Number(PASSWORD_COST));
    for (const APP_URL of ['https://mwanzo.example', 'http://192.168.1.10:3000'])
      expect(() => parseEnv({ ...local, APP_URL })).toThrow(
        'PASSWORD_COST must be a whole number from 10 to 14',
      );
  });

  test.each(['10', '12', '14'])('a password cost of %s is taken', (PASSWORD_COST) => {
    expect(parseEnv({ ...complete, PASSWORD_COST }).PASSWORD_COST).toBe(Number(PASSWORD_COST));
  });

  test('networks of campuses are read, with commas or spaces between them', () => {
    const CAMPUS_NETWORKS = '196.201.208.0/20, 2c0f:fe38::/32 41.89.0.0/16';
    expect(parseEnv({ ...complete, CAMPUS_NETWORKS }).CAMPUS_NETWORKS).toEqual([
      { address: '196.201.208.0', prefix: 20, family: 'ipv4' },
      { address: '2c0f:fe38::', prefix: 32, family: 'ipv6' },
      { address: '41.89.0.0', prefix: 16, family: 'ipv4' },
    ]);
  });

  test('a network that is none is named', () => {
    expect(refusal({ CAMPUS_NETWORKS: '196.201.208.0/20,everybody' })).toBe(
      'CAMPUS_NETWORKS must be networks like 196.201.208.0/20,2c0f:fe38::/32 (IPv4 from /8, IPv6 from /20): everybody is not one',
    );
  });

  describe('of the metrics on a port of their own', () => {
    test('are for this machine alone by default', () => {
      const { METRICS_PORT, METRICS_HOST } = parseEnv({ ...complete, METRICS_PORT: '9464' });
      expect([METRICS_PORT, METRICS_HOST]).toEqual([9464, '127.0.0.1']);
    });

    test.each(['0.0.0.0', '::', '10.0.0.5', 'node-1.internal'])('on %s need a token', (METRICS_HOST) => {
      expect(refusal({ METRICS_PORT: '9464', METRICS_HOST })).toBe(
        'METRICS_TOKEN is missing: other machines can reach METRICS_HOST',
      );
      const METRICS_TOKEN = 'for-the-tests-only';
      expect(parseEnv({ ...complete, METRICS_PORT: '9464', METRICS_HOST, METRICS_TOKEN })).toBeTruthy();
    });

    test('are not where the service listens', () => {
      expect(refusal({ PORT: '3000', METRICS_PORT: '3000' })).toBe(
        'METRICS_PORT must not be the same as PORT',
      );
      expect(refusal({ METRICS_PORT: 'all' })).toBe('METRICS_PORT must be a port number (1 to 65535)');
    });
  });

  test.each([
    ['1', 1],
    ['64', 64],
    ['auto', 'auto'],
  ])('%s workers are taken', (WORKERS, read) => {
    expect(parseEnv({ ...complete, WORKERS }).WORKERS).toBe(read);
  });

  test.each(['0', '65', '1.5', 'all'])('%s workers are refused', (WORKERS) => {
    expect(refusal({ WORKERS })).toBe('WORKERS must be a whole number from 1 to 64, or auto');
  });

  test('the access log is on or off', () => {
    expect(parseEnv({ ...complete, ACCESS_LOG: 'on' }).ACCESS_LOG).toBe('on');
    expect(refusal({ ACCESS_LOG: 'yes' })).toBe('ACCESS_LOG must be on or off');
  });

  test('Vercel Web Analytics is refused elsewhere', () => {
    expect(parseEnv({ ...complete, ANALYTICS: 'vercel', VERCEL: '1' }).ANALYTICS).toBe('vercel');
    expect(refusal({ ANALYTICS: 'vercel' })).toBe(
      'ANALYTICS must be off or own: Vercel Web Analytics works only on Vercel',
    );
  });

  test('page views are counted by the service itself anywhere', () => {
    expect(parseEnv({ ...complete, ANALYTICS: 'own' }).ANALYTICS).toBe('own');
    expect(refusal({ ANALYTICS: 'on' })).toBe('ANALYTICS must be off, own or vercel');
  });

  test('with the four that are needed, the rest by default', () => {
    expect(parseEnv(complete)).toMatchObject({
      ...complete,
      NODE_ENV: 'production',
      PORT: 3000,
      TRUSTED_PROXIES: 0,
      RATE_LIMIT_FACTOR: 1,
      ANALYTICS: 'off',
      PASSWORD_COST: 12,
      METRICS_HOST: '127.0.0.1',
      ACCESS_LOG: 'off',
    });
  });

  test.each([
    ['https://mwanzo.example', 'production', true],
    ['http://10.0.0.5:3000', 'production', true],
    ['https://mwanzo.example', undefined, true],
    ['http://localhost:3000', 'production', false],
    ['http://127.0.0.1:3000', 'production', false],
    ['https://mwanzo.example', 'development', false],
  ])('a contact address is asked for at %s in %s: %s', (APP_URL, NODE_ENV, isAsked) => {
    const given = { ...complete, APP_URL, NODE_ENV, SITE_EMAIL: undefined };
    if (isAsked) expect(() => parseEnv(given)).toThrow('SITE_EMAIL is missing: the contact address');
    else expect(parseEnv(given).SITE_EMAIL).toBeUndefined();
  });

  test.each([
    ['Lakeside Careers', 'hello@mwanzo.co.ke', true],
    ['Lakeside Careers', 'Hello@Mwanzo.co.ke', true],
    ['Lakeside Careers', 'careers@lakeside.example', false],
    ['Mwanzo', 'hello@mwanzo.co.ke', false],
    [undefined, 'hello@mwanzo.co.ke', false],
  ])('the address of the project is none of a site called %s: %s', (SITE_NAME, SITE_EMAIL, isRefused) => {
    const given = { ...complete, SITE_NAME, SITE_EMAIL };
    if (isRefused) expect(() => parseEnv(given)).toThrow('SITE_EMAIL belongs to the Mwanzo project');
    else expect(parseEnv(given).SITE_EMAIL).toBe(SITE_EMAIL);
  });

  test.each([
    ['SITE_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
    ['SITE_NAME', 'A <b>', 'must be one line without < and >'],
    ['SITE_EMAIL', 'nobody', 'must be an e-mail address'],
    ['SITE_SOCIALS', 'javascript:alert(1)', 'must be links that start with https://'],
    ['SITE_COLOUR', '#ffcc00', 'must be darker'],
  ])('%s=%s is refused: %s', (name, value, message) => {
    expect(refusal({ [name]: value })).toContain(`${name} ${message}`);
  });

  test('all that are missing are named at once; an empty one is missing', () => {
    const message = refusal({
      APP_URL: undefined,
      SITE_EMAIL: '',
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
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('of the address %s the origin is kept', (APP_URL, origin) => {
    expect(parseEnv({ ...complete, APP_URL }).APP_URL).toBe(origin);
  });

  test.each([
    ['APP_URL', 'mwanzo.example'],
    ['APP_URL', 'ftp://mwanzo.example'],
    ['APP_URL', 'https://example.org/mwanzo'],
    ['APP_URL', 'https://mwanzo.example/?a=b'],
    ['APP_URL', 'https://asha:secret@mwanzo.example'],
    ['MONGODB_URI', 'postgres://db.example/mwanzo'],
    ['MONGODB_URI', 'mongodb://'],
    ['MONGODB_URI', 'mongodb://db.example/?w=majority'],
    ['MONGODB_URI', 'mongodb://db.example/mwanzo?w=1'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'hold'],
    ['SMTP_URL', 'hold://mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['TRUSTED_PROXIES', '-1'],
    ['NODE_ENV', 'staging'],
    ['PASSWORD_COST', '3'],
    ['PASSWORD_COST', '9'],
    ['PASSWORD_COST', '15'],
    ['PASSWORD_COST', '12.5'],
    ['CAMPUS_NETWORKS', '196.201.208.7'],
    ['CAMPUS_NETWORKS', '196.201.208.0/20,0.0.0.0/0'],
    ['CAMPUS_NETWORKS', 'uonbi.ac.ke'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} `));
    expect(refusal({ [name]: value })).not.toContain('secret');
  });

  test('mails may be held back', () => {
    expect(parseEnv({ ...complete, SMTP_URL: 'hold:' }).SMTP_URL).toBe('hold:');
  });

  test('a path is refused with the reason', () => {
    expect(refusal({ APP_URL: 'https://example.org/mwanzo' })).toContain('must be an address without a path');
  });

  test('what looks like a setting, but is none, is named together with what is missing', () => {
    const change = { MONGODB_URI: undefined, MONGODB_URL: 'mongodb://db.example/mwanzo' };
    expect(refusal(change)).toBe(
      'MONGODB_URI is missing; MONGODB_URL is not a setting of Mwanzo, but MONGODB_URI is',
    );
    expect(refusal({ LOG_LEVELS: 'warn' })).toBe('LOG_LEVELS is not a setting of Mwanzo, but LOG_LEVEL is');
    expect(parseEnv({ ...complete, MONGODB_URL: 'mongodb://db.example/mwanzo' })).toMatchObject(complete);
  });
});
