import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

test('the browser reports no errors', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  expect(complaints).toEqual([]);
});

withAndWithoutScript(() => {
  test('the home page explains the site and links to everything', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connecting Talent To Opportunity');
    const main = page.getByRole('main');
    const all = main.getByRole('link', { name: /^(Browse internships|See all open internships)$/ });
    await expect(all.first()).toHaveAttribute('href', /^\/internships(\?sort=newest)?$/);
    await expect(main.getByRole('link', { name: 'View internships' })).toHaveAttribute(
      'href',
      '/internships',
    );
    const why = page.getByRole('region', { name: 'Why Mwanzo ?' });
    await expect(why.getByRole('listitem')).toHaveCount(3);
    const tips = page.getByRole('region', { name: 'Career tips' });
    await expect(tips.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(tips.getByRole('link', { name: 'Read all career tips' })).toHaveAttribute(
      'href',
      '/career-tips',
    );
    await expect(
      page.getByRole('region', { name: 'Write to us' }).getByRole('textbox', { name: 'Message' }),
    ).toBeVisible();
  });

  test('featured internships are Premium, and each links to its page', async ({ page }) => {
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured internships' });
    await expect(featured.getByRole('listitem')).toHaveCount(7);
    await expect(featured.getByText('Premium', { exact: true })).toHaveCount(7);
    const link = featured.getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/featured-internships\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('shows eight industries at first, and sixteen after View More', async ({ page }) => {
    await page.goto('/');
    const industries = page.getByRole('region', { name: 'Internships by industry' });
    await expect(industries.getByRole('link')).toHaveCount(8);
    await industries.getByText('View More', { exact: true }).click();
    await expect(industries.getByRole('link')).toHaveCount(16);
    await industries.getByText('View Less', { exact: true }).click();
    await expect(industries.getByRole('link')).toHaveCount(8);
    await industries.getByRole('link', { name: 'Legal Services' }).click();
    await expect(page).toHaveURL('/internships/legal-services');
  });
});
