import type { Page } from 'playwright/test';
import { expectAccessible, overflow } from '../accessible';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';

const ADVERT = [
  'Location: Milimani, Kisumu',
  'Monthly stipend: KES 15,000 to KES 20,000',
  'Apply by Friday, 15 January 2027 at 5:00 pm',
  'Requirements:',
  '- A diploma in agriculture',
  '- A riding licence',
  'How to apply',
  'Bring your certificates on a Monday.',
];

const text = (page: Page) => page.getByRole('region', { name: 'Text of the details file' });
const line = (page: Page, words: string) => text(page).getByRole('button', { name: `Use “${words}` });
const addTo = (page: Page, field: string) =>
  text(page).getByRole('button', { name: `Add to ${field}`, exact: true });
const undo = (page: Page, words: string) =>
  text(page).getByRole('button', { name: `Undo “${words}”`, exact: true });

/** A field of the form: names of lines contain the same words. */
const field = (page: Page, label: string) => page.locator('form').getByLabel(label);

/** Opens a submission of a new employer: the sample one may have only a few pending. */
async function openSubmission(page: Page, location: string, lines: string[]): Promise<void> {
  await signIn(page, 'admin');
  const { token } = await client.newUser({ role: 'employer' });
  const { _id } = await submitListing({ location }, lines, token);
  await page.goto(`/dashboard/internship-submissions/${_id}`);
}

const openAdvert = (page: Page, lines: string[] = ADVERT): Promise<void> =>
  openSubmission(page, 'Our farm', lines);

/** The proposed field is the first one. */
async function expectProposed(page: Page, field: string): Promise<void> {
  await expect(text(page).getByRole('group').getByRole('button').first()).toHaveAccessibleName(
    `Add to ${field}`,
  );
}

test.describe('lines of the details file', () => {
  test('are taken into the field that they propose, or another one, and taken back', async ({ page }) => {
    await openAdvert(page);
    const status = text(page).getByRole('status');

    await line(page, 'Location:').click();
    await expectProposed(page, 'Location');
    await addTo(page, 'Location').click();
    await expect(field(page, 'Location')).toHaveValue('Milimani, Kisumu');
    await expect(field(page, 'County')).toHaveValue('Kisumu');
    await expect(status).toHaveText(/^Replaced Location\. Added to County: /);
    await expect(line(page, 'Location:')).toBeInViewport();
    await undo(page, 'Replaced Location. Added to County').click();
    await expect(field(page, 'Location')).toHaveValue('Our farm');
    await expect(field(page, 'County')).toHaveValue('');

    await line(page, 'Monthly stipend').click();
    await addTo(page, 'Stipend').click();
    await expect(page.getByLabel('From, KES a month')).toHaveValue('15000');
    await expect(page.getByLabel('To, KES a month')).toHaveValue('20000');

    await line(page, 'Apply by').click();
    await addTo(page, 'Application deadline').click();
    await expect(field(page, 'Application deadline')).toHaveValue('2027-01-15T17:00');

    await line(page, 'Requirements').click();
    await expect(text(page).getByLabel('With the 2 lines below')).toBeChecked();
    await addTo(page, 'What we look for').click();
    await expect(status).toHaveText(/^Added to What we look for: /);
    const items = page.getByRole('group', { name: /^What we look for/ }).getByRole('textbox');
    await expect(items).toHaveCount(2);
    await expect(items.nth(0)).toHaveValue('A diploma in agriculture');
    await expect(items.nth(1)).toHaveValue('A riding licence');

    const description = page.getByLabel('Description', { exact: true });
    await description.fill('Cows and maize.');
    await line(page, 'Bring your').click();
    await expectProposed(page, 'How to apply');
    await addTo(page, 'Description').click();
    await expect(description).toHaveValue('Cows and maize.\n\nBring your certificates on a Monday.');
    await description.fill('We grow maize.\n\nBring your certificates on a Monday.');
    await undo(page, 'Added to Description').click();
    await expect(description).toHaveValue('We grow maize.');
    await expect(status).toHaveText('Undone: Added to Description');
    expect(await overflow(page)).toBe(0);
  });

  test('are kept with the draft, and say if they are there already or were edited', async ({ page }) => {
    await openAdvert(page);
    const duration = field(page, 'Duration');
    await line(page, 'Bring your').click();
    await addTo(page, 'How to apply').click();
    await line(page, 'Bring your').click();
    await addTo(page, 'How to apply').click();
    await expect(text(page).getByRole('group').getByText('How to apply already has this')).toBeVisible();
    await addTo(page, 'Duration').click();
    await duration.fill('One Monday');
    await undo(page, 'Replaced Duration').click();
    await expect(text(page).getByRole('status')).toHaveText('You changed Duration, so edit it there');
    await expect(duration).toHaveValue('One Monday');

    const address = page.url();
    await page.goto('/dashboard/profile');
    await page.goto(address);
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(field(page, 'How to apply')).toHaveValue(/\n\nBring your certificates on a Monday\.$/);
  });
});

test(
  'lines are taken by keyboard, with one tab stop for all of them',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAdvert(page);
    await text(page).focus();
    await page.keyboard.press('Tab');
    await expect(line(page, 'Details')).toBeFocused();
    await page.keyboard.press('End');
    await expect(line(page, 'Bring your')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(line(page, 'Details')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(line(page, 'Location:')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(addTo(page, 'Location')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(addTo(page, 'Location')).toBeHidden();
    await expect(line(page, 'Location:')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Location')).toHaveValue('Milimani, Kisumu');
    await expect(line(page, 'Location:')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(undo(page, 'Replaced Location. Added to County')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Location')).toHaveValue('Our farm');
    await expect(line(page, 'Location:')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Download the details' })).toBeFocused();
  },
);

test(
  'a line that makes the applicant pay is marked, and not proposed as pay',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAdvert(page, ['You will pay KES 15,000 a month']);
    await expect(page.getByRole('region', { name: 'Checks' }).getByText('Details file')).toBeVisible();
    await expect(text(page).locator('mark').last()).toContainText('You will pay KES 15,000 a month');
    await line(page, 'You will pay').click();
    await expectProposed(page, 'Description');
  },
);

test('the county is proposed from the place', { tag: '@desktop' }, async ({ page }) => {
  await openSubmission(page, 'Milimani, Kisumu', ADVERT);
  await expect(field(page, 'County')).toHaveValue('Kisumu');
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the details file is plain text', async ({ page }) => {
    await openAdvert(page);
    await expect(text(page)).toContainText('- A riding licence');
    await expect(text(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Press + beside a line')).toBeHidden();
  });
});
