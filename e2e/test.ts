import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';

export { expect };

/** What Chromium writes into the console for everything that the Content-Security-Policy of a page stopped. */
const STOPPED = /content security policy/i;

/** Collects into `found` what the pages' policies block in this context. */
function watchPolicy(context: BrowserContext, found: string[]): void {
  context.on('console', (message) => {
    if (STOPPED.test(message.text())) found.push(`${message.location().url}: ${message.text()}`);
  });
}

/** The title of what stands for a dashboard that takes more than a second, and loads it again by itself: server/loading-page.ts. */
const LOADING = /^Loading your Dashboard/;

/** Makes `goto` and `reload` of this page end with the page that was asked for, however long it takes. */
function openToTheEnd(page: Page): void {
  const { goto, reload } = page;
  const past = async <Answer>(answer: Answer, state: Parameters<Page['goto']>[1] = {}): Promise<Answer> => {
    const { waitUntil = 'load' } = state;
    // A page that is left at this moment was one that loads another.
    const isLoading = await page.title().then(
      (title) => LOADING.test(title),
      () => true,
    );
    if (!isLoading) return answer;
    await expect(page).not.toHaveTitle(LOADING, { timeout: 60_000 });
    if (waitUntil !== 'commit') await page.waitForLoadState(waitUntil);
    return answer;
  };
  page.goto = async (url, options) => past(await goto.call(page, url, options), options);
  page.reload = async (options) => past(await reload.call(page, options), options);
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

/**
 * The test of every spec: it also fails when a page it opened, in whichever context, broke its own policy. Pages that it opens are those
 * that it asked for, not what stands for them meanwhile.
 */
export const test = base.extend<{ brokenPolicies: string[]; script: ScriptComes }>({
  script: [given, { option: true }],
  context: async ({ context, script }, use) => {
    await WAYS[script](context);
    await use(context);
  },
  brokenPolicies: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const watch = (context: BrowserContext) => {
        watchPolicy(context, found);
        context.on('page', openToTheEnd);
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(found);
      browser.off('context', watch);
      if (found.length > 0) throw new Error(`Pages broke their policy:\n${found.join('\n')}`);
    },
    { auto: true },
  ],
});
