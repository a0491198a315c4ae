import { policyTables } from '@/lib/identity/privacy/policy-tables';
import { overflow } from '../accessible';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

/** Every row of the privacy policy, as its table shows it. */
const ROWS = policyTables().flatMap(({ heading, rows }) => rows.map((row) => ({ heading, ...row })));

for (const width of [360, 1280])
  test(`the tables of the privacy policy show every row, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy-policy');
    for (const { heading, what, why, basis, kept, seenBy } of ROWS) {
      const row = page.getByRole('table', { name: heading }).getByRole('row').filter({ hasText: what });
      await expect(row.first().getByRole('rowheader')).toHaveText(`${what}${why}`);
      await expect(row.first().getByRole('cell')).toHaveText([basis, kept, seenBy]);
    }
    expect(await overflow(page)).toBe(0);
  });

withAndWithoutScript(() => {
  for (const [path, title, sections] of [
    ['/user-agreement', 'User agreement', 10],
    ['/privacy-policy', 'Privacy policy', 9],
  ] as const) {
    test(`${title} has ${sections} numbered sections, and its contents lead to each`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const headings = page.getByRole('heading', { level: 2, name: /^\d+\. / });
      await expect(headings).toHaveCount(sections);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveCount(sections);
      await contents.last().click();
      await expect(headings.last()).toBeInViewport();
    });
  }
});
