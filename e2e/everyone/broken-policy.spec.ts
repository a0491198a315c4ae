import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** Puts a script into the page, as somebody would whose text was not shown as text. */
const plant = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });

const handler = (page: Page) =>
  page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title=\'taken over\'">',
    );
  });

const elsewhere = (page: Page) =>
  page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.invalid/a.png" alt="">');
  });

for (const [what, breakIt] of [
  ['a script', plant],
  ['a handler', handler],
  ['a picture from elsewhere', elsewhere],
] as const) {
  test(`${what} that a page does not name is stopped, kept page or not, and every test would fail of it`, async ({
    page,
    brokenPolicies,
  }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await breakIt(page);
      await expect.poll(() => brokenPolicies.length).toBeGreaterThan(0);
      await expect(page).not.toHaveTitle('taken over');
      brokenPolicies.length = 0;
    }
  });
}

test('a page opened in a context of its own is watched as well', async ({
  browser,
  baseURL,
  brokenPolicies,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await plant(page);
  await expect.poll(() => brokenPolicies.length).toBeGreaterThan(0);
  brokenPolicies.length = 0;
  await context.close();
});
