import type { Page } from 'playwright/test';

/** Waits until the page has its fonts, which change the size of its text. Call it before measuring. */
export const fontFiles = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Computing the layout makes the fonts load.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
