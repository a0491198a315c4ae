import { findBrowser } from '@/dev/testing/browser/chromium';
import bundlePrograms from '@/dev/testing/stack/bundles-setup';
import { startStack } from '@/dev/testing/stack/stack';

/** Starts one stack with the sample data for all browser tests, and passes its addresses in the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeBundles = await bundlePrograms();
  const [browser, stack] = await Promise.all([findBrowser(), startStack({ sample: true })]);
  process.env.E2E_BROWSER = JSON.stringify(browser);
  process.env.E2E_APP_URL = stack.appUrl;
  process.env.E2E_MAIL_URL = stack.mailUrl;
  return async () => {
    await stack.stop();
    await removeBundles();
  };
}
