import type { Page } from 'playwright/test';
import { expectAccessible, overflow } from '../accessible';
import { publishListing } from '../listings';
import { logIn, logOut } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';
import { withAndWithoutScript } from '../with-and-without-script';

const SAVED = '/dashboard/saved';

/** Saves the listing on this page. Without JavaScript, this leads to the saved listings. */
async function saveHere(page: Page, script: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Save for later' }).click();
  if (script)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
}

withAndWithoutScript((script) => {
  test('a graduate saves an internship on its page, and removes it again', async ({ page }) => {
    const graduate = await client.newUser();
    const { path, title } = await publishListing();
    await enter(page, graduate.token);
    await page.goto(path);
    const isSaved = script && page.waitForResponse(/\/api\/users\/saved\//);
    await saveHere(page, script);
    await isSaved;
    if (script) await page.goto(SAVED);
    else await expect(page.getByText(`${title} is saved. We’ll remind you before it closes.`)).toBeVisible();
    await expect(page).toHaveURL(SAVED);
    if (!script) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Save for later' })).toBeHidden();
      await page
        .getByRole('link', { name: `Saved ${title}`, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(SAVED);
    }
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(page.getByText('You haven’t saved any internships yet')).toBeVisible();
  });

  test('a visitor saves on the device, and the account has it after the log-in', async ({ page }) => {
    const graduate = await client.newUser();
    const [{ path, title }, other] = [await publishListing(), await publishListing()];
    for (const { path: one } of [other, { path }]) {
      await page.goto(one);
      await saveHere(page, script);
    }
    if (script) await page.goto('/saved');
    else await expect(page.getByText(`${title} is saved on this device.`)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(title), new RegExp(other.title)]);
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: `Remove ${other.title}` }).click();
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(title)]);

    await page.getByRole('link', { name: 'Log in to keep them' }).click();
    await logIn(page, graduate.username);
    await expect(page).toHaveURL(SAVED);
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(title)]);
    await page.goto('/saved');
    await expect(page).toHaveURL(SAVED);
    await logOut(page);
    await page.goto('/saved');
    await expect(page.getByText('Nothing saved on this device yet')).toBeVisible();
  });
});

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Saved? ${title}$`) });

const PEOPLE = ['a visitor', 'a graduate'] as const;

/** Presses the heart. For a logged-in user, it is saved once the service has responded. */
async function pressHeart(page: Page, title: string, who: (typeof PEOPLE)[number]): Promise<void> {
  const isKept = who === 'a graduate' && page.waitForResponse(/\/api\/users\/saved\//);
  await heart(page, title).first().click();
  await isKept;
}

for (const who of PEOPLE) {
  test(`the heart in a row saves for ${who} without leaving the page, and is still filled after a reload`, async ({
    page,
  }) => {
    const { title } = await publishListing();
    const list = `/internships?q=${encodeURIComponent(title)}`;
    if (who === 'a graduate') await enter(page, (await client.newUser()).token);
    await page.goto(list);
    await pressHeart(page, title, who);
    await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(list);
    await page.goto('/saved');
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(title)]);

    await page.goto(list);
    await touch(page);
    await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'true');
    await pressHeart(page, title, who);
    await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/saved');
    await expect(
      page.getByText(/Nothing saved on this device yet|You haven’t saved any internships yet/),
    ).toBeVisible();
  });
}

test('when the device’s list is full, a message says so and what to do', async ({
  page,
  context,
  baseURL,
}) => {
  const { path } = await publishListing();
  const ids = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(24, 'a'));
  await context.addCookies([{ name: 'mwanzo-saved', value: ids.join('.'), url: baseURL ?? '' }]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('You can save up to 20 internships on this device.')).toBeVisible();
});
