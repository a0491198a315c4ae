import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel, type MailRecord } from '@/models/mail';
import type { MailState } from '@/models/vocabulary';
import { STEPS } from './steps';

preparedDatabase();

/** An e-mail in the form in which the previous version stored it. */
const former = (to: string, state: MailState) => ({
  ...{ kind: 'test', to, subject: 'A mail', text: 'a', html: 'a', state, attempts: 0 },
  ...{ nextAttemptAt: new Date(), claimedUntil: null, createdAt: new Date() },
});

const domains = async () => {
  const mails = await MailModel.collection.find<MailRecord>({}).sort({ to: 1, _id: 1 }).toArray();
  return mails.map(({ domain }) => domain);
};

beforeEach(async () => {
  await MailModel.deleteMany({});
});

test('killed anywhere goes on: each mail to be sent has its domain, and others are as they were', async () => {
  await MailModel.collection.insertMany([
    former('a@One.example', 'queued'),
    former('b@two.example', 'sending'),
    former('c@three.example', 'sent'),
    former('d@four.example', 'failed'),
  ] as never);
  await MailModel.create({ ...former('e@five.example', 'queued'), domain: 'five.example' });
  expect(await STEPS[38].count?.()).toBe(2);
  expect(
    await breakOffAnywhere(
      () => STEPS[38].run(),
      async () => undefined,
    ),
  ).toBe(1);
  expect(await domains()).toEqual(['one.example', 'two.example', undefined, undefined, 'five.example']);
  expect(await STEPS[38].count?.()).toBe(0);
});

test('more of them than are written at a time', async () => {
  const mails = Array.from({ length: 401 }, (_, at) => former(`s${at}@many.example`, 'queued'));
  await MailModel.collection.insertMany(mails as never);
  await STEPS[38].run();
  expect(await MailModel.countDocuments({ domain: 'many.example' })).toBe(401);
});
