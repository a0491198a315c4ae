import { expect, type Page } from 'playwright/test';

/** Waits until each part of a streamed page is in its place. */
export const allParts = (page: Page): Promise<void> =>
  expect(page.getByText('Loading your Dashboard...').filter({ visible: true })).toHaveCount(0);
