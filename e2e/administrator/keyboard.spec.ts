import { expectAccessible, overflow } from '../accessible';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

const SIZES = [
  [1280, 900],
  [360, 1_600],
] as const;

for (const [width, most] of SIZES) {
  test(`ten users take at most ${most} px in a window of ${width} px, and addresses do not break within words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dashboard/users?q=mwanzo.example');
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByRole('rowheader')).toHaveCount(10);
    expect((await table.boundingBox())?.height).toBeLessThanOrEqual(most);
    const lines = await table.locator('.email-address').evaluateAll((addresses) =>
      addresses.map((address) => {
        const text = document.createRange();
        text.selectNodeContents(address);
        return text.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(await overflow(page)).toBe(0);
  });
}

test('keyboard shortcuts search, move between rows and show help; they can be switched off', async ({
  page,
}) => {
  await page.goto('/dashboard/users');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  const names = page.getByRole('rowheader').getByRole('link');
  await page.keyboard.press('j');
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(names.first()).toBeFocused();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('j/k?');
  await expect(search).toHaveValue('j/k?');
  await expect(help).toBeHidden();

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help.getByLabel('Use single-key shortcuts').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(help.getByLabel('Use single-key shortcuts')).not.toBeChecked();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await expect(names.first()).not.toBeFocused();
});

test('a row menu closes on Escape and on a click outside, and only one is open at a time', async ({
  page,
}) => {
  await page.goto('/dashboard/internships');
  const menus = page.locator('[name="row-menu"]');
  const open = page.locator('[name="row-menu"][open]');
  await menus.first().locator('summary').click();
  await expect(open).toHaveCount(1);
  await expectAccessible(page);
  await menus.nth(5).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(menus.nth(5).locator('summary')).toBeFocused();
  await menus.first().locator('summary').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(open).toHaveCount(0);
});

test('filters open as a sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/users');
  const role = page.getByLabel('Role', { exact: true });
  await expect(role).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await overflow(page)).toBe(0);
  await role.selectOption('Editor');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/role=editor/);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(role).toBeHidden();
});

test('the numbers on the home page link to what they count', async ({ page }) => {
  await page.goto('/dashboard');
  const open = page.getByRole('link', { name: /: Open internships$/ });
  await expect(open).toHaveAttribute('href', '/dashboard/internships?status=open');
  await expect(page.getByRole('link', { name: /: Submissions waiting$/ })).toHaveAttribute(
    'href',
    '/dashboard/internship-submissions',
  );
  await page.getByRole('link', { name: /: Clicks this week$/ }).click();
  await expect(page).toHaveURL(/#weeks$/);
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internships' })).toBeVisible();
});
