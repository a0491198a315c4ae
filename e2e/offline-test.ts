import { startProxy, type Proxy } from './proxy';
import { test as base } from './test';

export { expect } from './test';

/** The test function of specs with a service worker, whose requests only a proxy controls. */
export const test = base.extend<{ line: Proxy }>({
  serviceWorkers: 'allow',
  line: async ({}, use) => {
    const proxy = await startProxy(process.env.E2E_APP_URL ?? '');
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
