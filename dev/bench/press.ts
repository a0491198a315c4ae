import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../testing/browser/launch-browser';
import { startStack } from '../testing/stack/stack';
import { rounded, type Outcome } from './figure';
import { openSlowly } from './slow-phone';
import { templates } from './templates';
import { middle } from './times';

const RUNS = 5;

/** Maximum milliseconds until a press is acknowledged, and until its action is complete. */
const MAX_SHOWN = 100;
const MAX_DONE = 2_000;

/** A press on a control that needs JavaScript. */
interface Press {
  on: string;
  control: string;
  /** Matches what appears once the action is complete. */
  done: string;
}

const PRESSES: readonly Press[] = [
  {
    on: 'internships',
    control: '[aria-label="Next slide"]',
    done: '[data-dot][aria-current][aria-label^="5:"]',
  },
  { on: 'industry', control: '.listing-row .save', done: '.listing-row .save[aria-pressed="true"]' },
  { on: 'listing', control: '[data-unless-applied]', done: '[data-unless-applied][aria-disabled="true"]' },
];

interface Times {
  shown: number;
  done: number;
}

/**
 * Waits in the page for the next press. Returns the milliseconds until the frame that acknowledges the press and until the frame that
 * shows its result. The function is a string, because the compiler would add calls to helpers that the page does not have.
 */
const timePress = (page: Page, done: string): Promise<Times> =>
  page.evaluate<Times>(`new Promise((resolve) => addEventListener('click', ({ timeStamp }) => {
    let shown;
    requestAnimationFrame(function look() {
      const after = performance.now() - timeStamp;
      const isDone = document.querySelector(${JSON.stringify(done)}) !== null;
      if (isDone || document.querySelector('[aria-busy="true"]')) shown ??= after;
      if (isDone) resolve({ shown, done: after });
      else requestAnimationFrame(look);
    });
  }, { capture: true, once: true }))`);

/** Opens a page and presses the control as soon as it appears. */
async function pressOnce(browser: Browser, url: string, { control, done }: Press): Promise<Times> {
  const page = await openSlowly(browser, url);
  const times = timePress(page, done);
  await page.locator(control).first().click();
  const found = await times;
  await page.context().close();
  return found;
}

/**
 * Measures the first press on controls that need JavaScript, on a processor slowed down four times and a slow 4G connection: the median of
 * five first visits.
 */
export async function measure(): Promise<Outcome> {
  const stack = await startStack({ sample: true });
  const browser = await launchBrowser([]);
  const outcome: Outcome = { figures: [], rows: [] };
  try {
    const all = await templates(stack);
    for (const press of PRESSES) {
      const { path = '/' } = all.find(({ name }) => name === press.on) ?? {};
      const times: Times[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await pressOnce(browser, stack.appUrl + path, press));
      const shown = rounded(middle(times.map((one) => one.shown)));
      const done = rounded(middle(times.map((one) => one.done)));
      outcome.rows.push({ page: press.on, 'acknowledged after, ms': shown, 'complete after, ms': done });
      outcome.figures.push(
        { name: `${press.on}: press acknowledged`, value: shown, unit: 'ms', bar: { most: MAX_SHOWN } },
        { name: `${press.on}: action complete`, value: done, unit: 'ms', bar: { most: MAX_DONE } },
      );
    }
    return outcome;
  } finally {
    await browser.close();
    await stack.stop();
  }
}
