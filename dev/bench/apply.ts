import type { Page } from 'playwright';
import { onePagePdf } from '../sample/pdf';
import { launchBrowser } from '../testing/browser/launch-browser';
import { clientFor } from '../testing/client/client-for';
import { resumeForm } from '../testing/client/file-form';
import { startStack } from '../testing/stack/stack';
import { startCountingProxy } from './counting-proxy';
import { rounded, type Outcome, type Row } from './figure';
import { PHONE } from './weigh';

/** Maximum kilobytes sent from the home page to an application, logged in, with an empty cache. */
const MAX_KB = 300;

const WORDS = 'Junior Web Developer Intern';

/** The steps from the home page to an application. */
const STEPS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the home page', (page) => page.goto('/')],
  [
    'the search results',
    async (page) => {
      await page.getByRole('combobox', { name: /title, company or place/i }).fill(WORDS);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { name: 'Find an internship' }).waitFor();
    },
  ],
  [
    'the listing',
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: WORDS, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: WORDS }).waitFor();
    },
  ],
  [
    'the application',
    async (page) => {
      await page.getByRole('button', { name: 'Apply Now' }).first().click();
      await page.getByRole('button', { name: 'Use My Current Resume' }).click();
      await page.getByText('cv.pdf').waitFor();
      await page.getByRole('button', { name: 'Apply Now' }).first().click();
      await page.getByText('Application saved: one step left').waitFor();
    },
  ],
];

/**
 * Measures how many bytes a phone with an empty cache needs to find a listing and apply to it. Counts everything that the service sends.
 */
export async function measure(): Promise<Outcome> {
  const proxy = await startCountingProxy();
  const stack = await startStack({ sample: true, address: proxy.url });
  const browser = await launchBrowser([]);
  try {
    proxy.leadTo(stack.appUrl);
    const { newUser, api } = clientFor(stack);
    const { token } = await newUser();
    const form = resumeForm(onePagePdf('Akinyi Otieno', ['Excel']), 'cv.pdf');
    await api('POST', '/api/users/upload-resume', { token, form });
    const context = await browser.newContext({ ...PHONE, baseURL: proxy.url });
    await context.addCookies([
      { name: 'next-auth.session-token', value: token, url: proxy.url, httpOnly: true },
      { name: 'mwanzo-signed-in', value: '1', url: proxy.url },
    ]);
    const page = await context.newPage();
    const rows: Row[] = [];
    let before = 0;
    for (const [step, take] of STEPS) {
      await take(page);
      await page.waitForLoadState('networkidle');
      rows.push({ step, KB: rounded((proxy.bytes() - before) / 1024, 1) });
      before = proxy.bytes();
    }
    const figure = {
      name: 'total size from the home page to an application',
      value: rounded(before / 1024, 1),
    };
    return { figures: [{ ...figure, unit: 'KB', bar: { most: MAX_KB }, margin: 0.02 }], rows };
  } finally {
    await browser.close();
    await stack.stop();
    await proxy.stop();
  }
}
