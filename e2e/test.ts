import { setTimeout as wait } from 'node:timers/promises';
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

/** When the script of public pages comes: as people have it, without waiting for a touch, or on a slow line. */
export type ScriptComes = 'as it comes' | 'at once' | 'held back';

/** Milliseconds for which the script of a public page is held back: its files run together, so that one is enough. */
const HELD_BACK_MS = 3_000;

const WAYS: Record<ScriptComes, (context: BrowserContext) => Promise<unknown>> = {
  'as it comes': async () => undefined,
  'at once': (context) =>
    context.addInitScript(() => addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown')))),
  'held back': (context) =>
    context.route('**/page-script/**', async (route) => {
      await wait(HELD_BACK_MS);
      // The page may have been left meanwhile.
      await route.continue().catch(() => undefined);
    }),
};

const isWay = (given: string | undefined): given is ScriptComes => given !== undefined && given in WAYS;

/** How all tests run that do not say it themselves: E2E_SCRIPT. */
const given = isWay(process.env.E2E_SCRIPT) ? process.env.E2E_SCRIPT : 'as it comes';

/** The test of every spec: it also fails when a page it opened, in whichever context, broke its own policy. */
export const test = base.extend<{ brokenPolicies: string[]; script: ScriptComes }>({
  script: [given, { option: true }],
  context: async ({ context, script }, use) => {
    await WAYS[script](context);
    await use(context);
  },
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
