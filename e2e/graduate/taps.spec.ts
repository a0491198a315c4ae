import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { pdf } from '../files';
import { EMPLOYERS_PAGE, publishListing } from '../listings';
import { enter } from '../signed-in';
import { client } from '../stack';
import { Taps } from '../taps';
import { expect, test } from '../test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sent = (page: Page) => page.getByRole('heading', { name: 'Application saved: one step left' });

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a visitor without an account applies with at most 14 taps', async ({ page }) => {
    const taps = new Taps();
    const [listing, email] = [await publishListing(), `${uniqueLetters()}@people.example`];
    await page.goto(listing.path);
    await taps.press(page.getByRole('main').getByRole('button', { name: 'Apply Now' }));
    await taps.press(page.getByRole('main').getByRole('link', { name: 'Get Account' }));
    await taps.type(page.getByLabel('First name'), 'Akinyi');
    await taps.type(page.getByLabel('Last name'), uniqueLetters());
    await taps.type(page.getByLabel('Phone number'), '0712345678');
    await taps.type(page.getByRole('textbox', { name: 'Email', exact: true }), email);
    await taps.type(page.getByLabel('Password', { exact: true }), TEST_PASSWORD);
    await taps.press(page.getByLabel('Yes', { exact: true }));
    await taps.press(page.getByLabel(/I am at least 16 years old/));
    await taps.press(page.getByRole('button', { name: 'Get Account' }));
    await expect(page.getByText('Check your email inbox to verify your email.')).toBeVisible();

    const [mail] = await client.mailsTo(email);
    if (!mail) throw new Error(`no mail came to ${email}`);
    taps.count += 1;
    await page.goto(client.linkIn(mail, '/verify-email/'));
    await taps.press(page.getByRole('link', { name: 'Continue your application' }));
    const password = page.getByLabel('Password', { exact: true });
    await taps.type(password, TEST_PASSWORD);
    await password.press('Enter');
    await taps.attach(page.getByLabel('Upload your CV'), pdf('Akinyi.pdf', 'Akinyi Otieno'));
    await taps.press(button(page, 'Apply Now'));
    await expect(sent(page)).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(14);
  });

  test('a graduate saves three listings and sets an alert with at most 7 taps', async ({ page }) => {
    const taps = new Taps();
    const [graduate, company] = [await client.newUser(), `Kisima ${uniqueLetters()}`];
    for (let made = 0; made < 3; made++) await publishListing({ company });
    await enter(page, graduate.token);
    await page.goto('/');
    const words = page.getByRole('combobox', { name: /title, company or place/i });
    await taps.type(words, company);
    await words.press('Enter');
    const hearts = page
      .getByRole('region', { name: 'Results', exact: true })
      .getByRole('button', { name: /^Save / });
    await expect(hearts).toHaveCount(3);
    for (let left = 3; left > 0; left--) {
      await taps.press(hearts.first());
      await expect(hearts).toHaveCount(left - 1);
    }
    await taps.press(button(page, 'E-mail me new internships like these'));
    await expect(page.getByText(/^We’ll e-mail you new matches every morning/)).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(7);
  });

  test('a graduate makes a CV and applies with at most 18 taps', async ({ page, context }) => {
    const taps = new Taps();
    const graduate = await client.newUser();
    const listing = await publishListing({ applyLink: EMPLOYERS_PAGE });
    await context.route(EMPLOYERS_PAGE, (route) => route.fulfill({ body: 'employer' }));
    await enter(page, graduate.token);
    await page.goto('/dashboard');
    await taps.press(page.getByRole('main').getByRole('link', { name: 'career profile' }));
    await taps.type(page.getByLabel('School'), 'Maseno University');
    await taps.type(page.getByLabel('Course'), 'Bachelor of Commerce');
    await taps.type(page.getByLabel('Skills'), 'Excel, customer care');
    await taps.press(page.locator('summary').filter({ hasText: 'Experience' }).first());
    await taps.type(page.getByLabel('What you did').first(), 'Attaché');
    await taps.type(page.getByLabel('From').first(), '2025-05');
    await taps.press(button(page, 'Save career profile'));
    await taps.press(button(page, 'Apply with this CV'));
    await expect(page.getByText('You’ll now apply with this CV.')).toBeVisible();

    await page.goto(listing.path);
    taps.count += 3; // Internships in the menu, an industry, and the listing.
    await taps.press(page.getByRole('main').getByRole('button', { name: 'Apply Now' }));
    await taps.press(button(page, 'Use My Current Resume'));
    await taps.press(
      page.getByRole('group', { name: 'Your application' }).getByRole('button', { name: 'Apply Now' }),
    );
    await expect(sent(page)).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(18);
  });
});
