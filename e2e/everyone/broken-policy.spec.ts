import type { Page } from 'playwright/test';
import { plant } from '@/dev/testing/client/planted';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { touch } from '../touch';

/** Adds a script to the page, like an attacker who found unescaped text. */
const addScript = (page: Page) =>
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

const CACHED = ['/'];
const BOTH = [...CACHED, '/login'];

for (const [what, breakIt, paths] of [
  // The policy of an uncached page allows a script that one of its own scripts adds, as this test does.
  ['a script', addScript, CACHED],
  ['a handler', handler, BOTH],
  ['a picture from elsewhere', elsewhere, BOTH],
] as const) {
  test(`${what} that the policy does not allow is blocked, and would fail every test`, async ({
    page,
    brokenPolicies,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await breakIt(page);
      await expect.poll(() => brokenPolicies.length).toBeGreaterThan(0);
      await expect(page).not.toHaveTitle('taken over');
      brokenPolicies.length = 0;
    }
  });
}

test('a page in a separate context is watched as well', async ({ browser, baseURL, brokenPolicies }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await addScript(page);
  await expect.poll(() => brokenPolicies.length).toBeGreaterThan(0);
  brokenPolicies.length = 0;
  await context.close();
});

const TAKE_OVER = 'document.title = "taken over"';

/** Scripts that an attacker might inject in the hope that they pass for the page's own. */
const PLANTED = [
  TAKE_OVER,
  `self.__next_f.push([1,"a"]);${TAKE_OVER}`,
  `(self.__next_f=self.__next_f||[]).push([0],${TAKE_OVER})`,
];

test('a script injected before the policy is built does not run, but the page’s own scripts do', async ({
  page,
  baseURL,
  brokenPolicies,
}) => {
  const planted = await plant(baseURL ?? '', PLANTED.map((script) => `<script>${script}</script>`).join(''));
  try {
    await signIn(page, 'graduate');
    for (const path of [
      '/',
      '/internships/legal-services',
      '/verify-email/none',
      '/dashboard',
      '/dashboard/profile',
    ]) {
      await page.goto(planted.url + path);
      await expect(page).toHaveURL(planted.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => brokenPolicies.length).toBe(PLANTED.length);
      await expect(page).not.toHaveTitle('taken over');
      await touch(page);
      expect(await page.evaluate(() => '__next_f' in globalThis)).toBe(true);
      brokenPolicies.length = 0;
    }
  } finally {
    planted.stop();
  }
});
