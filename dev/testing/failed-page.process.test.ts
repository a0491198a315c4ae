import mongoose from 'mongoose';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internshipPath } from '@/lib/internships/mapper';
import { makeListing } from './data/fixtures';
import { stackForFile } from './stack/for-file';
import { launchBrowser } from './browser/launch-browser';

/** A service of its own: what is broken here must not reach the lists of other tests. */
const stack = stackForFile({ env: { LOG_LEVEL: 'silent' } });

let browser: Browser;
let path: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const listing = await makeListing({ title: 'Broken' });
  path = internshipPath(listing);
  // A time that is none, which no verb ever writes.
  await mongoose.connection
    .collection('internships')
    .updateOne({ _id: listing._id }, { $set: { createdAt: 'yesterday' } });
});
afterAll(() => browser.close());

test.each([
  ['with script', true, {}],
  ['without script', false, {}],
  ['on the light version', true, { 'Save-Data': 'on' }],
])('the page of a failure shows the id of its request %s', async (_, javaScriptEnabled, extraHTTPHeaders) => {
  const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders });
  const page = await context.newPage();
  const answer = await page.goto(stack().appUrl + path);
  expect(answer?.status()).toBe(500);
  const id = answer?.headers()['x-request-id'] ?? 'none';
  await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
  const said = () => page.locator('body').innerText();
  await expect.poll(said).toContain(`If you write to us about it, name this: ${id}`);
  await context.close();
});
