import { beforeEach, describe, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { withTransaction } from '@/lib/platform/db/transaction';
import { RateLimitModel } from '@/models/rate-limit';
import { mailboxOf, takePlace } from './mailbox';

preparedDatabase();
beforeEach(() => RateLimitModel.deleteMany({}));

const HOUR = 60 * 60_000;
const START = Date.parse('2026-11-26T09:00:00Z');
const invite = (hours: number, address = 'victim@people.example') =>
  withTransaction(() => takePlace('invitation', address, new Date(START + hours * HOUR)));

test('two invitations a day and five a week reach a mailbox, in any span of that length', async () => {
  const sent: number[] = [];
  for (let hour = 0; hour < 21 * 24; hour += 1) if (await invite(hour)) sent.push(hour);
  const most = (span: number) =>
    Math.max(...sent.map((from) => sent.filter((hour) => hour >= from && hour < from + span).length));
  expect(most(24)).toBe(2);
  expect(most(7 * 24)).toBe(5);
  expect(sent.slice(0, 6)).toEqual([0, 1, 24, 25, 48, 168]);
});

test('whoever asks at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => invite(0)));
  expect(answers.filter(Boolean)).toHaveLength(2);
});

test('a mail that is not stored takes no place', async () => {
  const failed = withTransaction(async () => {
    await takePlace('invitation', 'victim@people.example', new Date(START));
    throw new Error('no mail');
  });
  await expect(failed).rejects.toThrow('no mail');
  expect([await invite(0), await invite(0), await invite(0)]).toEqual([true, true, false]);
});

test('to an address that nobody has followed: five a day', async () => {
  const answers: boolean[] = [];
  for (let n = 0; n < 6; n += 1)
    answers.push(await withTransaction(() => takePlace('typed address', 'victim@people.example')));
  expect(answers).toEqual([true, true, true, true, true, false]);
});

test('what is kept names nobody', async () => {
  await invite(0);
  expect(JSON.stringify(await RateLimitModel.find().lean())).not.toMatch(/victim|people\.example/);
});

describe('one mailbox', () => {
  test.each([
    ['A.Otieno+news@Gmail.com', 'aotieno@gmail.com'],
    ['a.otieno@googlemail.com', 'aotieno@gmail.com'],
    ['HR+kazi@twiga.example', 'hr@twiga.example'],
    ['h.r@twiga.example', 'h.r@twiga.example'],
    ['+254700@people.example', '+254700@people.example'],
  ])('%s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  test('has its places, whatever it is written like', async () => {
    expect(await invite(0, 'a.otieno@gmail.com')).toBe(true);
    expect(await invite(0, 'AOtieno+1@gmail.com')).toBe(true);
    expect(await invite(0, 'aotieno@googlemail.com')).toBe(false);
    expect(await invite(0, 'botieno@gmail.com')).toBe(true);
  });
});
