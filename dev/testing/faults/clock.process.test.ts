import { beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '@/lib/platform/auth/session-jwt';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { clientFor, TEST_PASSWORD, uniqueLetters, type Client } from '../client/client-for';
import { resumeForm } from '../client/file-form';
import { makeUser, type TestUser } from '../data/fixtures';
import { rigOfFile } from './test-environment-of-file';
import { eventually, report } from './watch';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

const rig = rigOfFile({ clock: true });
let client: Client;
beforeAll(() => {
  client = clientFor(rig());
});

/** Milliseconds by which the service's clock was last set ahead. */
let ahead = 0;
const serviceNow = () => Date.now() + ahead;

async function setTime(moment: number): Promise<void> {
  ahead = moment - Date.now();
  await rig().setClock(ahead);
}

/** Signs a session that is still valid after the clock has moved. */
function lasting({ id, role }: TestUser): string {
  const names = { firstName: 'Test', lastName: 'Person', username: uniqueLetters() };
  return signToken({ id, ...names, role, sessionVersion: 0 }, (100 * DAY) / SECOND);
}

async function register() {
  const username = uniqueLetters();
  const email = `${username}@clock.example`;
  const person = { firstName: 'Akinyi', lastName: 'Otieno', phoneNumber: '0712345678', email, username };
  const json = { ...person, password: TEST_PASSWORD, role: 'recent graduate', agreement: true };
  expect((await client.api('POST', '/api/auth/register', { json })).status).toBe(201);
  const [mail] = await client.mailsTo(email);
  if (!mail) throw new Error('no e-mail arrived');
  return { username, email, path: new URL(client.linkIn(mail, '/verify-email/')).pathname, at: serviceNow() };
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
const page = async (path: string, cookie?: string) => {
  const answer = await fetch(rig().appUrl + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
};

describe('tokens expire to the second', () => {
  test('the link that verifies an address: says after a day that it has expired, and offers a new one', async () => {
    const [early, late] = [await register(), await register()];
    await setTime(early.at + DAY - 5 * SECOND);
    expect((await client.api('GET', `/api/auth/verify-email/${tokenOf(early.path)}`)).status).toBe(200);
    await setTime(late.at + DAY + SECOND);
    const expired = await client.api('GET', `/api/auth/verify-email/${tokenOf(late.path)}`);
    const message = 'This link has expired. Ask for a new one on the login page.';
    expect(expired).toMatchObject({ status: 410, body: { message } });
    expect((await page(late.path)).text).toContain('expired');
    const login = { emailOrUsername: late.username, password: TEST_PASSWORD };
    expect((await client.api('POST', '/api/auth/login', { json: login })).status).toBe(403);
  });

  test('the link that resets a password: after an hour', async () => {
    const user = await client.newUser();
    const ask = async (count: number) => {
      await client.api('POST', '/api/auth/reset-password', { json: { email: user.email } });
      const mails = await client.mailsTo(user.email, count);
      const mail = mails.findLast(({ text }) => text.includes('/reset-password/'));
      if (!mail) throw new Error('no e-mail arrived');
      return tokenOf(new URL(client.linkIn(mail, '/reset-password/')).pathname);
    };
    const reset = (token: string) =>
      client.api('POST', `/api/auth/reset-password/${token}`, { json: { newPassword: 'Karibu#2027' } });
    const late = await ask(2);
    await setTime(serviceNow() + HOUR + SECOND);
    const message = 'This link has expired. Ask for a new one.';
    expect(await reset(late)).toMatchObject({ status: 410, body: { message } });
    const inTime = await ask(3);
    await setTime(serviceNow() + HOUR - 10 * SECOND);
    expect((await reset(inTime)).status).toBe(200);
  });

  test('the link that changes an address: after a day', async () => {
    const { token, password } = await client.newUser();
    const email = `${uniqueLetters()}@clock.example`;
    const json = { email, phoneNumber: '0712345678', currentPassword: password };
    expect((await client.api('PUT', '/api/users/profile', { token, json })).status).toBe(200);
    const [mail] = await client.mailsTo(email);
    const path = mail ? new URL(client.linkIn(mail, '/verify-email-change/')).pathname : '';
    await setTime(serviceNow() + DAY + SECOND);
    expect((await client.api('GET', `/api/users/verify-email-change/${tokenOf(path)}`)).status).toBe(410);
    expect((await page(path)).text).toContain('Verification link has expired');
  });

  test('a session: after twelve hours, everything that needs one says that it has ended', async () => {
    const { token } = await client.newUser();
    const cookie = `next-auth.session-token=${token}; mwanzo-signed-in=1`;
    await setTime(serviceNow() + 12 * HOUR - 30 * SECOND);
    expect((await client.api('GET', '/api/users/me', { token })).status).toBe(200);
    await setTime(serviceNow() + 31 * SECOND);
    const message = 'Session expired. Please login again.';
    expect(await client.api('GET', '/api/users/me', { token })).toMatchObject({
      status: 401,
      body: { message },
    });
    const sent = await page('/dashboard', cookie);
    expect(sent.status).toBe(307);
    expect(
      (await page(new URL(sent.location ?? '', rig().appUrl).href.slice(rig().appUrl.length), cookie)).text,
    ).toContain(message);
  });
});

test('a listing closes at the second of its deadline, everywhere, and not before', async () => {
  const token = lasting(await makeUser('administrator'));
  const title = uniqueLetters();
  const deadline = Math.ceil(serviceNow() / SECOND) * SECOND + 10 * DAY;
  const fields = { title, company: 'Bonde Farms', industryId: 4, location: 'Nakuru', duration: '3 months' };
  const rest = { applyLink: 'https://bonde.example', descriptionParagraph: 'Work.', isFeatured: true };
  const json = { ...fields, ...rest, applicationDeadline: new Date(deadline).toISOString() };
  const made = await client.api<{ internship: PublicInternship }>('POST', '/api/internships', {
    token,
    json,
  });
  const { _id: internshipId, path } = made.body.internship;
  const graduates = await Promise.all([0, 1].map(async () => lasting(await makeUser('recent graduate'))));
  const applications = await Promise.all(
    graduates.map(async (graduate) => {
      const { body } = await client.api<{ resume: OwnResume }>('POST', '/api/users/upload-resume', {
        token: graduate,
        form: resumeForm(),
      });
      const request = { token: graduate, json: { internshipId, resumeId: body.resume._id } };
      return () => client.api('POST', '/api/applications', request);
    }),
  );
  const open: Record<string, () => Promise<boolean>> = {
    'the API': async () =>
      JSON.stringify((await client.api('GET', '/api/internships/industry/4')).body).includes(title),
    'the home page': async () => (await page('/')).text.includes(title),
    'its list': async () => (await page('/internships/legal-services')).text.includes(title),
    'its own page': async () => (await page(path)).text.includes('JobPosting'),
  };
  // Fills every cache before the clock is moved.
  for (const isOpen of Object.values(open)) await eventually(async () => expect(await isOpen()).toBe(true));

  await setTime(deadline - 2 * SECOND);
  expect((await applications[0]?.())?.status).toBe(201);
  const wrong: string[] = [];
  const lateBy: number[] = [];
  await Promise.all(
    Object.entries(open).map(async ([name, isOpen]) => {
      for (;;) {
        const began = serviceNow();
        const stillOpen = await isOpen();
        if (!stillOpen && serviceNow() < deadline) wrong.push(`${name} is closed before the deadline`);
        if (stillOpen && began >= deadline) wrong.push(`${name} is open ${began - deadline} ms after it`);
        if (!stillOpen) return lateBy.push(serviceNow() - deadline);
      }
    }),
  );
  expect(wrong).toEqual([]);
  const message = 'Applications for this internship have closed.';
  expect(await applications[1]?.()).toMatchObject({ status: 409, body: { message } });
  report(`deadline passed: closed everywhere at the latest ${Math.max(...lateBy)} ms after it`);
});
