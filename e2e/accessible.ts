import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** The rules about colours. Nothing else differs between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Reporting only violations saves a fifth of the time. Legacy mode does not load axe again in an empty page
  // for each run. It also checks frames of our own site.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Expects axe to find nothing, with every rule in the light theme and with the colour rules in the dark
 * theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(page, COLOUR_RULES), 'dark').toEqual([]);
}

/** Returns by how many pixels the page overflows the screen, or its content overflows the `main` element, whichever is more. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** The width of a 1280-pixel screen at 400 % zoom. Content must fit without scrolling sideways. */
const NARROW = 320;

/** Text spacing as in WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Finds visible controls that extend beyond the window, except inside elements that scroll sideways. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"]');
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (control) => !scrolls(control.parentElement) && control.closest('[aria-hidden="true"]') === null,
      )
      .filter((control) => {
        const { left, right, width, height } = control.getBoundingClientRect();
        // Text only for screen readers is one pixel wide.
        return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((control) => {
        const { left, right } = control.getBoundingClientRect();
        const name = control.textContent.trim() || control.getAttribute('aria-label') || control.tagName;
        return `${name.slice(0, 60)}: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`;
      });
  });

/**
 * Expects every control to fit in a window 320 pixels wide: unchanged, with wider text spacing, and with text
 * at twice the size.
 */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  expect(await cutOff(page), 'at 320 pixels').toEqual([]);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  expect(await cutOff(page), 'at 320 pixels with text spaced').toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 2 * NARROW, height: 640 });
  expect(await cutOff(page), 'with text of twice the size').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (size) await page.setViewportSize(size);
  // On a phone, Chromium keeps the scale of the wider window, so that clicks would miss the buttons.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await devTools.detach();
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
}
