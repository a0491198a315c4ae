import { latestDay } from '@/lib/internships/listings/latest-deadline';
import type { BrowserContext, Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { pdf } from '../files';
import { publishListing } from '../listings';
import { makeUser } from '../staff-people';
import { enter, signIn } from '../signed-in';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';
import { touch } from '../touch';

const OFFLINE = 'You’re offline. Nothing is lost: try again when you’re connected.';

/** A form: its page, its values, the button that sends it, and the message shown if there is no reply. */
interface Form {
  path: string;
  fill?: (page: Page) => Promise<void>;
  button: string;
  words: string;
}

const fillIn = (fields: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};

const PERSON = {
  'First name': 'Akinyi',
  'Last name': 'Otieno',
  'Phone number': '0712345678',
  Email: `${uniqueLetters()}@people.example`,
  Username: uniqueLetters(),
  Password: TEST_PASSWORD,
};

const LISTING = {
  Title: 'Wind Intern',
  Company: 'Jua Kali Energy',
  Location: 'Kisumu',
  Duration: '3 months',
  'Application deadline': `${latestDay(new Date())}T17:00`,
  'Application link': 'mailto:hr@example.org',
  Description: 'Masts on hills.',
};

/**
 * Opens each form in a separate tab, fills it in, goes offline and sends it. Expects the form's message, with
 * advice.
 */
async function expectWords(context: BrowserContext, forms: readonly Form[]): Promise<void> {
  for (const { path, fill, button, words } of forms) {
    await test.step(`${path}: ${button}`, async () => {
      const page = await context.newPage();
      await page.goto(path);
      await touch(page);
      await fill?.(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: button, exact: true }).click();
      const said = page.getByRole('main').getByText(words);
      await expect(said.first()).toBeVisible();
      await expect(page.getByRole('main').getByText(OFFLINE).first()).toBeVisible();
      await context.setOffline(false);
      await page.close();
    });
  }
}

test.describe('offline, every form says what failed, and that the connection is the reason @desktop', () => {
  test('for a visitor', async ({ context }) => {
    const email = `${uniqueLetters()}@people.example`;
    const { email: known } = await client.newUser();
    await client.api('POST', '/api/auth/reset-password', { json: { email: known } });
    const mail = (await client.mailsTo(known, 2)).at(-1);
    if (!mail) throw new Error('no mail came');
    await expectWords(context, [
      {
        path: '/login',
        fill: fillIn({ 'Email or username': email, Password: TEST_PASSWORD }),
        button: 'Log In',
        words: 'Something went wrong. Please try again later.',
      },
      {
        path: '/register',
        fill: async (page) => {
          await fillIn(PERSON)(page);
          await page.getByLabel('Yes', { exact: true }).check();
          await page.getByLabel(/I am at least 16 years old/).check();
        },
        button: 'Get Account',
        words: 'Something went wrong. Please try again!',
      },
      {
        path: '/login?reason=notVerified',
        fill: fillIn({ 'Your email': email }),
        button: 'Send it again',
        words: 'We couldn’t send the e-mail. Try again.',
      },
      {
        path: '/reset-password',
        fill: fillIn({ Email: email }),
        button: 'Send the link',
        words: 'Something went wrong when sending reset link. Please try again.',
      },
      {
        path: new URL(client.linkIn(mail, '/reset-password/')).pathname,
        fill: fillIn({ 'New Password': TEST_PASSWORD, 'Confirm New Password': TEST_PASSWORD }),
        button: 'Save new password',
        words: 'Something went wrong! Please try again.',
      },
      {
        path: '/contact-us',
        fill: fillIn({ Name: 'Akinyi Otieno', Email: email, Message: 'Habari' }),
        button: 'Send message',
        words: 'Your message wasn’t sent. Please try again.',
      },
    ]);
  });

  test('for a graduate', async ({ context, page }) => {
    const graduate = await client.newUser();
    await enter(page, graduate.token);
    const path = '/dashboard/profile';
    const choose = (label: string, name: string, mimeType: string) => (tab: Page) =>
      tab.getByLabel(label).setInputFiles({ ...pdf(name), mimeType });
    await expectWords(context, [
      { path, button: 'Save changes', words: 'Failed to update profile' },
      {
        path,
        fill: choose('Add a picture', 'me.png', 'image/png'),
        button: 'Upload picture',
        words: 'Failed to update profile.',
      },
      {
        path,
        fill: choose('Upload your CV', 'cv.pdf', 'application/pdf'),
        button: 'Upload CV',
        words: 'Failed to upload resume.',
      },
      {
        path,
        fill: async (tab) => {
          await tab.getByText('Delete my account', { exact: true }).click();
          await fillIn({ Password: TEST_PASSWORD })(tab);
        },
        button: 'Delete my account for good',
        words: 'Failed to delete user',
      },
      { path: (await publishListing()).path, button: 'Apply Now', words: OFFLINE },
    ]);
  });

  test('for an employer', async ({ context, page }) => {
    await signIn(page, 'employer');
    await expectWords(context, [
      {
        path: '/dashboard/employer-internships/submit',
        fill: async (tab) => {
          const { Title: _, Description: __, ...fields } = LISTING;
          const more = { 'Job title': 'Wind Intern', 'How to apply': 'Write to us.' };
          await fillIn({ ...fields, ...more, 'Application deadline': latestDay(new Date()) })(tab);
          await tab.getByLabel('Details file').setInputFiles(pdf('details.pdf'));
        },
        button: 'Submit for approval',
        words: 'Failed to submit internship details',
      },
    ]);
  });

  test('for an administrator', async ({ context, page }) => {
    await signIn(page, 'admin');
    const [user, listing, submission] = await Promise.all([
      makeUser('editor'),
      publishListing(),
      submitListing(),
    ]);
    const deciding = `/dashboard/internship-submissions/${submission._id}`;
    await expectWords(context, [
      {
        path: '/dashboard/users/new',
        fill: async (tab) => {
          await fillIn(PERSON)(tab);
          await tab.getByLabel('Role').selectOption('editor');
        },
        button: 'Create user',
        words: 'Failed to create user',
      },
      {
        path: `/dashboard/users/${user._id}`,
        button: 'Save changes',
        words: 'Failed to update user. Please try again.',
      },
      {
        path: '/dashboard/internships/new',
        fill: async (tab) => {
          await fillIn(LISTING)(tab);
          await tab.getByLabel('Industry').selectOption('Energy & Environment');
        },
        button: 'Publish internship',
        words: 'Failed to create internship',
      },
      {
        path: `/dashboard/internships/${listing._id}`,
        button: 'Save changes',
        words: 'Failed to update internship',
      },
      {
        path: deciding,
        fill: async (tab) => {
          await tab.getByLabel('Industry').selectOption('Energy & Environment');
          await fillIn({ Description: 'Cows and maize.' })(tab);
        },
        button: 'Approve and publish',
        words: 'Failed to approve submission',
      },
      {
        path: deciding,
        fill: fillIn({ 'Comments for the employer': 'Not for us.' }),
        button: 'Reject submission',
        words: 'Failed to reject submission',
      },
    ]);
  });
});

test('an unreachable server is named as the reason, not the connection @desktop', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await fillIn({ 'Email or username': uniqueLetters(), Password: TEST_PASSWORD })(page);
  await page.getByRole('button', { name: 'Log In' }).click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Something went wrong. Please try again later.' });
  await expect(summary).toContainText('Our server is not responding. Check your connection and try again.');
  await expect(summary).toBeFocused();
});
