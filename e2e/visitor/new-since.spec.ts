import { publishListing } from '../listings';
import { expect, test } from '../test';
import { touch } from '../touch';

test('rows mark listings that are new since the last visit of this browser', async ({ page }) => {
  const { title } = await publishListing();
  const list = `/internships?q=${encodeURIComponent(title)}`;
  const isNew = page.getByRole('listitem').filter({ hasText: title }).getByText('New', { exact: true });
  await page.goto(list);
  await touch(page);
  await expect(isNew).toBeHidden();
  const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
  await page.evaluate((visit) => localStorage.setItem('visits', ` ${visit}`), hourAgo);
  await page.reload();
  await touch(page);
  await expect(isNew.first()).toBeVisible();
});
