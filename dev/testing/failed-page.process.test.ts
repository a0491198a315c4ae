import mongoose from 'mongoose';
import type { Browser, Response } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { makeListing, makeUser, type TestUser } from './data/fixtures';
import { stackForFile } from './stack/for-file';
import { launchBrowser } from './browser/launch-browser';

/** A separate service, so that other tests' lists do not contain the broken data. */
const stack = stackForFile({ env: { LOG_LEVEL: 'silent' } });

let browser: Browser;
let path: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const listing = await makeListing({ title: 'Broken' });
  path = internshipPath(listing);
  // An invalid employer value that no verb ever writes.
  await mongoose.connection
    .collection('internships')
    .updateOne({ _id: listing._id }, { $set: { employer: 'nobody' } });
});
afterAll(() => browser.close());

test.each([
  ['with script', true, {}],
  ['without script', false, {}],
  ['on the light version', true, { 'Save-Data': 'on' }],
])('an error page shows the id of its request %s', async (_, javaScriptEnabled, extraHTTPHeaders) => {
  const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders });
  const page = await context.newPage();
  const answer = await page.goto(stack().appUrl + path);
  expect(answer?.status()).toBe(500);
  const id = answer?.headers()['x-request-id'] ?? 'none';
  await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
  const said = () => page.locator('body').innerText();
  await expect.poll(said).toContain(`If you write to us about it, quote this code: ${id}`);
  await context.close();
});

/** Breaks the account in a way that no verb does, so that every read of its session fails. */
const breakAccount = ({ _id }: TestUser) =>
  mongoose.connection.collection('users').updateOne({ _id }, { $set: { endedSessions: 'all' } });
const mendAccount = ({ _id }: TestUser) =>
  mongoose.connection.collection('users').updateOne({ _id }, { $set: { endedSessions: [] } });

test.each([
  ['/dashboard/users?page=1', 'administrator', 'Failed to fetch users', 'Users'],
  ['/dashboard/my-internships', 'recent graduate', 'Failed to load your applications', 'My Internships'],
  ['/dashboard/profile', 'employer', 'Failed to fetch profile', 'Profile'],
] as const)(
  '%s as %s reports "%s" on a failure, and works at the next try',
  async (path, role, words, title) => {
    const user = await makeUser(role);
    const context = await browser.newContext();
    const url = stack().appUrl;
    await context.addCookies([{ name: 'next-auth.session-token', value: user.token, url, httpOnly: true }]);
    const page = await context.newPage();
    let answer: Response | undefined;
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) answer = response;
    });
    await breakAccount(user);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect([page.url(), answer?.status()]).toEqual([url + path, 500]);
    const id = answer?.headers()['x-request-id'] ?? 'none';
    expect(await page.locator('body').innerText()).toContain(
      `If you write to us about it, quote this code: ${id}`,
    );
    await mendAccount(user);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(page.url()).toBe(url + path);
    await context.close();
  },
);
