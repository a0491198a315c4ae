import { latestDay } from '@/lib/internships/listings/latest-deadline';
import { expect, test } from '../test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { publishListing } from '../listings';
import { openMenu } from '../people';
import { signIn } from '../signed-in';
import { withAndWithoutScript } from '../with-and-without-script';

const COLUMNS =
  'title,company,industryId,location,duration,applicationDeadline,applyLink,descriptionParagraph';
const rest = `Bonde Farms,10,Nakuru,3 months,${latestDay(new Date())},https://bonde.example,Cows on grass.`;
const file = (...lines: string[]) => ({
  name: 'farms.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([COLUMNS, ...lines].join('\n')),
});

withAndWithoutScript(() => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin');
  });

  test('checks a file, then imports it without choosing it again', async ({ page }) => {
    const title = `Dairy ${uniqueLetters()}`;
    await page.goto('/dashboard');
    await openMenu(page);
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page
      .getByLabel('File of internships')
      .setInputFiles(file(`${title},${rest}`, `${title},${rest}`, `ab,${rest}`));
    await page.getByRole('button', { name: 'Check file' }).click();

    await expect(page.getByRole('heading', { name: 'farms.csv' })).toBeVisible();
    await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
    const row = (table: string) => page.getByRole('table', { name: table }).getByRole('row').nth(1);
    await expect(row('Refused')).toContainText('title: This field requires substantial content');
    await expect(row('Duplicates')).toContainText('Same as row 2');
    await expect(row('Ready to import')).toContainText(`${title}, Bonde Farms`);
    await page.getByRole('checkbox', { name: /^I, .+, have read the listings ticked below/ }).check();
    await page.getByRole('button', { name: 'Import ticked internships' }).click();

    await expect(page.getByText('1 internship imported')).toBeVisible();
    await expect(
      page.getByText(/^Imported on .+ [AP]M\. Left out: 1 duplicate and 1 refused row\.$/),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Ready to import' })).toHaveCount(0);
    await expect(
      row('On the site').getByRole('link', { name: `Already on the site as ${title}` }),
    ).toBeVisible();
    await page.goto(`/internships?q=${title.split(' ').at(-1) ?? ''}`);
    await expect(page.getByRole('listitem').getByRole('link', { name: title })).toBeVisible();
    await page.goto('/dashboard/audit?action=internships+imported');
    await expect(page.getByRole('row').filter({ hasText: 'farms.csv' }).first()).toBeVisible();
  });

  test('imports a possible duplicate only if it is ticked', async ({ page }) => {
    const company = `Bonde ${uniqueLetters()} Farms`;
    await publishListing({ title: 'Dairy Intern', company, location: 'Nakuru' });
    await page.goto('/dashboard/import');
    const here = rest.replace('Bonde Farms', company);
    await page
      .getByLabel('File of internships')
      .setInputFiles(file(`Dairy Interns Wanted,${here}`, `Tractor Mechanic,${here}`));
    await page.getByRole('button', { name: 'Check file' }).click();
    const doubted = page.getByRole('table', { name: 'Check these first' }).getByRole('row').nth(1);
    await expect(doubted).toContainText(`Looks like the same opening as Dairy Intern at ${company}`);
    await expect(doubted.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^I, .+, have read the listings/ }).check();
    await page.getByRole('button', { name: 'Import ticked internships' }).click();
    await expect(page.getByText('1 internship imported')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Check these first' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Import row 2: Dairy Interns Wanted/ }).check();
    await page.getByRole('checkbox', { name: /^I, .+, have read the listings/ }).check();
    await page.getByRole('button', { name: 'Import ticked internships' }).click();
    await expect(page.getByRole('table', { name: 'Check these first' })).toHaveCount(0);
  });

  test('after an unreadable file, the page leads back, with advice', async ({ page }) => {
    await page.goto('/dashboard/import');
    const picker = page.getByLabel('File of internships');
    await picker.setInputFiles({ ...file(), buffer: Buffer.from([0x50, 0x4b, 0, 1]) });
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page).toHaveTitle(/^Error: Import/);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(
      /^The file isn’t UTF-8 text\. Save it as/,
    );
    await expect(picker).toHaveAttribute('aria-invalid', 'true');
  });
});

test('after a file has expired, the page says so', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(`/dashboard/import/${'0'.repeat(24)}`);
  await expect(page.getByRole('heading', { name: 'File not found' })).toBeVisible();
});
