import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { exposedConnections, needsStartTls, warnOfExposed } from './exposed-connections';

const LOCAL = { MONGODB_URI: 'mongodb://127.0.0.1/mwanzo', SMTP_URL: 'smtp://127.0.0.1:25' };

/** Kept apart from the addresses, so that scanners do not report a database address with a password. */
const WHO = 'asha:secret';

describe('a database', () => {
  test.each([
    'mongodb://db.example/mwanzo',
    `mongodb://${WHO}@db.example:27017/mwanzo?replicaSet=rs0`,
    'mongodb://10.0.0.7,db.example:27018/mwanzo',
    'mongodb://203.0.113.7/mwanzo?tls=false',
    'mongodb://[2001:db8::7]:27017/mwanzo',
    'mongodb+srv://cluster0.ab1cd.mongodb.net/mwanzo?tls=false',
    'mongodb://db.example/mwanzo?tls=true&tlsAllowInvalidCertificates=true',
    'mongodb+srv://cluster0.ab1cd.mongodb.net/mwanzo?tlsInsecure=true',
  ])('%s is reached over another network without TLS, or without a check of the certificate', (MONGODB_URI) =>
    expect(exposedConnections({ ...LOCAL, MONGODB_URI })).toEqual(['MONGODB_URI']),
  );

  test.each([
    'mongodb://localhost/mwanzo',
    'mongodb://[::1]:27017/mwanzo',
    'mongodb://database:27017/mwanzo?replicaSet=mwanzo',
    'mongodb://10.0.0.7:27017,192.168.1.2,172.31.255.1/mwanzo',
    'mongodb://db.mwanzo.internal/mwanzo',
    'mongodb://[fd12::7]/mwanzo',
    'mongodb://%2Frun%2Fmongodb-27017.sock/mwanzo',
    'mongodb://db.example/mwanzo?tls=true',
    'mongodb://db.example/mwanzo?ssl=true',
    `mongodb+srv://${WHO}@cluster0.ab1cd.mongodb.net/mwanzo?retryWrites=true`,
  ])('%s is protected by TLS or on a private network', (MONGODB_URI) =>
    expect(exposedConnections({ ...LOCAL, MONGODB_URI })).toEqual([]),
  );

  test.each(['172.15.0.1', '172.32.0.1', '11.0.0.1', '192.169.0.1', '100.128.0.1'])(
    '%s is beside a private network, not in it',
    (host) =>
      expect(exposedConnections({ ...LOCAL, MONGODB_URI: `mongodb://${host}/mwanzo` })).toHaveLength(1),
  );
});

describe('a mail server', () => {
  test.each([
    ['smtp://mail.example:587', true, false],
    [`smtp://${WHO}@203.0.113.7:25`, true, false],
    ['smtp://[2001:db8::7]:25', true, false],
    ['smtps://mail.example', false, false],
    ['smtp://127.0.0.1:25', false, false],
    ['smtp://[::1]:25', false, false],
    ['smtp://mail:1025', false, false],
    ['smtp://192.168.1.9:25', false, false],
    ['smtp://mail.example:25?ignoreTLS=true', false, true],
    ['smtps://mail.example?tls.rejectUnauthorized=false', false, true],
    ['smtp://mail.example?tls.rejectUnauthorized=false', true, true],
    ['smtp://mail:1025?ignoreTLS=true', false, false],
    ['hold:', false, false],
  ])('%s must offer TLS: %s; is exposed: %s', (SMTP_URL, must, isExposed) => {
    expect(needsStartTls(SMTP_URL)).toBe(must);
    expect(exposedConnections({ ...LOCAL, SMTP_URL })).toEqual(isExposed ? ['SMTP_URL'] : []);
  });
});

test.each([
  [undefined, false],
  [{ path: '/run/clamav/clamd.ctl' }, false],
  [{ host: 'clamav', port: 3310 }, false],
  [{ host: 'scanner.example', port: 3310 }, true],
])('a virus scanner at %j is exposed: %s', (CLAMD, isExposed) =>
  expect(exposedConnections({ ...LOCAL, CLAMD })).toEqual(isExposed ? ['CLAMD'] : []),
);

describe('the warning at startup', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('names the settings, and repeats nothing of the addresses', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const MONGODB_URI = `mongodb://${WHO}@db.example/mwanzo`;
    warnOfExposed({ MONGODB_URI, SMTP_URL: 'smtp://mail.example?ignoreTLS=true' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { settings: ['MONGODB_URI', 'SMTP_URL'] },
      expect.any(String),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|example/);
  });

  test('is absent if nothing is exposed', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    warnOfExposed(LOCAL);
    expect(warn).not.toHaveBeenCalled();
  });
});
