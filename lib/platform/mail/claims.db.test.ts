import { expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel } from '@/models/mail';
import { claimNext, markFailed, markSent } from './claims';
import { enqueue } from './outbox';
import { failureOf } from './refusal';

preparedDatabase();

const gone = Object.assign(new Error(), {
  response: '550 5.1.1 gone',
  responseCode: 550,
  command: 'RCPT TO',
});
const quota = Object.assign(new Error(), { response: '550 Quota exceeded', responseCode: 550 });

/** A mail that this process has claimed, just now. */
async function claimed(forgetOnceSent = false) {
  const to = 'ali@mail.example';
  await MailModel.deleteMany();
  await enqueue({ kind: 'test', to, subject: 'A mail', text: 'a key', html: 'a key', forgetOnceSent });
  const now = new Date();
  const mail = (await claimNext(new Set(), now)) ?? expect.fail('no mail was due');
  return { mail, now };
}
const stored = () => MailModel.findOne().lean();
const after = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

test('the record of a sent mail is kept for 30 days, without its text', async () => {
  const { mail, now } = await claimed();
  await markSent(mail, now);
  expect(await stored()).toMatchObject({
    state: 'sent',
    text: 'removed',
    html: 'removed',
    purgeAt: after(now, 30),
  });
});

test('so is that of one that was given up', async () => {
  const { mail, now } = await claimed();
  await markFailed(mail, gone, failureOf(gone), now);
  expect(await stored()).toMatchObject({ state: 'failed', text: 'removed', purgeAt: after(now, 30) });
});

test('a mail is given up after seven days, and keeps its text until then', async () => {
  const { mail } = await claimed();
  await markFailed(mail, quota, failureOf(quota), after(mail.createdAt, 7));
  expect(await stored()).toMatchObject({ state: 'queued', text: 'a key', purgeAt: null });
  await markFailed(mail, quota, failureOf(quota), new Date(after(mail.createdAt, 7).getTime() + 1));
  expect(await stored()).toMatchObject({ state: 'failed', text: 'removed' });
});

test('nothing is kept of the last mail to somebody who is gone, sent or given up', async () => {
  const sent = await claimed(true);
  await markSent(sent.mail, sent.now);
  expect(await stored()).toBeNull();
  const refused = await claimed(true);
  await markFailed(refused.mail, gone, failureOf(gone), refused.now);
  expect(await stored()).toBeNull();
});

test('a mail whose sender died is claimed again after a minute, not before', async () => {
  const { mail, now } = await claimed();
  expect(await claimNext(new Set(), new Date(now.getTime() + 59_999))).toBeNull();
  expect((await claimNext(new Set(), new Date(now.getTime() + 60_000)))?._id).toEqual(mail._id);
});
