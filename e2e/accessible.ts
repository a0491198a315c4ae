import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** The rules whose verdict depends on colours, which alone differ between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Expects axe to find nothing: by every rule in the light theme, by the rules about colours in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(page, COLOUR_RULES), 'dark').toEqual([]);
}

/** How many pixels the page is wider than the screen, or its content than its box, which clips it. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
