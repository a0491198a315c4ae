import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startScriptedSmtp, type ScriptedSmtp } from '@/dev/testing/data/scripted-smtp';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { log } from '@/lib/platform/log/log';
import { MailModel } from '@/models/mail';
import { MarkModel } from '@/models/mark';
import { enqueueAll } from './outbox';
import { startMailWorker } from './worker';

const OK = '250 2.1.5 Recipient OK';

let server: ScriptedSmtp;
let workers: Ongoing[];

beforeAll(async () => {
  server = await startScriptedSmtp(() => OK);
  process.env.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
});
// The mail server's address must be set before this, because settings are read only once.
preparedDatabase();
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  await MailModel.deleteMany();
  server.taken.length = 0;
  workers = [];
});
afterEach(async () => {
  server.follow(() => OK);
  const stopped = workers.map(({ stop }) => stop());
  server.hangUp();
  await Promise.all(stopped);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

const start = (): void => void workers.push(startMailWorker());
const mailsTo = (count: number, domain: string) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ kind: 'test', to: `student${at}@${domain}`, subject: 'A mail' },
    ...{ text: 'a secret', html: 'a secret' },
  }));
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

/** Milliseconds from the start of a worker until the server has accepted `count` e-mails. */
async function timeToTake(count: number): Promise<number> {
  const since = performance.now();
  start();
  await until(() => expect(server.taken.length).toBeGreaterThanOrEqual(count));
  return performance.now() - since;
}

/** Milliseconds by which e-mails to unresponsive hosts delay 20 e-mails to another host, on the same machine at the same time. */
async function delayBy(...hanging: ReturnType<typeof mailsTo>): Promise<number> {
  await enqueueAll(mailsTo(20, 'quick.example'));
  const alone = await timeToTake(20);
  await Promise.all(workers.splice(0).map(({ stop }) => stop()));
  server.follow((to) => (to.includes('@slow') ? 'silence' : OK));
  await enqueueAll(hanging);
  await enqueueAll(mailsTo(20, 'unslow.example'));
  server.taken.length = 0;
  return (await timeToTake(20)) - alone;
}

test('300 mails to a host that hangs delay 20 to another by less than 5 s', async () => {
  expect(await delayBy(...mailsTo(300, 'slow.example'))).toBeLessThan(5_000);
  expect(await MailModel.countDocuments({ state: 'sending', domain: 'slow.example' })).toBeLessThanOrEqual(5);
});

test('ten hosts that hang delay 20 to another by less than 5 s', async () => {
  const hanging = Array.from({ length: 10 }, (_, at) => mailsTo(50, `slow${at}.example`));
  expect(await delayBy(...hanging.flat())).toBeLessThan(5_000);
  expect(await MailModel.countDocuments({ state: 'sending' })).toBeLessThanOrEqual(40);
});

test('a domain with many mails waits for the server alone, and for no pause', async () => {
  const runs = vi.spyOn(MarkModel, 'findById');
  await enqueueAll(mailsTo(60, 'busy.example'));
  await timeToTake(60);
  expect(runs.mock.calls.length).toBeLessThan(6);
});

test('several nodes send each mail once', async () => {
  for (let at = 0; at < 4; at += 1) await enqueueAll(mailsTo(20, `d${at}.example`));
  start();
  start();
  await timeToTake(80);
  await until(async () => expect(await MailModel.countDocuments({ state: 'sent', attempts: 1 })).toBe(80));
  expect(new Set(server.taken).size).toBe(80);
  expect(server.taken).toHaveLength(80);
});

test('the claim of a mail that takes long is renewed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.follow(() => 'silence');
  await enqueueAll(mailsTo(1, 'slow.example'));
  start();
  const claimedUntil = async () =>
    (await MailModel.findOne({ state: 'sending' }).orFail().lean()).nextAttemptAt.getTime();
  await until(claimedUntil);
  const before = await claimedUntil();
  vi.advanceTimersByTime(20_000);
  await until(async () => expect(await claimedUntil()).toBeGreaterThan(before));
});
