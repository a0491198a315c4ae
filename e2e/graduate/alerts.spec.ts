import { expectAccessible, overflow } from '../accessible';
import { logIn } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const ALERTS = '/dashboard/alerts';
const SEARCH = '/internships?q=welder&county=Kisumu';
const NAME = '“welder”, Kisumu';

withAndWithoutScript((script) => {
  test('a graduate makes an alert of a search, sends it weekly, pauses and removes it', async ({ page }) => {
    const graduate = await client.newUser();
    await enter(page, graduate.token);
    await page.goto(SEARCH);
    await page.getByRole('button', { name: 'E-mail me new listings like these' }).click();
    await expect(page).toHaveURL(ALERTS);
    await expect(page.getByText(`We’ll e-mail you new matches every morning: ${NAME}.`)).toBeVisible();
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: NAME }) });
    await page.getByRole('button', { name: `Send weekly ${NAME}` }).click();
    await expect(row.getByText('On Mondays')).toBeVisible();
    await page.getByRole('button', { name: `Pause ${NAME}` }).click();
    await expect(row.getByText('None while it is paused')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${NAME}` }).click();
    await expect(page.getByText('You have no alerts yet')).toBeVisible();
  });

  test('who is not logged in makes the alert after the log-in', async ({ page }) => {
    const graduate = await client.newUser();
    await page.goto('/internships/in/kisumu');
    await page.getByRole('button', { name: 'E-mail me new listings in Kisumu' }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await logIn(page, graduate.username);
    await page.getByRole('button', { name: 'Create this alert' }).click();
    await expect(page.getByRole('link', { name: 'Kisumu', exact: true })).toBeVisible();
  });
});
