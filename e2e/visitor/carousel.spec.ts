import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../test';
import { holdScript, touch } from '../touch';

const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Featured internships' });
const slides = (page: Page): Locator => carousel(page).getByRole('group', { name: /^\d of \d$/ });
const slide = (page: Page, number: number): Locator => slides(page).nth(number - 1);
const dot = (page: Page, number: number): Locator =>
  carousel(page).getByRole('button', { name: new RegExp(`^${number}: `) });

/** Returns the distance between the centres of a slide and of the window, in pixels. */
const fromTheMiddle = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.round(Math.abs(left + width / 2 - document.documentElement.clientWidth / 2));
  });

async function expectInTheMiddle(page: Page, number: number): Promise<void> {
  await expect.poll(() => fromTheMiddle(slide(page, number))).toBeLessThan(3);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
}

/** Clicks the title of a slide, or its edge if only that is visible. */
async function pressWhatIsSeen(page: Page, number: number): Promise<void> {
  const title = await slide(page, number).getByRole('link').boundingBox();
  const whole = await slide(page, number).boundingBox();
  if (!title || !whole) throw new Error(`the slide ${number} is not there`);
  const isSeen = title.x + title.width < (page.viewportSize()?.width ?? 0);
  await page.mouse.click((isSeen ? title : whole).x + 6, title.y + title.height / 2);
}

test.describe('the featured internships', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/internships');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('are labelled, and the fourth of seven stays in the middle', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(slides(page)).toHaveCount(7);
    await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide');
    await expectInTheMiddle(page, 4);
    await page.clock.fastForward('01:00:00');
    await expectInTheMiddle(page, 4);
  });

  test('a dot, an arrow and a key centre a slide, and announce it', async ({ page }) => {
    await dot(page, 4).click();
    await expectInTheMiddle(page, 4);
    const name = await slide(page, 4).getByRole('link').innerText();
    await expect(carousel(page).getByRole('status')).toHaveText(new RegExp(`^${name} at .+, 4 of 7$`));
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expectInTheMiddle(page, 5);
    await dot(page, 5).focus();
    await page.keyboard.press('ArrowLeft');
    await expectInTheMiddle(page, 4);
    await expect(dot(page, 4)).toBeFocused();
    // The focus already announces it.
    await expect(carousel(page).getByRole('status')).toBeEmpty();
    await page.keyboard.press('End');
    await expectInTheMiddle(page, 7);
    await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Home');
    await expectInTheMiddle(page, 1);
  });

  test('a click centres a slide, and the next click opens it', async ({ page }) => {
    await dot(page, 3).click();
    await expectInTheMiddle(page, 3);
    const box = await slide(page, 4).boundingBox();
    if (!box) throw new Error('the fourth slide is not there');
    await page.mouse.click(box.x + 6, box.y + box.height / 2);
    await expectInTheMiddle(page, 4);
    await expect(page).toHaveURL(/\/internships$/);
    const link = slide(page, 4).getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/featured-internships\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('swiping moves the slides, and the dots follow', async ({ page }) => {
    await dot(page, 3).click();
    await expectInTheMiddle(page, 3);
    await slide(page, 3).hover();
    await page.mouse.wheel(400, 0);
    await expect(dot(page, 3)).not.toHaveAttribute('aria-current');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('Tab centres each link, and Enter opens it', async ({ page }) => {
    await touch(page);
    await slide(page, 1).getByRole('link').focus();
    await page.keyboard.press('Home');
    await expectInTheMiddle(page, 1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expectInTheMiddle(page, 3);
    const title = await slide(page, 3).getByRole('link').innerText();
    await expect(slide(page, 3).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('the page opens with the middle slide centred, without scrolling to it', async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    const watch = () => {
      const row = document.querySelector('.carousel-row');
      if (row) positions.push(row.scrollLeft);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Object.assign(window, { positions });
  });
  await page.goto('/internships');
  const positions = () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  // One second of frames, which is longer than smooth scrolling takes.
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(60);
  expect(new Set(await positions()).size).toBe(1);
  expect(await fromTheMiddle(slide(page, 4))).toBeLessThan(3);
});

test('a slide focused before the script loads is centred once it loads', async ({ page }) => {
  await page.goto('/internships');
  const release = await holdScript(page);
  await slide(page, 1).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(slide(page, 2).getByRole('link')).toBeFocused();
  release();
  await expectInTheMiddle(page, 2);
});

for (const [screen, width] of [
  ['a desk', 1280],
  ['a phone', 360],
] as const) {
  test.describe(`the first click, on ${screen}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/internships');
      await slide(page, 4).scrollIntoViewIfNeeded();
    });

    test('on the title of a slide at the side centres it, and the next one opens it', async ({ page }) => {
      const release = await holdScript(page);
      const title = await slide(page, 5).getByRole('link').innerText();
      await pressWhatIsSeen(page, 5);
      await expect(slide(page, 5).getByRole('link')).toHaveAttribute('aria-busy', 'true');
      release();
      await expectInTheMiddle(page, 5);
      await expect(page).toHaveURL(/\/internships$/);
      await slide(page, 5).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('on the slide in the middle opens it', async ({ page }) => {
      const title = await slide(page, 4).getByRole('link').innerText();
      await slide(page, 4).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('by key opens the focused slide', async ({ page }) => {
      const release = await holdScript(page);
      const link = slide(page, 6).getByRole('link');
      const title = await link.innerText();
      await link.focus();
      await page.keyboard.press('Enter');
      release();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('for a new tab opens one, and does not move the slides', async ({ page, context }) => {
      const href = await slide(page, 5).getByRole('link').getAttribute('href');
      const asked = context.waitForEvent('request', (request) => request.url().endsWith(href ?? 'none'));
      await page.keyboard.down('Control');
      await pressWhatIsSeen(page, 5);
      await page.keyboard.up('Control');
      await asked;
      await expect(slide(page, 5).getByRole('link')).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(/\/internships$/);
    });
  });
}

test('centres a slide even while the row is moving', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await page.goto('/internships');
  await slide(page, 2).getByRole('link').focus();
  await page.keyboard.press('Shift');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  await expectInTheMiddle(page, 2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('featured internships are a scrollable row of links', async ({ page }) => {
    await page.goto('/internships');
    await expect(slides(page)).toHaveCount(7);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    const link = slide(page, 7).getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
