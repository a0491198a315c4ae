import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clientFor, uniqueLetters } from '../client/client-for';
import { pdfFile } from '../data/documents';
import { resumeForm } from '../client/file-form';
import { makeListing, makeUser } from '../data/fixtures';
import { registrationOf } from '../client/registration';
import { codeAt } from '@/lib/identity/accounts/second-factor/totp';
import { stackForFile } from '../stack/for-file';

const PHONE = '0798765432';
const PASSWORD = 'Siri#Kubwa7x';
const NEW_PASSWORD = 'Siri#Mpya9yz';
const MESSAGE = 'Nataka kujua zaidi kuhusu nafasi hii';
const RESUME = 'wasifu-wangu-wa-siri.pdf';

const PATIENCE = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-log-'));
const file = join(folder, 'log');
const output = openSync(file, 'w');
const logged = (): string => readFileSync(file, 'utf8');

/** Values that must not appear in the log, each with a description. */
const secrets = new Map<string, string>();

// Nothing listens on this mail server's port, so that e-mails stay in the queue.
const stack = stackForFile({
  output,
  env: { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://posta:nenosiri@127.0.0.1:9' },
});
beforeAll(async () => {
  secrets.set('the secret of the sessions', stack().authSecret);
  secrets.set('the password of the mail server', 'nenosiri');
});
afterAll(async () => {
  closeSync(output);
  rmSync(folder, { recursive: true });
});

const call = (method: string, path: string, request: Parameters<ReturnType<typeof clientFor>['api']>[2]) =>
  clientFor(stack()).api<Record<string, never>>(method, path, request);

const OF_SECURITY = ['logged in', 'log-in refused', 'logged out', 'second factor tried', 'access refused'];

/** Returns a summary of each security line up to the one after the log-out. Expects a request id in each line. */
function securityLines(): string[] {
  const lines = logged()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, string>)
    .filter(({ msg = '' }) => OF_SECURITY.includes(msg));
  expect(lines.filter(({ requestId }) => !requestId)).toEqual([]);
  const brief = lines.map(({ msg, outcome, reason, route }) =>
    reason ? `${msg}: ${reason} at ${route}` : outcome ? `${msg}: ${outcome}` : String(msg),
  );
  return brief.slice(0, brief.indexOf('logged out') + 2);
}

interface WaitingMail {
  to: string;
  text: string;
}

/** Returns the queued e-mail to an address. */
const mailTo = (email: string): Promise<WaitingMail> =>
  vi.waitFor(async () => {
    const mail = await mongoose.connection
      .collection<WaitingMail>('mails')
      .findOne({ to: email }, { sort: { _id: -1 } });
    if (!mail) throw new Error(`no e-mail to ${email}`);
    return mail;
  }, PATIENCE);

const tokenIn = ({ text }: WaitingMail): string => /\/([\w-]{43})\b/.exec(text)?.[1] ?? '';

async function register(change: Record<string, unknown>) {
  const json = registrationOf({ phoneNumber: PHONE, password: PASSWORD, ...change });
  return { json, answer: await call('POST', '/api/auth/register', { json }) };
}

