import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { failureOf, type SmtpError } from '@/lib/platform/mail/smtp-failure';
import { jobRan, mailFailed, mailSent, refusedByLimit, watchLogIn, watchUpload } from './events';
import { measureInto } from './measure';

const ID = '507f1f77bcf86cd799439011';

const sink = { count: vi.fn(), observe: vi.fn(), add: vi.fn(), set: vi.fn() };

beforeEach(() => {
  for (const measured of Object.values(sink)) measured.mockClear();
  measureInto(sink);
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  measureInto(undefined);
  vi.restoreAllMocks();
});

describe('a log-in', () => {
  test('that went well is counted', async () => {
    const logIn = watchLogIn('password', (who) => {
      who.userId = ID;
      return Promise.resolve('in');
    });
    await expect(logIn).resolves.toBe('in');
    expect(sink.count.mock.calls).toEqual([['mwanzo_logins_total', { outcome: 'success' }]]);
    expect(log.info).toHaveBeenCalledWith({ by: 'password', userId: ID }, 'logged in');
  });

  test.each<[ErrorCode, string]>([
    ['unauthenticated', 'wrong'],
    ['locked', 'locked'],
    ['forbidden', 'barred'],
    ['tooManyRequests', 'limit'],
  ])('refused as %s is counted as %s and has a line', async (code, outcome) => {
    const refusal = new AppError(code, 'No.');
    await expect(watchLogIn('password', () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(sink.count.mock.calls).toEqual([['mwanzo_logins_total', { outcome }]]);
    expect(log.info).toHaveBeenCalledWith({ by: 'password', outcome }, 'log-in refused');
  });

  test('that waits for its code is counted as that', async () => {
    const refusal = new AppError('unauthenticated', 'Enter the code', { secondFactor: true });
    await expect(watchLogIn('password', () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(sink.count.mock.calls).toEqual([['mwanzo_logins_total', { outcome: 'code' }]]);
  });

  test('that failed for another reason is none', async () => {
    await expect(watchLogIn('password', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(sink.count).not.toHaveBeenCalled();
  });
});

test('a refusal by a limit names the limit', () => {
  refusedByLimit('register:address');
  expect(sink.count).toHaveBeenCalledWith('mwanzo_limit_refusals_total', { limit: 'register:address' });
  expect(log.info).toHaveBeenCalledWith({ limit: 'register:address' }, 'refused by a limit');
});

describe('the cause of a mail that was not sent is one of five', () => {
  const failure = (change: Partial<SmtpError>) => failureOf(Object.assign(new Error('no'), change));

  test.each<[string, Partial<SmtpError>]>([
    ['no such mailbox', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 unknown' }],
    ['refused', { responseCode: 554, command: 'DATA', response: '554 5.7.1 policy' }],
    ['later', { responseCode: 451, command: 'RCPT TO', response: '451 4.7.1 greylisted' }],
    ['unreached', { code: 'ECONNREFUSED', command: 'CONN' }],
    ['silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }],
  ])('%s', (cause, change) => {
    mailFailed(failure(change), false);
    expect(sink.count).toHaveBeenCalledWith('mwanzo_mails_total', { outcome: 'retry', cause });
  });

  test('also where it is given up; one that went out has none', () => {
    mailFailed(failure({ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 unknown' }), true);
    mailSent();
    expect(sink.count.mock.calls).toEqual([
      ['mwanzo_mails_total', { outcome: 'given up', cause: 'no such mailbox' }],
      ['mwanzo_mails_total', { outcome: 'sent', cause: '' }],
    ]);
  });
});

test('a job is measured, and when it last did its work', () => {
  jobRan('sweeping files', 1.5, false);
  expect(sink.observe).toHaveBeenCalledWith('mwanzo_job_seconds', { task: 'sweeping files' }, 1.5);
  expect(sink.set.mock.calls[0]?.slice(0, 2)).toEqual([
    'mwanzo_job_last_success_timestamp_seconds',
    { task: 'sweeping files' },
  ]);
  expect(sink.count).not.toHaveBeenCalled();
  jobRan('sweeping files', 0.1, true);
  expect(sink.count).toHaveBeenCalledWith('mwanzo_job_failures_total', { task: 'sweeping files' });
  expect(sink.set).toHaveBeenCalledTimes(1);
});

test('an upload is counted by what became of it', async () => {
  await watchUpload('resume', Promise.resolve());
  await expect(watchUpload('resume', Promise.reject(new AppError('tooLarge', 'No.')))).rejects.toThrow();
  await expect(watchUpload('resume', Promise.reject(new Error('no')))).rejects.toThrow();
  expect(sink.count.mock.calls.map(([, labels]) => labels as unknown)).toEqual([
    { kind: 'resume', outcome: 'received' },
    { kind: 'resume', outcome: 'tooLarge' },
    { kind: 'resume', outcome: 'failed' },
  ]);
});
