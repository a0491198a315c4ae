import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailLinks } from '@/lib/identity/accounts/mail-links';
import { PURPOSE } from '@/lib/identity/accounts/second-factor/spend-code';
import { codeAt } from '@/lib/identity/accounts/second-factor/totp';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { openText, sealText } from '@/lib/platform/auth/sealed-text';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { env } from '@/lib/platform/env/env';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel } from '@/models/user';
import { startService } from '../../start/service';
import { clientFor, TEST_PASSWORD, uniqueLetters, type Client } from '../client/client-for';
import { makeUser, type TestUser } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';
import { freePort } from '../stack/free-port';
import { CRON_SECRET } from '../stack/stack';

const OLD = randomBytes(48).toString('base64');
const NEW = randomBytes(48).toString('base64');
/** The two nodes in the middle of a replacement: one already signs with the new secret. */
const OLD_FIRST = `${OLD},${NEW}`;
const NEW_FIRST = `${NEW},${OLD}`;

const stack = stackForFile({ env: { AUTH_SECRET: OLD_FIRST, JOBS: 'off' } });
let other: { end: () => Promise<void> };
let nodes: { name: string; secret: string; client: Client }[];
let passwordHash: string;

beforeAll(async () => {
  const { mongoUri, mailUrl, smtpUrl, appUrl } = stack();
  const port = await freePort();
  const otherUrl = `http://127.0.0.1:${port}`;
  const service = await startService({
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), APP_URL: otherUrl, LOG_LEVEL: 'error' },
    ...{ JOBS: 'off', CRON_SECRET },
    ...{ MONGODB_URI: mongoUri, SMTP_URL: smtpUrl, AUTH_SECRET: NEW_FIRST, PASSWORD_COST: '4' },
  });
  other = { end: () => service.stop() };
  nodes = [
    { name: 'old first', secret: OLD_FIRST, client: clientFor({ appUrl, mailUrl }) },
    { name: 'new first', secret: NEW_FIRST, client: clientFor({ appUrl: otherUrl, mailUrl }) },
  ];
  passwordHash = await hashPassword(TEST_PASSWORD);
});
afterAll(async () => {
  await other.end();
});

const CASES = [
  ['old', 'new', 0, 1],
  ['new', 'old', 1, 0],
] as const;

const clientOf = (at: number): Client => {
  const node = nodes[at];
  if (!node) throw new Error('there is no such node');
  return node.client;
};

const person = async () => {
  const username = uniqueLetters();
  const email = `${username}@people.example`;
  return { username, email, ...(await makeUser('employer', { username, email, passwordHash })) };
};

/** Signs in this process, as a node with this setting does. */
function signedWith<T>(setting: string, sign: () => T): T {
  const before = env().AUTH_SECRET;
  env().AUTH_SECRET = setting;
  try {
    return sign();
  } finally {
    env().AUTH_SECRET = before;
  }
}

describe.each(CASES)(
  'what a node with the %s secret first gives, one with the %s first takes',
  (_, __, from, to) => {
    const [here, there] = [() => clientOf(from), () => clientOf(to)];

    test('a session, which it can renew', async () => {
      const { username } = await person();
      const { token } = await here().logIn(username);
      expect((await there().api('GET', '/api/users/me', { token })).status).toBe(200);
      const cookie = `next-auth.session-token=${token}`;
      expect((await there().api('GET', '/dashboard/profile', { cookie })).status).toBe(200);
      const ended = await there().api<{ token: string }>('POST', '/api/users/sessions/end-others', { token });
      expect((await here().api('GET', '/api/users/me', { token: ended.body.token })).status).toBe(200);
    });

    test('a link in an e-mail', async () => {
      const { id, _id } = await person();
      const { call } = signedWith(nodes[from]?.secret ?? '', () => mailLinks('reminders', id));
      const { pathname } = new URL(call);
      expect((await there().api('POST', pathname)).status).toBe(200);
      expect(await UserModel.findById(_id).lean()).toMatchObject({ remindersOff: true });
      expect((await there().api('POST', `${pathname}x`)).status).toBe(400);
    });

    test('a second factor, a log-in that waits for its code, and a code once', async () => {
      const user = await person();
      const factor = await here().api<{ secret: string }>('POST', '/api/users/second-factor', {
        token: user.token,
      });
      const code = codeAt(factor.body.secret, new Date());
      const json = { code, password: TEST_PASSWORD, saved: true };
      const request = { token: user.token, json };
      expect((await there().api('POST', '/api/users/second-factor/confirm', request)).status).toBe(200);
      await SecondFactorModel.updateOne({ _id: user._id }, { $inc: { lastStep: -10 } });

      const login = { emailOrUsername: user.username, password: TEST_PASSWORD };
      const waiting = await here().api('POST', '/api/auth/login', { json: login });
      const cookie = waiting.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; ');
      const finish = (client: Client) =>
        client.api('POST', '/api/auth/second-factor', { cookie, json: { code } });
      const answers = await Promise.all([finish(here()), finish(there()), finish(here()), finish(there())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    test('a call that is repeated, which is done once', async () => {
      const { token } = await makeUser('administrator');
      const headers = { 'Idempotency-Key': randomUUID() };
      const json = { phrase: uniqueLetters(), means: 'accounting' };
      const first = await here().api('POST', '/api/admin/synonyms', { token, json, headers });
      expect(first.status).toBe(201);
      const again = await there().api('POST', '/api/admin/synonyms', { token, json, headers });
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    });

    test('the outcome of a form without script', async () => {
      const raw = new URLSearchParams({ emailOrUsername: 'nobody', password: 'wrong' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = await here().api('POST', '/api/auth/login', { raw, headers });
      expect(sent.status).toBe(303);
      const cookie = sent.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; ');
      const page = await there().api<string>('GET', '/login', { cookie });
      expect(page.body).toContain('Invalid email/username or password!');
    });
  },
);

test('wrong codes on the two nodes count together', async () => {
  const user: TestUser & { username: string } = await person();
  await UserModel.updateOne({ _id: user._id }, { $set: { secondFactorSince: new Date() } });
  const json = { emailOrUsername: user.username, password: TEST_PASSWORD, code: '7K2M-QX9D-01AB-CDEF' };
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await clientOf(tries % 2).api('POST', '/api/auth/login', { json })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a session from before the replacement works on both, and one of a stranger’s secret on neither', async () => {
  const { id, username } = await person();
  const names = { firstName: 'Test', lastName: 'Person', username };
  const sessionOf = (secret: string) =>
    signedWith(secret, () => signToken({ id, ...names, role: 'employer', sessionVersion: 0 }, 60));
  const [before, forged] = [sessionOf(OLD), sessionOf('x'.repeat(64))];
  for (const { client } of nodes) {
    expect((await client.api('GET', '/api/users/me', { token: before })).status).toBe(200);
    expect((await client.api('GET', '/api/users/me', { token: forged })).status).toBe(401);
  }
});

test('the jobs of a node with the new secret first encrypt second factors with it', async () => {
  const { _id, id } = await person();
  const seal = () => sealText('JBSWY3DPEHPK3PXP', PURPOSE, id);
  await SecondFactorModel.create({ _id, secret: signedWith(OLD, seal) });
  const ran = await clientOf(1).api('POST', '/api/jobs/run', { token: CRON_SECRET });
  expect(ran).toMatchObject({ status: 200, body: { failed: [] } });
  const { secret = '' } = await SecondFactorModel.findById(_id).orFail().lean();
  expect(signedWith(NEW, () => openText(secret, PURPOSE, id))).toBe('JBSWY3DPEHPK3PXP');
});