test('no password, token, cookie, address, phone number, e-mail or resume name appears in the log', async () => {
  const { json: person } = await register({});
  secrets.set('an email address', person.email);
  secrets.set('a phone number', PHONE);
  secrets.set('a password', PASSWORD);
  const verifying = await mailTo(person.email);
  secrets.set('the token of a link', tokenIn(verifying));
  secrets.set('the text of an e-mail', 'Confirm your e-mail to start.');
  await call('POST', `/api/auth/verify-email/${tokenIn(verifying)}`, {});

  const credentials = { emailOrUsername: person.email, password: PASSWORD };
  await call('POST', '/api/auth/login', { json: { ...credentials, password: 'Si#hili8kamwe' } });
  secrets.set('a wrong password', 'Si#hili8kamwe');
  const login = await call('POST', '/api/auth/login', { json: credentials });
  const token: string = login.body.token ?? '';
  expect(token).not.toBe('');
  secrets.set('a session', token);
  secrets.set('the signature of a session', token.split('.')[2] ?? '');

  secrets.set('a username', person.username);
  const begun = await call('POST', '/api/users/second-factor', { token });
  const { secret, recoveryCodes } = begun.body as unknown as { secret: string; recoveryCodes: string[] };
  secrets.set('the secret of a second factor', secret).set('a recovery code', recoveryCodes[0] ?? '');
  const code = codeAt(secret, new Date());
  secrets.set('a code of an app', `"${code}"`);
  const confirmed = { code, password: PASSWORD, saved: true };
  expect((await call('POST', '/api/users/second-factor/confirm', { token, json: confirmed })).status).toBe(
    200,
  );
  const half = await call('POST', '/api/auth/login', { json: credentials });
  secrets.set(
    'a session before the second factor',
    /mwanzo-second-factor=([^;]+)/.exec(half.headers.getSetCookie().join())?.[1] ?? '',
  );
  await call('POST', '/api/auth/login', { json: { ...credentials, code } });
  const recovered = await call('POST', '/api/auth/login', {
    json: { ...credentials, code: recoveryCodes[0] },
  });
  const second: string = recovered.body.token ?? '';
  secrets.set('a session after a second factor', second);
  expect((await call('GET', '/api/admin', { token: second })).status).toBe(403);
  await call('GET', '/api/admin', {});
  await call('GET', `/dashboard/users?search=${person.email}`, {
    cookie: `next-auth.session-token=${second}`,
  });
  await call('POST', '/api/auth/logout', { token: second });
  await call('GET', '/api/admin', { token: second });

  const form = resumeForm(pdfFile(), RESUME);
  const uploaded = await call('POST', '/api/users/upload-resume', { token, form });
  secrets.set('the name of a resume', RESUME);
  const { _id } = await makeListing({ postedBy: (await makeUser('employer'))._id });
  const resumeId = (uploaded.body.resume as unknown as { _id: string })._id;
  const applied = await call('POST', '/api/applications', { token, json: { internshipId: _id, resumeId } });
  expect(applied.status).toBe(201);

  const newEmail = `${uniqueLetters()}@mpya.example`;
  secrets.set('a new email address', newEmail);
  const profile = { email: newEmail, phoneNumber: PHONE, currentPassword: PASSWORD };
  await call('PUT', '/api/users/profile', { token, json: profile });
  await mailTo(newEmail);

  const contact = { name: 'Wanjiru Kamau', email: 'wanjiru@barua.example', message: MESSAGE };
  secrets.set('a message', MESSAGE).set('the address of its sender', contact.email);
  expect((await call('POST', '/api/contact', { json: contact })).status).toBe(202);

  await call('POST', '/api/auth/reset-password', { json: { email: person.email } });
  const resetting = tokenIn(await mailTo(person.email));
  secrets.set('the token of a reset', resetting).set('a new password', NEW_PASSWORD);
  await call('POST', `/api/auth/reset-password/${resetting}`, { json: { newPassword: NEW_PASSWORD } });
  await call('POST', `/api/auth/reset-password/${resetting}`, { json: { newPassword: NEW_PASSWORD } });

  // Causes a database error that the service does not expect, because the messages of such errors may contain
  // values.
  await mongoose.connection.collection('users').createIndex({ phoneNumber: 1 }, { unique: true });
  const { answer } = await register({});
  expect(answer.status).toBe(500);
  await call('POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    json: { a: PASSWORD },
  });
  await call('GET', `/dashboard?from=${person.email}`, { cookie: `next-auth.session-token=${token}` });
  await call('GET', `/api/auth/error?error=${PHONE}`, {});

  await vi.waitFor(() => expect(logged()).toContain('e-mail not sent'), PATIENCE);
  // The last line of the log shows that everything before it has been written.
  process.kill(stack().servicePid, 'SIGTERM');
  await vi.waitFor(() => expect(logged()).toContain('"msg":"stopped"'), PATIENCE);
  expect(logged()).toContain('request failed');
  expect(securityLines()).toEqual([
    'log-in refused: wrong',
    'logged in',
    'log-in refused: code',
    'second factor tried: used',
    'log-in refused: code',
    'second factor tried: recovery',
    'logged in',
    'access refused: role at /api/admin',
    'access refused: none at /api/admin',
    'access refused: role at /dashboard/users',
    'logged out',
    'access refused: expired at /api/admin',
  ]);
  const found = [...secrets].filter(([, secret]) => secret === '' || logged().includes(secret));
  process.stdout.write(
    `log: ${logged().split('\n').length} lines, ${secrets.size} secrets, ${found.length} found\n`,
  );
  expect(found.map(([what]) => what)).toEqual([]);
  expect(logged()).not.toMatch(/eyJ[\w-]+\.[\w-]+|[\w.]+@[\w.]+\.example/);
});
