import type { Page } from 'playwright/test';
import { submissionFields, submissionForm } from '@/dev/testing/client/submission-form';
import { around, openWithStoppedClock } from '../clock';
import { FAILURES, failCalls } from '../failing';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';

const pageOf = (id: string) => `/dashboard/internship-submissions/${id}`;
const api = (id: string, how: 'approve' | 'reject') => `/api/admin/internship-submissions/${id}/${how}`;
const approve = (page: Page) => page.getByRole('button', { name: 'Approve and publish' });

/** Fills in the fields that the employer's form does not have. */
async function complete(page: Page): Promise<void> {
  await page.getByLabel('Industry').selectOption('Agriculture & Agribusiness');
  await page.getByLabel('Description', { exact: true }).fill('Cows and maize.');
}
const reject = (page: Page) => page.getByRole('button', { name: 'Reject submission' });

let token: string;
test.beforeEach(async ({ page }) => {
  token = await signIn(page, 'admin');
});

test('the page closes 2 s after approval', async ({ page }) => {
  const { _id } = await submitListing();
  await openWithStoppedClock(page, pageOf(_id));
  await complete(page);
  await approve(page).click();
  const message = page.getByText('The submission has been approved and published.');
  await expect(message).toBeVisible();
  await around(
    page,
    2_000,
    () => expect(message).toBeVisible(),
    () => expect(page).toHaveURL(/\/dashboard\/internship-submissions$/),
  );
});

test('suspicious words are marked with the reason, and published only with a typed reason', async ({
  page,
}) => {
  const { _id } = await submitListing({ howToApply: 'Pay the registration fee first.' }, [
    'Send your M-Pesa PIN to the cashier.',
  ]);
  await page.goto(pageOf(_id));
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('Severe').first()).toBeVisible();
  await expect(checks.getByText('Details file')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/Pay the registration fee/);
  const file = page.getByRole('region', { name: 'Text of the details file' });
  await expect(file.locator('mark')).toHaveText(/Send your M-Pesa PIN/);

  await complete(page);
  await approve(page).click();
  await expect(
    page.getByText(/give a reason to publish it anyway, in at least 10 characters/).first(),
  ).toBeVisible();
  await page.getByLabel('Reason to publish it anyway').fill('The college confirmed it by telephone.');
  await approve(page).click();
  await expect(page.getByText('The submission has been approved and published.')).toBeVisible();
});

test('a listing without findings says that it has none, and needs no reason', async ({ page }) => {
  const { _id } = await submitListing();
  await page.goto(pageOf(_id));
  await expect(page.getByText('Nothing found in the listing or its file. Still read both.')).toBeVisible();
  await expect(page.getByLabel('Reason to publish it anyway')).toHaveCount(0);
});

test('the second of two concurrent reviewers sees the decision of the first', async ({ page }) => {
  const { _id } = await submitListing();
  await page.goto(pageOf(_id));
  await complete(page);
  await client.api('POST', api(_id, 'reject'), { token, json: { comments: 'Not an internship.' } });
  await approve(page).click();
  await expect(
    page.getByText(/This submission has already been rejected by .+\. Nothing was changed\./),
  ).toBeVisible();

  const other = await submitListing();
  await page.goto(pageOf(other._id));
  await page.getByLabel('Comments for the employer').fill('Not for us.');
  await client.api('POST', api(other._id, 'approve'), {
    token,
    json: { industryId: 10, descriptionParagraph: 'Work in the sun.' },
  });
  await reject(page).click();
  await expect(page.getByText(/This submission has already been approved by .+\./)).toBeVisible();
});

