import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { allParts } from './all-parts';

export { expect };

/** Chromium's console message about a violation of the Content-Security-Policy. */
const STOPPED = /content security policy/i;

/** Adds each policy violation of the pages in this context to `found`. */
function watchPolicy(context: BrowserContext, found: string[]): void {
  context.on('console', (message) => {
    if (STOPPED.test(message.text())) found.push(`${message.location().url}: ${message.text()}`);
  });
}

/** Makes `goto` and `reload` on this page wait for all parts of the page. */
function waitForAllParts(page: Page): void {
  const { goto, reload } = page;
  const complete = async <Answer>(
    answer: Answer,
    state: Parameters<Page['goto']>[1] = {},
  ): Promise<Answer> => {
    if (state.waitUntil !== 'commit') await allParts(page);
    return answer;
  };
  page.goto = async (url, options) => complete(await goto.call(page, url, options), options);
  page.reload = async (options) => complete(await reload.call(page, options), options);
}

/**
 * When the script of public pages loads: at the first touch as usual, immediately, or late, as if over a slow
 * connection.
 */
export type ScriptComes = 'as it comes' | 'at once' | 'held back';

/** Milliseconds by which the script of a public page is delayed. Its files load in parallel, so one delay is enough. */
const HELD_BACK_MS = 3_000;

const WAYS: Record<ScriptComes, (context: BrowserContext) => Promise<unknown>> = {
  'as it comes': async () => undefined,
  'at once': (context) =>
    context.addInitScript(() => addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown')))),
  'held back': (context) =>
    context.route('**/page-script/**', async (route) => {
      await wait(HELD_BACK_MS);
      // The page may be closed by now.
      await route.continue().catch(() => undefined);
    }),
};

const isWay = (given: string | undefined): given is ScriptComes => given !== undefined && given in WAYS;

/** The default for tests that do not set it: E2E_SCRIPT. */
const given = isWay(process.env.E2E_SCRIPT) ? process.env.E2E_SCRIPT : 'as it comes';

/**
 * The test function of every spec. A test also fails if a page that it opened, in any context, violated its
 * policy. Opening a page waits for all its parts.
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
        context.on('page', waitForAllParts);
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
