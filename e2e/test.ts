import { test as base, type BrowserContext } from 'playwright/test';

export { expect } from 'playwright/test';

/** What Chromium writes into the console for everything that the Content-Security-Policy of a page stopped. */
const STOPPED = /content security policy/i;

/** Collects into `found` what the pages' policies block in this context. */
function watchPolicy(context: BrowserContext, found: string[]): void {
  context.on('console', (message) => {
    if (STOPPED.test(message.text())) found.push(`${message.location().url}: ${message.text()}`);
  });
}

/** The test of every spec: it also fails when a page it opened, in whichever context, broke its own policy. */
export const test = base.extend<{ brokenPolicies: string[] }>({
  brokenPolicies: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const watch = (context: BrowserContext) => watchPolicy(context, found);
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(found);
      browser.off('context', watch);
      if (found.length > 0) throw new Error(`Pages broke their policy:\n${found.join('\n')}`);
    },
    { auto: true },
  ],
});