test('a draft for a submission is not restored once the employer has changed the submission', async ({
  page,
}) => {
  const { _id, title } = await submitListing();
  const duration = page.getByLabel('Duration');
  const comeBack = async () => {
    await page.goto('/dashboard/profile');
    await page.goto(pageOf(_id));
  };
  await page.goto(pageOf(_id));
  await duration.fill('9 months');
  await comeBack();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(duration).toHaveValue('9 months');
  const { token: employer } = await client.logIn('employer');
  const form = submissionForm(submissionFields({ title, duration: '3 months' }), null);
  const { status } = await client.api('PUT', `/api/employer/submissions/${_id}`, { token: employer, form });
  expect(status).toBe(200);
  await comeBack();
  await expect(duration).toHaveValue('3 months');
  await expect(page.getByText('We kept what you typed')).toBeHidden();
});

test('shows the server’s message for a missing details file', async ({ page }) => {
  const { _id } = await submitListing();
  await page.route(/\/download$/, (route) =>
    route.fulfill({ status: 404, json: { message: 'Submission not found' } }),
  );
  await page.goto(pageOf(_id));
  await page.getByRole('link', { name: 'Download the details' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Submission not found' })).toBeVisible();
  await expect(page.getByText('Failed to download file')).toHaveCount(0);
});

for (const how of FAILURES) {
  test(`a failure with ${how} says what failed, and keeps what was typed`, async ({ page }) => {
    const { _id } = await submitListing();
    await failCalls(page, 'POST', /\/approve$/, how);
    await failCalls(page, 'POST', /\/reject$/, how);
    await failCalls(page, 'GET', /\/download$/, how);
    await page.goto(pageOf(_id));
    await page.getByRole('link', { name: 'Download the details' }).click();
    await expect(page.getByText('Failed to download file')).toBeVisible();
    await page.getByLabel('Industry').selectOption('Agriculture & Agribusiness');
    await page.getByLabel('Duration').fill('9 months');
    await approve(page).click();
    await expect(page.getByText('Failed to approve submission')).toBeVisible();
    await page.getByLabel('Comments for the employer').fill('Not for us.');
    await reject(page).click();
    await expect(page.getByText('Failed to reject submission')).toBeVisible();
    await expect(page.getByLabel('Duration')).toHaveValue('9 months');
    await expect(page.getByLabel('Comments for the employer')).toHaveValue('Not for us.');
  });
}

test('the details file opens beside the form, Reject is at the top, and all mistakes appear at once', async ({
  page,
}) => {
  const { _id } = await submitListing();
  await page.goto(pageOf(_id));
  await expect(page.getByRole('region', { name: 'Text of the details file' })).toHaveText('Details Cows');
  await expect(page.getByText(/details\.pdf \(\d+ (bytes|KB)\)/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Reject',
    'Checks',
    'Details file',
    'Complete and approve',
  ]);
  await page.getByLabel('Title').fill('ab');
  await page.getByLabel('Application link').fill('nowhere');
  const description = page.getByLabel('Description', { exact: true });
  await expect(description).toHaveValue(/^Details\s+Cows$/);
  await description.fill('');
  await approve(page).click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please fix the errors in the form to continue' });
  await expect(summary.getByRole('link')).toContainText([
    'Title: ',
    'Industry: Please select an industry before approving',
    'Application link: ',
    'Description: ',
  ]);
});

test('the listing can be previewed before approval', async ({ page }) => {
  const { _id, title } = await submitListing();
  await page.goto(pageOf(_id));
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await preview.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Bonde Farms');
});

test('the employer gets the decision by e-mail', async ({ page }) => {
  const { _id, title } = await submitListing();
  await page.goto(pageOf(_id));
  await page.getByLabel('Comments for the employer').fill('Say what is paid.');
  await reject(page).click();
  await expect(page.getByText('The submission has been rejected.')).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await client.mailsTo('employer@mwanzo.example');
      return mails.some(({ text }) => text.includes(title) && text.includes('Say what is paid.'));
    })
    .toBe(true);
});

test('a missing submission says so', async ({ page }) => {
  await page.goto(pageOf('000000000000000000000000'));
  await expect(page.getByRole('heading', { level: 1, name: 'Submission not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employer Submissions' })).toBeVisible();
});
