import type { Page } from 'playwright/test';
import { renderTemplate } from '@/lib/platform/mail/template';
import { expectReflow, overflow } from '../accessible';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

/** For each sample account, the lists whose items have pages. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  admin: [
    '/dashboard/users',
    '/dashboard/internships',
    '/dashboard/internship-submissions?state=all',
    '/dashboard/employers?state=all',
    '/dashboard/reports',
    '/dashboard/requests',
  ],
  employer: ['/dashboard/employer-internships', '/dashboard/employer-internships/submissions'],
  graduate: ['/dashboard/my-internships'],
};

const templateOf = (path: string): string => path.replace(/[0-9a-f]{24}/g, 'ID');

/** Finds one page per template with an id. Starts at these pages and follows two links at most. */
async function itemsFrom(page: Page, lists: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  const waiting = [...lists];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await (await page.request.get(path)).text();
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/dashboard\/[^"?#]*[0-9a-f]{24}[^"?#]*)"/g)) {
      if (found.has(templateOf(link))) continue;
      found.set(templateOf(link), link);
      waiting.push(link);
    }
  }
  return [...found.values()];
}

/** Finds current entries that look the same as their neighbours in forced colours. */
const lostEntries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lookOf = (element: Element): string =>
      [element, ...element.children]
        .map((one) => getComputedStyle(one))
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.borderBlockEndColor,
            style.borderInlineStartColor,
            style.textDecorationLine,
          ].join(),
        )
        .join();
    return [...document.querySelectorAll('[aria-current]')]
      .filter((entry) => entry.checkVisibility())
      .filter((entry) => {
        const row = entry.closest('ul, ol, [role="group"]')?.querySelectorAll(entry.localName) ?? [];
        const other = [...row].find((one) => !one.hasAttribute('aria-current') && one.checkVisibility());
        return other && lookOf(other) === lookOf(entry);
      })
      .map((entry) => entry.getAttribute('aria-label') ?? entry.textContent);
  });

async function expectToldApart(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await lostEntries(page), page.url()).toEqual([]);
}

for (const [account, lists] of Object.entries(LISTS)) {
  test(`item pages keep their controls in a narrow window: ${account}`, async ({ page }) => {
    await signIn(page, account);
    const items = await itemsFrom(page, lists);
    expect(items.length).toBeGreaterThan(0);
    for (const path of items) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReflow(page);
      await expectToldApart(page);
    }
  });
}

test('the current entry of menus, dots and pagination is distinct in forced colours', async ({ page }) => {
  for (const path of ['/internships', '/internships?q=intern&page=2', '/career-tips']) {
    await page.goto(path);
    await expectToldApart(page);
  }
  await signIn(page, 'admin');
  for (const path of ['/dashboard', '/dashboard/employers?state=all']) {
    await page.goto(path);
    await expectToldApart(page);
  }
});

test('an e-mail whose title is one long word fits a phone', async ({ page }) => {
  const word = 'Mtaalamu'.repeat(19).slice(0, 149);
  const { html } = renderTemplate({
    subject: `You applied: ${word}`,
    greeting: 'Hello Amina,',
    paragraphs: [`${word} at Jua Kali Energy`],
    action: { label: `Read ${word}`, url: `https://mwanzo.example/${word}` },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(html);
  expect(await overflow(page)).toBe(0);
});
