import { ARTICLES } from '@/lib/content/articles/articles';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

const titles = ARTICLES.map(({ title }) => title);

withAndWithoutScript(() => {
  test('shows six career tips at first, and nine after View More Tips', async ({ page }) => {
    await page.goto('/career-tips');
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards.locator('visible=true')).toHaveText(titles.slice(0, 6));
    await page.getByText('View More Tips', { exact: true }).click();
    await expect(cards.locator('visible=true')).toHaveText(titles);
    await page.getByText('View Less Tips', { exact: true }).click();
    await expect(cards.locator('visible=true')).toHaveCount(6);
  });

  test('an article opens and links to others', async ({ page }) => {
    await page.goto('/career-tips');
    await page.getByRole('main').getByRole('link', { name: 'Ace your interview' }).click();
    await expect(page).toHaveURL('/career-tips/ace-your-interview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ace your interview');
    await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your next step' })).toBeVisible();
    const others = page.getByRole('navigation', { name: 'Other career tips' }).getByRole('link');
    await expect(others).toHaveText(titles.filter((title) => title !== 'Ace your interview'));
  });

  test('an unknown article is not found', async ({ page }) => {
    const answer = await page.goto('/career-tips/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Article not found. Please try another.',
    );
    await page.getByRole('link', { name: 'See all career tips' }).click();
    await expect(page).toHaveURL('/career-tips');
  });
});
