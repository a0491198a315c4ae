import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchMailCatcher, type RunningMailCatcher } from '@/dev/mail-catcher/launch';
import type { CaughtMail } from '@/dev/testing/client/client-for';
import { freePort } from '@/dev/testing/stack/free-port';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { setMark } from '@/lib/platform/db/markers';
import { MailModel } from '@/models/mail';
import { MarkModel } from '@/models/mark';
import { releaseOutbox } from './outbox-hold';
import { enqueue } from './outbox';
import { startMailWorker } from './worker';

let folder: string;
let smtpPort: number;
let webPort: number;
let catcher: RunningMailCatcher | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-mails-'));
  [smtpPort, webPort] = [await freePort(), await freePort()];
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
});
// The mail server's address must be set before this, because settings are read only once.
preparedDatabase();
afterAll(async () => {
  await catcher?.stop();
  await rm(folder, { recursive: true, force: true });
});

const mailTo = (to: string) => ({
  kind: 'test',
  to,
  subject: 'A mail',
  text: 'a secret link',
  html: '<p>a secret link</p>',
});
const stateOf = async (to: string) => (await MailModel.findOne({ to }).lean())?.state;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

test('an outage loses no mail', async () => {
  await enqueue(mailTo('first@outage.example'));
  const worker = startMailWorker();
  await until(async () => {
    const mail = await MailModel.findOne({ to: 'first@outage.example' }).lean();
    expect(mail).toMatchObject({ state: 'queued', attempts: 1 });
    expect(mail?.lastError).toContain('ECONNREFUSED');
  });

  catcher = await launchMailCatcher({ smtpPort, webPort, folder });
  await until(async () => expect(await stateOf('first@outage.example')).toBe('sent'));
  await worker.stop();

  const inbox = `${catcher.webUrl}/email`;
  const addresses = async () =>
    ((await (await fetch(inbox)).json()) as { to: { address: string }[] }[]).flatMap(({ to }) =>
      to.map(({ address }) => address),
    );
  await expect.poll(addresses).toEqual(['first@outage.example']);
  const kept = JSON.stringify(await MailModel.find().lean());
  expect(kept).not.toContain('secret link');
});

test('a calendar file is attached, and deleted once the mail is sent', async () => {
  const to = 'invited@calendar.example';
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Interview: Ng’ang’a\r\nEND:VCALENDAR\r\n';
  await enqueue({ ...mailTo(to), calendar });
  const worker = startMailWorker();
  await until(async () => expect(await stateOf(to)).toBe('sent'));
  await worker.stop();
  const inbox = `${catcher?.webUrl}/email`;
  type WithFiles = CaughtMail & { attachments?: { generatedFileName: string }[] };
  const mails = (await (await fetch(inbox)).json()) as WithFiles[];
  const mail = mails.find((one) => one.to.some(({ address }) => address === to));
  expect(mail?.attachments).toMatchObject([{ fileName: 'interview.ics', contentType: 'text/calendar' }]);
  const file = await fetch(`${inbox}/${mail?.id}/attachment/${mail?.attachments?.[0]?.generatedFileName}`);
  expect(await file.text()).toBe(calendar);
  expect(await MailModel.findOne({ to }).lean()).not.toHaveProperty('calendar');
});

test('a mail of a kind that can be ended names the call that ends it with one press (RFC 8058)', async () => {
  const unsubscribe = 'https://site.example/api/unsubscribe/token';
  await enqueue({ ...mailTo('reader@alerts.example'), unsubscribe });
  const worker = startMailWorker();
  await until(async () => expect(await stateOf('reader@alerts.example')).toBe('sent'));
  await worker.stop();
  const inbox = (await (await fetch(`${catcher?.webUrl}/email`)).json()) as CaughtMail[];
  const headersOf = (to: string) =>
    inbox.find((mail) => mail.to.some(({ address }) => address === to))?.headers;
  expect(headersOf('reader@alerts.example')).toMatchObject({
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(headersOf('first@outage.example')).not.toHaveProperty('list-unsubscribe');
});

test('a mail whose sender died is sent by another, under the same Message-ID', async () => {
  const _id = new Types.ObjectId();
  await MailModel.create({
    _id,
    ...mailTo('claimed@crash.example'),
    state: 'sending',
    nextAttemptAt: new Date(0),
  });
  const worker = startMailWorker();
  await until(async () => expect(await stateOf('claimed@crash.example')).toBe('sent'));
  await worker.stop();
  const inbox = await (await fetch(`http://127.0.0.1:${webPort}/email`)).text();
  expect(inbox).toContain(`${_id.toHexString()}@`);
});

test('while the outbox is held nothing is sent, and with it released all of it', async () => {
  await setMark('outbox');
  await enqueue(mailTo('patient@held.example'));
  const looks = vi.spyOn(MarkModel, 'findById');
  const worker = startMailWorker();
  await until(async () => expect(looks.mock.calls.length).toBeGreaterThan(3));
  expect(await MailModel.findOne({ to: 'patient@held.example' }).lean()).toMatchObject({
    state: 'queued',
    attempts: 0,
  });
  expect(await releaseOutbox()).toBe(1);
  await until(async () => expect(await stateOf('patient@held.example')).toBe('sent'));
  await worker.stop();
  looks.mockRestore();
});
