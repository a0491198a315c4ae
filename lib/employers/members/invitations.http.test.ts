import { describe, expect, test } from 'vitest';
import { api, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters, type CaughtMail, type NewUser } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { adultFrom, birthMonths } from '@/lib/identity/accounts/minors/age';
import { MailModel } from '@/models/mail';
import { RateLimitModel } from '@/models/rate-limit';

stackDatabase();

const DAY_MS = 24 * 60 * 60_000;
const BAIT = /evil|5,000|0712|Mwanzo\s*Support/i;

const newAddress = () => `${uniqueLetters()}@victims.example`;

async function owner(name = `Mlima ${uniqueLetters()}`, change: object = {}): Promise<NewUser> {
  const user = await newUser({ role: 'employer' });
  const json = { name, kind: 'company', ...change };
  expect((await api('PUT', '/api/employer/profile', { token: user.token, json })).status).toBe(200);
  return user;
}

const invite = ({ token }: { token: string }, email: string) =>
  api<{ message: string }>('POST', '/api/employer/members', { token, json: { email } });

const askDomain = ({ token }: { token: string }, email: string) =>
  api<{ message: string }>('POST', '/api/employer/domain', { token, json: { email } });

/** A 16-year-old who has named a guardian. */
async function child(name = 'Akinyi') {
  const now = new Date();
  const minor = {
    adultFrom: adultFrom(birthMonths(now)[0] ?? ''),
    guardian: { name: 'Grace Kamau', email: newAddress() },
    state: 'asked' as const,
    changedAt: now,
    waitingSince: now,
    textVersion: null,
    linkKey: 'key',
  };
  return makeUser('recent graduate', { firstName: name, lastName: name, minor });
}

const nameGuardian = ({ token }: { token: string }, email: string, name = 'Grace Kamau') =>
  api<{ message: string }>('PUT', '/api/guardian', { token, json: { name, email } });

/** Returns every e-mail sent to an address, once the outbox is empty. */
async function allTo(address: string): Promise<CaughtMail[]> {
  await expect
    .poll(() => MailModel.countDocuments({ to: address, state: { $nin: ['sent', 'failed'] } }))
    .toBe(0);
  return mailsTo(address, 0);
}

/** Makes the mailbox limits a day older. */
async function passDay(): Promise<void> {
  for (const { _id, expire } of await RateLimitModel.find({ key: /^mailbox / }).lean())
    await RateLimitModel.updateOne({ _id }, { $set: { expire: new Date(expire.getTime() - DAY_MS) } });
}

describe('what a sender typed into names', () => {
  const NAME = { firstName: 'Mwanzo Support Team', lastName: 'URGENT your account is blocked' };

  test('does not arrive in an invitation', async () => {
    const sender = await owner('KES 5,000 prize call 0712345678 https://evil.example');
    const json = { email: sender.email, phoneNumber: '0712345678', ...NAME };
    expect((await api('PUT', '/api/users/profile', { token: sender.token, json })).status).toBe(200);
    const victim = newAddress();
    expect((await invite(sender, victim)).status).toBe(202);
    const [mail] = await mailsTo(victim);
    expect(mail?.subject).toBe('An invitation to Mwanzo');
    expect(mail?.text).toContain('Support Team URGENT your account is invites you to help manage');
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(BAIT);
  });

  test('nor in a link that confirms a domain', async () => {
    const domain = `${uniqueLetters()}.co.ke`;
    const sender = await owner(`KES 5,000 prize www.evil.example ${uniqueLetters()}`, {
      website: `https://${domain}`,
    });
    const victim = `people@${domain}`;
    expect((await askDomain(sender, victim)).status).toBe(202);
    const [mail] = await mailsTo(victim);
    expect(mail?.subject).toBe('Confirm a domain on Mwanzo');
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(BAIT);
  });

  test('nor where somebody is named as a guardian', async () => {
    const victim = newAddress();
    const sender = await child('Mwanzo Support');
    expect((await nameGuardian(sender, victim, 'M wanzo Support Team')).status).toBe(200);
    const [mail] = await mailsTo(victim);
    expect(mail?.subject).toBe('Your consent is needed for an account on Mwanzo');
    expect(mail?.text).toContain('Hello Support Team,');
    expect(mail?.text).toContain('Support Support has opened an account on Mwanzo');
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(BAIT);
  });
});

describe('one mailbox gets', () => {
  test('two invitations a day and five a week, whoever sends them; the answer is always the same', async () => {
    const victim = `${uniqueLetters()}@gmail.com`;
    const [name] = victim.split('@');
    const spelt = [victim, `${name}+kazi@gmail.com`, `${name?.slice(0, 3)}.${name?.slice(3)}@googlemail.com`];
    const senders = await Promise.all([owner(), owner(), owner()]);
    const young = await child();
    const arrived = async () => (await Promise.all(spelt.map(allTo))).flat().length;
    for (let day = 1; day <= 7; day += 1) {
      const answers = [];
      for (const sender of senders)
        for (const address of spelt) answers.push({ address, ...(await invite(sender, address)) });
      for (const { status, body, address } of answers) {
        expect(status).toBe(202);
        expect(body.message).toBe(
          `We’ll send ${address} an invitation that works for 7 days, unless that mailbox has had 2 such e-mails in a day, or 5 in a week.`,
        );
      }
      expect((await nameGuardian(young, victim, `Grace ${'abcdefg'.charAt(day)}a`)).status).toBe(200);
      expect(await arrived()).toBe(Math.min(2 * day, 5));
      await passDay();
    }
    await invite(senders[0], victim);
    expect(await arrived()).toBe(6);
  });

  test('no more where fifty are asked for at once', async () => {
    const victim = newAddress();
    const senders = await Promise.all([owner(), owner(), owner()]);
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => invite(senders[at % 3] ?? expect.fail(), victim)),
    );
    expect(await allTo(victim)).toHaveLength(2);
  });

  test('five mails a day to an address that nobody has followed, of accounts and of requests about data', async () => {
    const victim = newAddress();
    for (const { token, password } of [await newUser(), await newUser()]) {
      const json = { email: victim, phoneNumber: '0712345678', currentPassword: password };
      for (let n = 0; n < 2; n += 1)
        expect((await api('PUT', '/api/users/profile', { token, json })).status).toBe(200);
    }
    const request = { kind: 'access', name: 'Wanjiru Kamau', email: victim, text: 'What do you have?' };
    for (let n = 0; n < 3; n += 1)
      expect((await api('POST', '/api/requests', { json: request })).status).toBeLessThan(300);
    expect(await allTo(victim)).toHaveLength(5);
  });
});
