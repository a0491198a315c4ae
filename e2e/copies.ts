import { expect, type BrowserContext, type Page, type Worker } from 'playwright/test';
import { logIn } from './people';
import { touch } from './touch';

/** Waits until the service worker will cache the pages opened from now on. */
const whenReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Checks whether the device has a copy of this page. */
export const isKept = (page: Page, path: string) => () =>
  page.evaluate((wanted) => caches.match(wanted).then((found) => found !== undefined), path);

/** The paths of all copies of pages, without their files. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(?:own|pages)-/.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Opens the home page, touches it, and waits for the service worker. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await touch(page);
  await whenReady(page);
  await expect.poll(isKept(page, '/offline')).toBe(true);
}

/** Opens a page and waits for its copy. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(isKept(page, path)).toBe(true);
}

export const OWN_PATHS = ['/dashboard/saved', '/dashboard/my-internships'];

/** Logs a graduate in and opens the personal pages that are cached. */
export async function keepOwn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, username);
  for (const path of OWN_PATHS) await opened(page, path);
}

/** Expects that the device has no personal copy, and none of any page in `also`. */
export async function expectGone(page: Page, also: string[] = []): Promise<void> {
  for (const path of [...OWN_PATHS, ...also]) await expect.poll(isKept(page, path), path).toBe(false);
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker;
}

/** Moves the clock of the service worker, but not its timers. */
export const setClock = async (context: BrowserContext, time: number): Promise<void> =>
  (await workerOf(context)).evaluate((now) => {
    Date.now = () => now;
  }, time);
