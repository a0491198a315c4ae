import { expect, test } from 'vitest';
import { effortOf } from '@/dev/testing/effort';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MailModel } from '@/models/mail';
import { claimNext, markFailed, markSent, newRoundRobin, renewClaim } from './claims';
import { enqueue, enqueueAll } from './outbox';
import { failureOf } from './smtp-failure';

preparedDatabase();

const gone = Object.assign(new Error(), {
  response: '550 5.1.1 gone',
  responseCode: 550,
  command: 'RCPT TO',
});
const quota = Object.assign(new Error(), { response: '550 Quota exceeded', responseCode: 550 });

/** An e-mail that this process has just claimed. */
async function claimed(forgetOnceSent = false) {
  const to = 'ali@mail.example';
  await MailModel.deleteMany();
  const body = { text: 'a key', html: 'a key', calendar: 'a place' };
  await enqueue({ kind: 'test', to, subject: 'A mail', ...body, forgetOnceSent });
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
  expect(await stored()).not.toHaveProperty('calendar');
});

test('so is that of one that was given up', async () => {
  const { mail, now } = await claimed();
  await markFailed(mail, gone, failureOf(gone), now);
  expect(await stored()).toMatchObject({ state: 'failed', text: 'removed', purgeAt: after(now, 30) });
  expect(await stored()).not.toHaveProperty('calendar');
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

test('a mail that is sent for more than a minute stays claimed', async () => {
  const { mail, now } = await claimed();
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  await renewClaim(mail, later(40_000));
  expect(await claimNext(new Set(), later(99_999))).toBeNull();
  const taken = (await claimNext(new Set(), later(100_000))) ?? expect.fail('not claimed');
  await renewClaim(mail, later(140_000));
  expect((await stored())?.nextAttemptAt).toEqual(later(160_000));

  await markFailed(mail, quota, failureOf(quota), later(150_000));
  expect(await stored()).toMatchObject({ state: 'sending', attempts: 2, lastError: null });
  await markFailed(taken, quota, failureOf(quota), later(150_000));
  expect(await stored()).toMatchObject({ state: 'queued' });
});

test('a mail about which the server fell silent waits for a minute', async () => {
  const { mail, now } = await claimed();
  const silence = Object.assign(new Error(), { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' });
  await markFailed(mail, silence, failureOf(silence), now);
  expect((await stored())?.nextAttemptAt).toEqual(new Date(now.getTime() + 60_000));
});

const NOW = new Date('2026-11-26T08:00:00.000Z');
/** An e-mail that has been due for `seconds`. If the number is negative, it is due later. */
const dueFor = (seconds: number, to: string, change: object = {}) => ({
  ...{ kind: 'test', to, subject: 'A mail', text: 'a', html: 'a' },
  nextAttemptAt: new Date(NOW.getTime() - seconds * 1_000),
  ...change,
});

/** Claims e-mails one after another until there are none. Returns their addresses. */
async function claimAll(
  busy: readonly string[] = [],
  rounds = newRoundRobin(),
  now = NOW,
): Promise<string[]> {
  const addresses: string[] = [];
  for (;;) {
    const mail = await claimNext(new Set(busy), now, rounds);
    if (!mail) return addresses;
    addresses.push(mail.to);
  }
}

async function store(...mails: object[]): Promise<void> {
  await MailModel.deleteMany();
  await MailModel.insertMany(mails);
}

test('domains take turns, and the oldest mail of each comes first', async () => {
  const expired = { state: 'sending', attempts: 1 };
  await store(
    dueFor(7, 'second@a.example'),
    dueFor(8, 'first@a.example'),
    dueFor(6, 'third@a.example', expired),
    dueFor(-1, 'later@a.example'),
    dueFor(1, 'first@b.example'),
    dueFor(1, 'second@B.example'),
    dueFor(99, 'first@c.example'),
    dueFor(-1, 'later@d.example'),
    dueFor(99, 'over@e.example', { state: 'sent' }),
  );
  expect(await claimAll()).toEqual([
    'first@a.example',
    'first@b.example',
    'first@c.example',
    'second@a.example',
    'second@B.example',
    'third@a.example',
  ]);
});

test('busy domains are passed over, and a round goes on where it was', async () => {
  await store(
    ...['a', 'b', 'c', 'd'].flatMap((name) => [1, 2].map((at) => dueFor(9 - at, `${at}@${name}.example`))),
  );
  const rounds = newRoundRobin();
  expect((await claimNext(new Set(), NOW, rounds))?.to).toBe('1@a.example');
  expect((await claimNext(new Set(['b.example']), NOW, rounds))?.to).toBe('1@c.example');
  rounds.knownUntil = 0;
  expect((await claimNext(new Set(), NOW, rounds))?.to).toBe('1@d.example');
  expect(await claimAll(['b.example', 'c.example'], rounds)).toEqual(['2@a.example', '2@d.example']);
  expect(await claimAll(['c.example'])).toEqual(['1@b.example', '2@b.example']);
});

test('a mail to one of more domains than are looked at together is found, whatever waits in the others', async () => {
  const waiting = Array.from({ length: 250 }, (_, at) => dueFor(-9_999, `later@d${at}.example`));
  await store(...waiting, dueFor(1, 'now@d7x.example'), dueFor(9, 'busy@d0.example'));
  const rounds = newRoundRobin();
  const found = [];
  for (let at = 0; at < 4; at += 1) {
    const now = new Date(NOW.getTime() + 600_000 * at);
    found.push(...(await claimAll(['d0.example'], rounds, now)));
  }
  expect(found).toEqual(['now@d7x.example']);
});

test('a mail that the previous version wrote is sent as well', async () => {
  await store(dueFor(1, 'now@new.example'));
  await MailModel.collection.insertOne({
    ...dueFor(2, 'now@Old.example'),
    ...{ state: 'queued', attempts: 0, createdAt: NOW },
  } as never);
  expect(await claimAll()).toEqual(['now@new.example', 'now@Old.example']);
  // An e-mail without an address is retried and abandoned like any other failure, and blocks no other e-mail.
  await store(dueFor(1, 'now@new.example'));
  await MailModel.collection.insertOne({
    nextAttemptAt: NOW,
    state: 'queued',
    attempts: 0,
    createdAt: NOW,
  } as never);
  expect(await claimAll()).toEqual([undefined, 'now@new.example']);
});

test('many that claim at once never get the same mail', async () => {
  await store(...Array.from({ length: 60 }, (_, at) => dueFor(at + 1, `s${at}@d${at % 4}.example`)));
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimAll()));
  expect(claims.flat()).toHaveLength(60);
  expect(new Set(claims.flat()).size).toBe(60);
});

test('a claim looks at as much in a long queue as in a short one', async () => {
  const looks = [];
  for (const count of [30, 1_500]) {
    await MailModel.deleteMany();
    const to = (domain: string) => Array.from({ length: count }, (_, at) => dueFor(2, `s${at}@${domain}`));
    await enqueueAll([...to('busy.example'), ...to('free.example')]);
    await MailModel.updateMany({}, { nextAttemptAt: NOW });
    await enqueueAll(to('later.example'));
    await MailModel.updateMany(
      { domain: 'later.example' },
      { nextAttemptAt: new Date(NOW.getTime() + 60_000) },
    );
    const efforts = await effortOf(async () => {
      const mail = await claimNext(new Set(['busy.example']), NOW);
      expect(mail?.domain).toBe('free.example');
    });
    expect(efforts.some(({ sorts }) => sorts)).toBe(false);
    looks.push(efforts.map(({ command, keys, documents }) => [command, keys, documents]));
  }
  expect(looks[1]).toEqual(looks[0]);
  const [of = []] = looks;
  expect(of.length).toBeLessThan(10);
  expect(of.reduce((sum, [, keys]) => sum + Number(keys), 0)).toBeLessThan(150);
});
