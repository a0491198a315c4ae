import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

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
