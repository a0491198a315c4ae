import type { Page } from 'playwright/test';
import { asOlderBrowsersRead, compileSheet, type Sheet } from '@/dev/testing/browser/sheets';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

/** Pages of each kind, with the account that opens them, and the least number of styles to compare: 70 % of those counted. */
const PAGES: readonly { path: string; who?: string; least: number }[] = [
  { path: '/', least: 850 },
  { path: '/internships', least: 800 },
  { path: '/internships?q=intern&pay=paid', least: 900 },
  { path: '/employers', least: 200 },
  { path: '/career-tips/keep-learning', least: 260 },
  { path: '/contact-us', least: 230 },
  { path: '/developers', least: 3_800 },
  { path: '/feeds', least: 560 },
  { path: '/hiring', least: 240 },
  { path: '/login', least: 210 },
  { path: '/register', least: 360 },
  { path: '/dashboard', who: 'graduate', least: 380 },
  { path: '/dashboard/profile', who: 'graduate', least: 480 },
  { path: '/dashboard/career', who: 'graduate', least: 550 },
  { path: '/dashboard', who: 'employer', least: 370 },
  { path: '/dashboard/employer-internships', who: 'employer', least: 450 },
  { path: '/dashboard/employer-internships/submit', who: 'employer', least: 560 },
  { path: '/dashboard', who: 'admin', least: 720 },
  { path: '/dashboard/users', who: 'admin', least: 700 },
  { path: '/dashboard/internship-submissions?state=all', who: 'admin', least: 460 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Replaces the rules in the page's style sheets, except for fonts. */
const restyle = (page: Page, css: readonly string[]): Promise<unknown> =>
  page.evaluate((texts) => {
    const add = (textContent: string) =>
      document.head.append(Object.assign(document.createElement('style'), { textContent }));
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const rules = [...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
      const fonts = rules.filter((rule) => /^@font-face|_(?:className|variable)\b/.test(rule));
      link.disabled = true;
      const absolute = (_: string, address: string) => `url("${new URL(address, link.href).href}")`;
      add(fonts.join('\n').replace(/url\("([^"]+)"\)/g, absolute));
    }
    texts.forEach(add);
    document.body.getBoundingClientRect();
    return document.fonts.ready.then(() => null);
  }, css);

/** Restores the page's style sheets. */
const unstyle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      link.disabled = false;
    for (const style of document.head.querySelectorAll('style')) style.remove();
  });

type Look = [name: string, style: string];

/** Reads the computed styles of every element and of its pseudo-elements. */
const looks = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const all: [string, string][] = [];
    const properties = [...getComputedStyle(document.body)].filter((one) => !one.startsWith('--'));
    for (const element of document.querySelectorAll('html, body, body *:not(script, style, svg *)')) {
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      for (const pseudo of [
        '',
        '::before',
        '::after',
        ...(element.matches('input') ? ['::placeholder'] : []),
      ]) {
        const style = getComputedStyle(element, pseudo || null);
        if (/^::[ab]/.test(pseudo) && style.content === 'none') continue;
        all.push([
          name + pseudo,
          properties.map((one) => `${one}: ${style.getPropertyValue(one)}`).join('\n'),
        ]);
      }
    }
    return all;
  });

/** Replaces logical properties with physical ones, for text that runs from left to right. */
const sided = (style: string): string =>
  style
    .replace(/^text-align: start$/m, 'text-align: left')
    .replace(/^text-align: end$/m, 'text-align: right');

/** Returns how the styles of a page differ between two readings. */
function differences(found: readonly Look[], wanted: readonly Look[]): string[] {
  return wanted.flatMap(([name, style], at) => {
    const [, other = ''] = found[at] ?? [];
    if (sided(other) === sided(style)) return [];
    const lines = new Set(other.split('\n'));
    return [
      `${name}: ${style
        .split('\n')
        .filter((line) => !lines.has(line))
        .slice(0, 6)
        .join('; ')}`,
    ];
  });
}

const sheetsOf = async (page: Page, compiled: Record<Sheet, string>): Promise<string[]> =>
  (await page.locator('link[rel=stylesheet]').count()) > 1
    ? [compiled.globals, compiled.tools]
    : [compiled.globals];

async function open(page: Page, { path, who }: (typeof PAGES)[number]): Promise<void> {
  if (who) await signIn(page, who);
  await page.goto(path, { waitUntil: 'networkidle' });
}

let compiling: Promise<Record<Sheet, string>> | undefined;
const layered = () =>
  (compiling ??= Promise.all([compileSheet('globals'), compileSheet('tools')]).then(([globals, tools]) => ({
    globals,
    tools,
  })));

for (const one of PAGES) {
  test(`every element of ${one.path} as ${one.who ?? 'visitor'} looks as the layers define`, async ({
    page,
  }) => {
    const compiled = await layered();
    await open(page, one);
    const other: string[] = [];
    let compared = 0;
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const shipped = await looks(page);
      await restyle(page, await sheetsOf(page, compiled));
      const wanted = await looks(page);
      compared += wanted.length;
      other.push(...differences(shipped, wanted).map((line) => `${width} px: ${line}`));
      await unstyle(page);
    }
    expect(other).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(one.least);
  });
}

/** Shows the page as an older browser would, with only the rules that it understands. */
async function asOlderBrowserShows(page: Page): Promise<void> {
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const texts = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()));
  await restyle(page, texts.map(asOlderBrowsersRead));
}

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .locator('visible=true')
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Finds elements that make the page wider than the screen, except inside elements that scroll. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
          .filter((one) => !isCut(one.parentElement) || getComputedStyle(one).position === 'absolute')
          .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`);
  });

test('a browser without layers folds the footer on phones only', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'For developers' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/internships', { waitUntil: 'networkidle' });
  await asOlderBrowserShows(page);
  await expect(link).toBeHidden();
  await footer.locator('summary').click();
  await expect(link).toBeVisible();
  await footer.locator('summary').click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(link).toBeVisible();
  await expect(footer.locator('summary')).toBeHidden();
});

test('a browser without layers shows colours, sizes, buttons and layout', async ({ page }) => {
  for (const [path, who] of [['/'], ['/internships'], ['/login'], ['/dashboard', 'graduate']] as const) {
    if (who) await signIn(page, who);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await asOlderBrowserShows(page);
    if (process.env.LOOK)
      await page.screenshot({ path: `test-results/older${path.replaceAll('/', '-')}.png` });
    expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(250, 246, 236)');
    expect(await styleOf(page, 'body', 'color')).toBe('rgb(21, 34, 27)');
    expect(await styleOf(page, 'body', 'font-size')).toBe('17px');
    expect(await styleOf(page, 'body', 'margin-left')).toBe('0px');
    expect(await styleOf(page, '.page', 'padding-left')).toBe('16px');
    expect(await styleOf(page, 'main .page, main', 'display')).not.toBe('inline');
    expect(Number.parseFloat(await styleOf(page, 'h1', 'font-weight'))).toBeGreaterThanOrEqual(700);
    expect(await styleOf(page, 'main a', 'color')).toMatch(
      /^rgb\((?:20, 89, 58|21, 34, 27|255, 253, 247)\)$/,
    );
    const button = page.locator('.button-primary').locator('visible=true').first();
    if (await button.count()) {
      expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(20, 89, 58)');
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    }
    expect([path, await wide(page)]).toEqual([path, []]);
  }
});
