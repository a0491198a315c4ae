import type { Page } from 'playwright/test';

/** How a call can fail without saying why. */
export const FAILURES = ['no answer', 'an answer without a message'] as const;
export type Failure = (typeof FAILURES)[number];

/** From now on, calls of this method to addresses that match fail. */
export async function failCalls(page: Page, method: string, url: RegExp, how: Failure): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) await route.fallback();
    else if (how === 'no answer') await route.abort();
    else await route.fulfill({ status: 500, body: '' });
  });
}
