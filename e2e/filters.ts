import type { Page } from 'playwright/test';

/** Opens the filters of a search on screens where they are collapsed. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.getByRole('main').locator('details:not([open]) > summary', { hasText: 'Filters' });
  if (await fold.isVisible()) await fold.click();
}

/** Closes the filters on screens where they are a sheet. Without JavaScript, this or the search button applies them. */
export async function showResults(page: Page, script: boolean): Promise<void> {
  const show = page.getByRole('button', { name: /^Show (\d+ )?internships?$/ });
  if (await show.isVisible()) await show.click();
  else if (!script) await page.getByRole('button', { name: 'Search' }).click();
}
