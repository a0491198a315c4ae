import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { clientFor } from '@/dev/testing/client/client-for';
import { startStack, type Stack } from '@/dev/testing/stack/stack';
import { expect, test } from '../test';
import { SCREENS } from './screens';

/** The time in all pictures: noon on a Wednesday in Nairobi. */
const CLOCK = new Date('2026-11-25T09:00:00Z');

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'] as const;

/** Number of colours in a committed picture. Text looks the same, and the file is a third of the size. */
const COLOURS = 32;

/**
 * A pixel differs if its colour differs by more than a tenth. One pixel in 10,000 may differ, which is a
 * letter or two on a wide screen.
 */
const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.0001 };

/** Sample data with a separate clock, which no other test changes. */
let stack: Stack;
const tokens = new Map<string, Promise<string>>();

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack({ sample: true, clock: CLOCK });
});
test.afterAll(() => stack.stop());

function tokenOf(account: string): Promise<string> {
  const known =
    tokens.get(account) ??
    clientFor(stack)
      .logIn(account)
      .then(({ token }) => token);
  tokens.set(account, known);
  return known;
}

async function enterAs(page: Page, account: string): Promise<void> {
  const url = stack.appUrl;
  await page.context().addCookies([
    { name: 'next-auth.session-token', value: await tokenOf(account), url, httpOnly: true },
    { name: 'mwanzo-signed-in', value: '1', url },
  ]);
}

/** Waits for the fonts and the visible pictures. Fails with the names of those that do not load. */
const drawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        // Computing the layout makes the fonts load.
        void document.body.offsetHeight;
        const awaited = [...document.images].filter(
          (image) =>
            image.checkVisibility() &&
            image.getBoundingClientRect().top < innerHeight &&
            !(image.complete && image.naturalWidth > 0),
        );
        return [
          ...[...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
          ...awaited.map(({ src }) => src),
        ];
      }),
    )
    .toEqual([]);

const picture = async (page: Page): Promise<Buffer> =>
  sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();

for (const { name, path, account } of SCREENS) {
  test(`${name} has not changed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(CLOCK);
    if (account) await enterAs(page, account);
    await page.goto(stack.appUrl + (typeof path === 'string' ? path : await path(clientFor(stack))));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await drawn(page);
        const file = `${name}-${size.width}-${colorScheme}.png`;
        expect.soft(await picture(page)).toMatchSnapshot(file, TOLERANCE);
      }
    }
  });
}
