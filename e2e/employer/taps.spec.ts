import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { docxFile } from '@/dev/testing/data/documents';
import { usualDay } from '@/lib/internships/listings/latest-deadline';
import { applyTo } from '../files';
import { client } from '../stack';
import { Taps } from '../taps';
import { expect, test } from '../test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Opens the first link to `path` in the person's `nth` e-mail. */
async function openMail(page: Page, taps: Taps, email: string, nth: number, path: string): Promise<void> {
  const mail = (await client.mailsTo(email, nth)).at(nth - 1);
  if (!mail) throw new Error(`no mail came to ${email}`);
  taps.count += 1;
  await page.goto(client.linkIn(mail, path));
}

/** Approves the only submission of this employer. Returns the id of the listing. */
async function approve(email: string): Promise<string> {
  const [employer, admin] = [await client.logIn(email), await client.logIn('admin')];
  const { body } = await client.api<{ submissions: { _id: string }[] }>('GET', '/api/employer/submissions', {
    token: employer.token,
  });
  const path = `/api/admin/internship-submissions/${body.submissions[0]?._id}/approve`;
  const json = { industryId: 12, descriptionParagraph: 'Pumps and pipes.' };
  const approved = await client.api<{ internship: { _id: string } }>('POST', path, {
    token: admin.token,
    json,
  });
  expect(approved.status).toBe(200);
  return approved.body.internship._id;
}

const docx = {
  name: 'Maelezo.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxFile(),
};

test.describe('on a phone', { tag: '@phone' }, () => {
  test('an employer’s whole round costs at most 30 taps', async ({ page }) => {
    const taps = new Taps();
    const costs: string[] = [];
    const note = (step: string) => costs.push(`${step} ${taps.count}`);
    const [email, company] = [`${uniqueLetters()}@people.example`, `Kisima ${uniqueLetters()}`];
    await page.goto('/hiring');
    await taps.press(link(page, 'Create an employer account'));
    await taps.press(page.getByLabel('Yes', { exact: true }));
    await taps.type(page.getByLabel('First name'), 'Wanjiru');
    await taps.type(page.getByLabel('Last name'), uniqueLetters());
    await taps.type(page.getByLabel('Phone number'), '0712345678');
    await taps.type(page.getByRole('textbox', { name: 'Email', exact: true }), email);
    await taps.type(page.getByLabel('Password', { exact: true }), TEST_PASSWORD);
    await taps.press(page.getByLabel(/I am at least 16 years old/));
    await expect(page.getByLabel('Username')).not.toHaveValue('');
    await taps.press(button(page, 'Get Account'));
    await expect(page.getByText('Check your email inbox to verify your email.')).toBeVisible();
    await openMail(page, taps, email, 1, '/verify-email/');
    await taps.press(link(page, 'Log In'));
    const password = page.getByLabel('Password', { exact: true });
    await taps.type(password, TEST_PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    note('log in');

    await taps.press(link(page, 'Complete your employer profile'));
    await taps.type(page.getByLabel('Name', { exact: true }), company);
    await taps.press(button(page, 'Save profile'));
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    note('profile');

    await taps.press(link(page, 'Submit an internship'));
    await expect(page.getByLabel('Company')).toHaveValue(company);
    await taps.type(page.getByLabel('Job title'), 'Water Engineering Intern');
    await taps.type(page.getByLabel('Location'), 'Nakuru');
    await taps.type(page.getByLabel('Duration'), '3 months');
    await expect(page.getByLabel('Application deadline')).toHaveValue(usualDay(new Date()));
    await taps.type(page.getByLabel('How to apply'), 'Send your CV and your logbook.');
    await taps.type(page.getByLabel('Application link'), 'https://kisima.example/jobs');
    await taps.attach(page.getByLabel('Details file'), docx);
    await taps.press(button(page, 'Submit for approval'));
    await expect(page.getByText('Your internship has been submitted for approval.')).toBeVisible();
    note('submit');

    const listing = await approve(email);
    for (const firstName of ['Akinyi', 'Barasa'])
      await applyTo({ _id: listing }, await client.newUser({ firstName }));
    const before = (await client.mailsTo(email, 3)).length;
    await openMail(page, taps, email, before, '/dashboard/employer-internships/');
    note('applicants');

    await taps.press(link(page, 'Barasa Otieno'));
    await expect(page.getByRole('region', { name: 'Pages of the CV' })).toBeVisible();
    await taps.press(button(page, 'Shortlist'));
    await expect(page.getByText('The status is now “shortlisted”.')).toBeVisible();
    note('shortlist');

    await taps.press(link(page, 'Next applicant'));
    await expect(page.getByRole('heading', { level: 1, name: 'Akinyi Otieno' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pages of the CV' })).toBeVisible();
    await taps.press(page.getByRole('radio', { name: 'Invite to an interview' }));
    await taps.type(page.getByLabel('Interview time'), `${new Date().getFullYear() + 1}-01-11T10:30`);
    await taps.type(page.getByLabel('Video call link'), 'https://meet.example/kisima');
    await taps.press(button(page, 'Send invitation'));
    await expect(page.getByText('The status is now “interview”.')).toBeVisible();
    note('invite');

    await taps.press(link(page, 'Close the listing'));
    await expect(page.getByLabel('Reason for closing')).toHaveValue('enough applications');
    await taps.press(button(page, 'Close the listing'));
    await expect(page.getByText(/You can undo the closing until \d/)).toBeVisible();
    note('close');
    expect(taps.count, costs.join(', ')).toBeLessThanOrEqual(30);
  });
});
