import type { Page } from 'playwright/test';

/** Ways in which a call can fail without giving a reason. */
export const FAILURES = ['no answer', 'an answer without a message'] as const;
export type Failure = (typeof FAILURES)[number];

/** Makes calls with this method to matching addresses fail from now on. */
export async function failCalls(page: Page, method: string, url: RegExp, how: Failure): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) await route.fallback();
    else if (how === 'no answer') await route.abort();
    else await route.fulfill({ status: 500, body: '' });
  });
}
