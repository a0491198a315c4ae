import { describe, expect, it } from 'vitest';
import { pauseAfter } from './retry';
import { failureOf, type SmtpError } from './smtp-failure';

const error = (response: string, command = 'RCPT TO'): SmtpError =>
  Object.assign(new Error(`Can't send mail: ${response}`), {
    response,
    responseCode: Number(response.slice(0, 3)),
    command,
    code: 'EENVELOPE',
  });

describe('final is what says that this mailbox does not exist', () => {
  it.each([
    '550 5.1.1 <ali@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Please try again',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    '553 5.1.2 We do not relay to that domain: it does not exist',
    '553 5.1.3 Bad recipient address syntax',
    '550 5.2.1 The email account that you tried to reach is disabled',
    '550 No such user here',
    '550 Unknown user',
    '550 Mailbox not found',
    '554 ali@mail.example: recipient does not exist',
    '550 no mailbox by that name is currently available',
  ])('%s', (response) => {
    expect(failureOf(error(response)).final).toBe(true);
    expect(failureOf(error(response, 'DATA')).final).toBe(true);
  });
});

describe('the server’s trouble passes', () => {
  it.each([
    '550 Daily sending quota exceeded',
    '550 5.4.5 Daily user sending limit exceeded',
    '550 5.7.1 Relaying denied',
    '550 5.7.1 Unknown user or blocked by policy',
    '554 5.7.1 Service unavailable; client host blocked',
    '552 5.2.2 Mailbox full',
    '550 5.4.1 Recipient address rejected: Access denied',
    '554 Relay access denied',
    '550 Mailbox unavailable',
    '550 Administrative prohibition',
    '550 User unknown: sending limit reached',
    '550 Message blocked, account disabled by policy',
    '450 4.1.1 User unknown, try again later',
    '450 No such user, greylisted',
    '499 5.1.1 No such user',
    '550 15.1.1 Try again',
    '550 5.1.11 Something else about the address',
    '550 5.2.10 Something else about the mailbox',
  ])('%s', (response) => {
    expect(failureOf(error(response))).toMatchObject({ final: false, answered: true });
  });

  it.each(['MAIL FROM', 'AUTH', 'EHLO', 'CONN'])('whatever is answered to %s', (command) => {
    expect(failureOf(error('550 5.1.1 No such user', command)).final).toBe(false);
  });

  it('without an answer', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
      code: 'ESOCKET',
      command: 'CONN',
    });
    expect(failureOf(away)).toEqual({
      cause: 'CONN ESOCKET',
      answer: 'connect ECONNREFUSED 127.0.0.1:25',
      final: false,
      answered: false,
      silent: false,
    });
  });

  it('that fell silent', () => {
    const timeout = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' });
    expect(failureOf(timeout)).toMatchObject({ final: false, answered: false, silent: true });
  });
});

describe('what an operator reads', () => {
  it('names the cause without the mail: the same for every receiver', () => {
    const [one, other] = ['ali', 'zawadi'].map((name) =>
      failureOf(error(`550 5.7.1 <${name}@mail.example> refused for ${name}@mail.example`)),
    );
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      cause: 'RCPT TO 550 5.7.1',
      answer: '550 5.7.1 [address] refused for [address]',
    });
  });

  it('is one short line', () => {
    const { answer } = failureOf(error(`550 first\r\n550 second\u0007 ${'x'.repeat(500)}`));
    expect(answer).toMatch(/^550 first 550 second x+$/);
    expect(answer).toHaveLength(200);
  });
});

it('pauses double: a second to a minute without an answer, 30 s to 15 min for later, a minute to an hour for no', () => {
  expect([1, 2, 3, 6, 7, 50].map((attempts) => pauseAfter(attempts))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
  expect([1, 2, 50].map((attempts) => pauseAfter(attempts, 450))).toEqual([30_000, 60_000, 900_000]);
  expect([1, 2, 50].map((attempts) => pauseAfter(attempts, 550))).toEqual([60_000, 120_000, 3_600_000]);
});
