import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { clientFor } from '../client/client-for';
import { inDays, makeUser, type TestUser } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';
import type { Role } from '@/lib/platform/core/vocabulary';
import { runsAll } from '../../test-run/only-in-all';

const REQUESTS = runsAll() ? 10_000 : 2_000;
const ABREAST = 20;
/** One in ten requests has a session. The others come from visitors. */
const EVERY = 10;
/** Number of requests between two changes of the listing. */
const CHANGE_EVERY = 250;
/** Maximum milliseconds until no page shows the listing's old state. */
const WITHIN_MS = 1_000;

const ROLES: Role[] = ['recent graduate', 'employer', 'editor', 'administrator'];

interface Person extends TestUser {
  cookie: string;
}

let people: Person[];
let listing: { _id: string; path: string };

const fields = (version: number) => ({
  title: `Version ${version} of it`,
  company: 'Everybody',
  industryId: 5,
  location: 'Nairobi',
  duration: '3 months',
  applicationDeadline: inDays(10).toISOString(),
  applyLink: 'https://example.org',
  descriptionParagraph: 'The same for everybody.',
  isFeatured: true,
});

const stack = stackForFile();
beforeAll(async () => {
  people = await Promise.all(
    ROLES.map(async (role) => {
      const user = await makeUser(role);
      return { ...user, cookie: `next-auth.session-token=${user.token}; mwanzo-signed-in=1` };
    }),
  );
  const made = await save('POST', '/api/internships', 0);
  listing = made.internship;
});

async function save(method: string, path: string, version: number) {
  const token = people.at(-1)?.token;
  const { api } = clientFor(stack());
  const { body, status } = await api<{ internship: typeof listing }>(method, path, {
    token,
    json: fields(version),
  });
  expect(status).toBeLessThan(300);
  return body;
}

const read = async (path: string, cookie?: string) => {
  const answer = await fetch(new URL(path, stack().appUrl), {
    headers: cookie ? { cookie } : {},
    redirect: 'manual',
  });
  return { text: await answer.text(), cookies: answer.headers.getSetCookie(), status: answer.status };
};

test(`none of ${REQUESTS} pages requested by visitors and every role shows another person's data or a stale listing`, async () => {
  const users = await mongoose.connection.collection('users').find({}).toArray();
  const names = new Map(users.map(({ _id, username }) => [_id.toHexString(), username as string]));
  const shared = [
    '/',
    '/internships',
    listing.path,
    '/internships/legal-services',
    '/career-tips',
    '/contact-us',
  ];
  const showing = ['/', listing.path];
  const stored = [{ version: 0, at: Date.now() }];
  const wrong: string[] = [];
  let sent = 0;
  let changing: Promise<unknown> = Promise.resolve();

  const change = async () => {
    const version = stored.length;
    await save('PUT', `/api/internships/${listing._id}`, version);
    stored.push({ version, at: Date.now() });
  };
  const oldestAllowed = (began: number) => stored.findLast(({ at }) => at < began - WITHIN_MS)?.version ?? 0;

  const ask = async (number: number) => {
    const person = number % EVERY === 0 ? people[(number / EVERY) % people.length] : undefined;
    const path =
      person && number % (2 * EVERY) === 0 ? '/dashboard' : (shared[number % shared.length] ?? '/');
    const began = Date.now();
    const { text, cookies, status } = await read(path, person?.cookie);
    if (status !== 200) wrong.push(`${path} answered ${status}`);
    if (!person && cookies.length > 0) wrong.push(`${path} gave a visitor a cookie`);
    for (const [id, name] of names) {
      if (id !== person?.id && text.includes(name)) wrong.push(`${path} shows another person`);
    }
    if (path === '/dashboard' && !text.includes(names.get(person?.id ?? '') ?? '–')) {
      wrong.push('a dashboard does not show its owner');
    }
    const version = Number(/Version (\d+) of it/.exec(text)?.[1] ?? -1);
    if (showing.includes(path) && version < oldestAllowed(began)) wrong.push(`${path} is stale`);
  };
  const worker = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      if (sent % CHANGE_EVERY === 0) changing = changing.then(change);
      await ask(sent);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
  await changing;
  expect(wrong).toEqual([]);
  expect(stored.length).toBe(REQUESTS / CHANGE_EVERY + 1);
});
