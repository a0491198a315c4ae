import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { openMenu } from '../people';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const FACTS = /^Row \d · Closes \w{3} \d{1,2}, \d{4} · KES 15,000–20,000 a month · Nakuru$/;

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { fileName: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function check(page: Page, name: string, text: string) {
  await page
    .getByLabel('File of internships')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

withAndWithoutScript(() => {
  test('an editor imports rows of the template, then corrects the refused one', async ({ page }) => {
    const [title, other] = [`Milk ${uniqueLetters()}`, `Hay ${uniqueLetters()}`];
    await signIn(page, 'editor');
    await page.goto('/dashboard');
    await openMenu(page);
    await page.getByRole('link', { name: 'Import', exact: true }).click();

    const template = await download(page, 'Download a template');
    expect(template.fileName).toBe('Import template.csv');
    const [header = '', ...lines] = template.text.trimEnd().split('\r\n');
    const example = lines.join('\r\n');
    const own = (one: string) => example.replace('Example: Farm Records Intern', one);
    await check(page, 'farms.csv', [header, own(title), own('ab'), own(other), example].join('\r\n'));

    const ready = page.getByRole('table', { name: 'Ready to import' });
    await expect(ready.getByRole('rowheader')).toContainText([title, other]);
    await expect(ready.getByText(FACTS)).toHaveCount(2);
    await expect(page.getByRole('table', { name: 'Refused' })).not.toContainText('Closes');
    const doubted = page.getByRole('table', { name: 'Check these first' });
    await expect(doubted).toContainText('This is the example row of the template');
    await expect(doubted.getByRole('checkbox')).not.toBeChecked();

    await ready.getByRole('checkbox', { name: `Import row 4: ${other}` }).uncheck();
    await page.getByRole('button', { name: 'Import ticked internships' }).click();
    await expect(page).toHaveTitle(/^Error: farms\.csv/);
    const consent = page.getByRole('checkbox', { name: /^I, .+, have read the listings ticked below/ });
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^Confirm that you’ve read/);
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await expect(ready.getByRole('checkbox', { name: `Import row 2: ${title}` })).toBeChecked();
    await expect(ready.getByRole('checkbox', { name: `Import row 4: ${other}` })).not.toBeChecked();
    await consent.check();
    await page.getByRole('button', { name: 'Import ticked internships' }).click();
    await expect(page.getByText('1 internship imported')).toBeVisible();

    const refused = await download(page, 'Download the refused rows');
    expect(refused.fileName).toBe('Refused rows, farms.csv');
    expect(refused.text).toContain('title: This field requires substantial content,ab,Example Farms,');
    expect(refused.text).not.toContain(title);
    await page.getByRole('link', { name: 'Check another file' }).click();
    await check(page, 'mended.csv', refused.text.replace(',ab,', `,Mended ${title},`));
    await expect(page.getByText('Columns we don’t use')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Refused' })).toHaveCount(0);
    const mended = page.getByRole('rowheader', { name: `Mended ${title}` });
    await expect(mended.getByText(FACTS)).toBeVisible();
  });

  test('without a file, the page says so instead of the browser', async ({ page }) => {
    await signIn(page, 'editor');
    await page.goto('/dashboard/import');
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page).toHaveTitle(/^Error: Import/);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Please select a file!' })).toBeVisible();
    await expect(page.getByLabel('File of internships')).toHaveAttribute('aria-invalid', 'true');
  });
});
