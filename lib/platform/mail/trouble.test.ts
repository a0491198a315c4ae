import { expect, it, vi } from 'vitest';
import type { Failure } from './smtp-failure';
import { watchTrouble } from './trouble';

const MINUTE = 60_000;
const quota: Failure = {
  cause: 'RCPT TO 550',
  answer: '550 Daily sending quota exceeded',
  final: false,
  answered: true,
  silent: false,
};
const gone: Failure = { ...quota, cause: 'RCPT TO 550 5.1.1', answer: '550 5.1.1 User unknown', final: true };
const mail = { id: 'f00', kind: 'verify email', attempts: 1, over: false };

function watched() {
  const to = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };
  return { to, trouble: watchTrouble(to as never) };
}

it('tells a cause once a minute, with how many mails it was', () => {
  const { to, trouble } = watched();
  for (let at = 0; at < 12; at += 1) trouble.failed(quota, mail, at * 3_000);
  expect(to.warn).toHaveBeenCalledTimes(1);
  expect(to.warn).toHaveBeenLastCalledWith(
    {
      cause: quota.cause,
      answer: quota.answer,
      mails: 1,
      mail: 'f00',
      kind: 'verify email',
      attempts: 1,
      over: false,
    },
    'e-mail not sent',
  );
  trouble.failed(quota, mail, MINUTE - 1);
  expect(to.warn).toHaveBeenCalledTimes(1);
  trouble.failed(quota, mail, MINUTE);
  expect(to.warn).toHaveBeenCalledTimes(2);
  expect(to.warn.mock.lastCall?.[0]).toMatchObject({ mails: 13 });
});

it('tells another cause, and one that is over, at once', () => {
  const { to, trouble } = watched();
  trouble.failed(quota, mail, 0);
  trouble.failed(gone, mail, 1);
  trouble.failed(quota, { ...mail, over: true }, 2);
  expect(to.warn).toHaveBeenCalledTimes(3);
});

it('alarms once after five minutes without a mail that went out, and takes it back', () => {
  const { to, trouble } = watched();
  for (let at = 0; at < 5 * MINUTE; at += MINUTE) trouble.failed(quota, mail, at);
  expect(to.error).not.toHaveBeenCalled();
  for (let at = 5 * MINUTE; at < 20 * MINUTE; at += MINUTE) trouble.failed(quota, mail, at);
  expect(to.error).toHaveBeenCalledTimes(1);
  expect(to.error.mock.lastCall?.[1]).toContain('npm run mail -- list');
  trouble.sent();
  expect(to.info).toHaveBeenCalledTimes(1);
  trouble.sent();
  expect(to.info).toHaveBeenCalledTimes(1);
  trouble.failed(quota, mail, 21 * MINUTE);
  expect(to.error).toHaveBeenCalledTimes(1);
});

it('does not alarm for mailboxes that do not exist, nor where mails go out between', () => {
  const { to, trouble } = watched();
  for (let at = 0; at < 10; at += 1) {
    trouble.failed(gone, mail, at * MINUTE);
    trouble.failed(quota, mail, at * MINUTE);
    trouble.sent();
  }
  expect(to.error).not.toHaveBeenCalled();
});

it('keeps at most 100 causes in mind', () => {
  const { to, trouble } = watched();
  for (let at = 0; at < 101; at += 1) trouble.failed({ ...quota, cause: `${at}` }, mail, 0);
  trouble.failed({ ...quota, cause: '0' }, mail, 1);
  expect(to.warn).toHaveBeenCalledTimes(102);
});

it('alarms after exactly five minutes, says since when, and takes it back in words', () => {
  const { to, trouble } = watched();
  trouble.failed(quota, mail, 1_000);
  trouble.failed(quota, mail, 5 * MINUTE + 999);
  expect(to.error).not.toHaveBeenCalled();
  trouble.failed(quota, mail, 5 * MINUTE + 1_000);
  expect(to.error.mock.lastCall).toEqual([
    { cause: quota.cause, answer: quota.answer, since: new Date(1_000) },
    'no e-mails sent for 5 minutes: see npm run mail -- list',
  ]);
  trouble.sent();
  expect(to.info).toHaveBeenCalledWith('e-mails are going out again');
});

it('does not alarm for mailboxes that do not exist, however long', () => {
  const { to, trouble } = watched();
  for (let at = 0; at < 20; at += 1) trouble.failed(gone, mail, at * MINUTE);
  expect(to.error).not.toHaveBeenCalled();
});
