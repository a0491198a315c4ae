import { expectAccessible, overflow } from '../accessible';
import { publishListing } from '../listings';
import { logIn } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const SAVED = '/dashboard/saved';

withAndWithoutScript((script) => {
  test('a graduate saves an internship on its page, and removes it again', async ({ page }) => {
    const graduate = await client.newUser();
    const { path, title } = await publishListing();
    await enter(page, graduate.token);
    await page.goto(path);
    await page.getByRole('button', { name: 'Save for later' }).click();
    await expect(page).toHaveURL(SAVED);
    await expect(page.getByText(`${title} is saved. We remind you before it closes.`)).toBeVisible();
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(page.getByText('You have not saved any internships yet')).toBeVisible();
  });

  test('who is not logged in saves after the log-in', async ({ page }) => {
    const graduate = await client.newUser();
    const { path, title } = await publishListing();
    await page.goto(path);
    await page.getByRole('button', { name: 'Save for later' }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await logIn(page, graduate.username);
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
  });
});
