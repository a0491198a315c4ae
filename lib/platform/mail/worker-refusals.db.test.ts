import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { startScriptedSmtp, type ScriptedSmtp } from '@/dev/testing/data/scripted-smtp';
import { log } from '@/lib/platform/log/log';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { MailModel } from '@/models/mail';
import { enqueue } from './outbox';
import { listUnsent, readMail, retryUnsent } from './unsent';
import { startMailWorker } from './worker';

const OK = '250 2.1.5 Recipient OK';
const MINUTE = 60_000;

let server: ScriptedSmtp;
let worker: Ongoing;

beforeAll(async () => {
  server = await startScriptedSmtp(() => OK);
  process.env.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
});
// The mail server's address must be set before this, because settings are read only once.
preparedDatabase();
beforeEach(async () => {
  await MailModel.deleteMany();
  server.taken.length = 0;
  worker = startMailWorker();
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.follow(() => OK);
});
afterAll(() => server.stop());

const mailTo = (to: string) => ({ kind: 'test', to, subject: 'A mail', text: 'a secret', html: 'a secret' });
const stored = async (to: string) =>
  (await MailModel.findOne({ to }).lean()) ?? expect.fail(`no mail to ${to}`);
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

test('a quota destroys no mail: it waits, is told once, and goes when it is tried again; a missing mailbox is final', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  server.follow((to) =>
    to.startsWith('gone') ? `550 5.1.1 <${to}>: User unknown` : `550 Daily sending quota exceeded for ${to}`,
  );
  const quota = Array.from({ length: 12 }, (_, at) => `student${at}@quota.example`);
  for (const to of [...quota, 'gone@quota.example']) await enqueue(mailTo(to));
  await until(async () =>
    expect(await MailModel.countDocuments({ attempts: 1, lastError: /^550/ })).toBe(13),
  );

  expect(await stored('gone@quota.example')).toMatchObject({
    state: 'failed',
    text: 'removed',
    html: 'removed',
  });
  const waiting = await stored('student0@quota.example');
  expect(waiting).toMatchObject({
    state: 'queued',
    text: 'a secret',
    purgeAt: null,
    lastError: '550 Daily sending quota exceeded for [address]',
  });
  const pause = waiting.nextAttemptAt.getTime() - Date.now();
  expect(pause).toBeGreaterThan(MINUTE / 2);
  expect(pause).toBeLessThanOrEqual(MINUTE);
  expect(warn.mock.calls.filter(([, message]) => message === 'e-mail not sent')).toHaveLength(2);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/student|gone@|secret/);
  const { mails, total } = await listUnsent();
  expect({ total, states: new Set(mails.map(({ state }) => state)) }).toEqual({
    total: 13,
    states: new Set(['queued', 'failed']),
  });
  expect(JSON.stringify(mails)).not.toMatch(/student|secret/);

  server.follow(() => OK);
  expect(await retryUnsent()).toBe(12);
  await until(() => expect([...server.taken].sort()).toEqual([...quota].sort()));
  await until(async () => expect(await MailModel.countDocuments({ state: 'sent' })).toBe(12));
  await worker.stop();
});

test('after seven days a mail that the server refuses is given up', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  server.follow(() => '554 5.7.1 Relaying denied');
  const created = (days: number) => ({ createdAt: new Date(Date.now() - days * 24 * 60 * MINUTE) });
  await MailModel.create([
    { ...mailTo('old@relay.example'), ...created(7.01) },
    { ...mailTo('young@relay.example'), ...created(6.99) },
  ]);
  await until(async () => expect((await stored('old@relay.example')).state).toBe('failed'));
  await until(async () => expect((await stored('young@relay.example')).lastError).toContain('5.7.1'));
  expect((await stored('young@relay.example')).state).toBe('queued');
  expect(warn).toHaveBeenCalled();
  await worker.stop();
});

test('a domain over which the server falls silent holds up nobody', async () => {
  server.follow((to) => (to.endsWith('@slow.example') ? 'silence' : OK));
  for (let at = 0; at < 12; at += 1) await enqueue(mailTo(`student${at}@slow.example`));
  await until(async () => expect(await MailModel.countDocuments({ state: 'sending' })).toBeGreaterThan(0));
  const since = performance.now();
  await enqueue(mailTo('good@quick.example'));
  await until(() => expect(server.taken).toEqual(['good@quick.example']));
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(await MailModel.countDocuments({ state: 'sending', to: /@slow/ })).toBeLessThanOrEqual(5);
  await server.stop();
  await worker.stop();
  server = { ...server, stop: () => Promise.resolve() };
});

test('what the operator asks for that is not there is said', async () => {
  await worker.stop();
  await expect(readMail('x')).rejects.toMatchObject({ code: 'notFound' });
  await expect(readMail('0'.repeat(24))).rejects.toMatchObject({ code: 'notFound' });
  await MailModel.create({ ...mailTo('ali@sent.example'), state: 'sent' });
  const { _id } = await stored('ali@sent.example');
  await expect(retryUnsent(_id.toHexString())).rejects.toMatchObject({ code: 'conflict' });
  expect(JSON.stringify(await readMail(_id.toHexString()))).not.toContain('secret');
});
