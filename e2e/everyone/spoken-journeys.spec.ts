import type { Page } from 'playwright/test';
import { registrationOf } from '@/dev/testing/client/registration';
import { latestDay } from '@/lib/internships/listings/latest-deadline';
import { approvedListing } from '../approved-listing';
import { applyTo, pdf, uploadResume } from '../files';
import { choose, press, tabTo, typeInto } from '../keyboard';
import { EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { menuOf } from '../row-menu';
import { enter, signIn } from '../signed-in';
import { expectSpoken, spoken } from '../spoken';
import { makeUser } from '../staff-people';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';
import { touch } from '../touch';

// The main journey of each role by keyboard alone, checked against the words that a screen reader says. No
// test uses a pointer.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const inUsual = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

test('a visitor searches, reads a listing and registers', async ({ page }) => {
  const { title } = await publishListing();
  const person = registrationOf();
  const mine = { [title]: 'title', [person.email]: 'email' };
  await page.goto('/internships');
  await typeInto(page, page.getByLabel('Title, company or place'), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^“?${title}`));
  await expect(page.getByRole('status').filter({ hasText: '1 open internship' })).toBeVisible();
  expectSpoken(
    await spoken(page, page.getByRole('region', { name: 'Results', exact: true })),
    'search-results',
    mine,
  );
  // Before the page's script runs, Enter on a row opens the listing's own page.
  await touch(page);
  await press(
    page,
    page
      .getByRole('region', { name: 'Results', exact: true })
      .getByRole('link', { name: title, exact: true })
      .first(),
  );
  const details = page.getByRole('region', { name: 'Details', exact: true });
  await expect(details.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await press(page, details.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Apply Now' }));
  await expect(heading(page, 'Log In')).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'login-to-apply', mine);
  await press(page, main(page).getByRole('link', { name: 'Get Account' }));
  await expect(heading(page, 'Get Account')).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'register', mine);
  for (const [label, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Phone number', person.phoneNumber],
    ['Email', person.email],
    ['Username', person.username],
    ['Password', person.password],
  ] as const)
    await typeInto(page, page.getByLabel(label, { exact: true }), String(value));
  await press(page, page.getByRole('radio', { name: 'Yes', exact: true }), 'Space');
  await press(page, page.getByLabel(/I am at least 16 years old/), 'Space');
  await press(page, main(page).getByRole('button', { name: 'Get Account' }));
  await expect(heading(page, 'Check your mail')).toBeVisible();
  // Pauses the message, which would disappear without interaction.
  await page.keyboard.press('Shift');
  expectSpoken(await spoken(page, main(page)), 'check-your-mail', mine);
});

test('a graduate applies and reads the status', async ({ page }) => {
  await standIn(page.context());
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  const mine = { [listing.title]: 'title' };
  await uploadResume(graduate, 'Akinyi CV.pdf');
  await enter(page, graduate.token);
  await page.goto(listing.path);
  const steps = page.getByRole('region', { name: 'Apply', exact: true });
  await press(page, steps.getByRole('button', { name: 'Apply Now' }));
  await expect(heading(page, 'Choose your CV')).toBeFocused();
  await press(page, steps.getByRole('button', { name: 'Use My Current Resume' }));
  await expect(heading(page, 'Review and send')).toBeFocused();
  const opened = page.waitForEvent('popup');
  await press(page, steps.getByRole('button', { name: /^Apply Now/ }));
  await (await opened).close();
  await expect(heading(page, 'Application saved: one step left')).toBeFocused();
  expectSpoken(await spoken(page, steps), 'apply-sent', mine);
  await page.goto('/dashboard/my-internships');
  await press(page, page.getByRole('link', { name: `View application for ${listing.title}` }));
  await expect(page).toHaveTitle(new RegExp(`^${listing.title}, application`));
  expectSpoken(await spoken(page, main(page)), 'application', mine);
});

test('an employer submits a listing and answers an applicant', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  const [listing, graduate] = await Promise.all([approvedListing(employer), client.newUser()]);
  await applyTo(listing, graduate, 'Akinyi CV.pdf');
  const mine = { [listing.title]: 'title', [graduate.email]: 'email' };
  await enter(page, employer.token);
  await page.goto('/dashboard/employer-internships/submit');
  for (const [label, value] of [
    ['Job title', 'Water Engineering Intern'],
    ['Company', 'Mtaro Works'],
    ['Location', 'Nakuru'],
    ['Duration', '3 months'],
    ['Application deadline', inUsual(latestDay(new Date()))],
    ['How to apply', 'Write to us with your logbook.'],
    ['Application link', 'https://mtaro.example/apply'],
  ] as const)
    await typeInto(page, page.getByLabel(label, { exact: true }), value);
  await tabTo(page, page.getByLabel('Details file'));
  await page.getByLabel('Details file').setInputFiles(pdf('Kazi.pdf', 'Wells'));
  await press(page, page.getByRole('button', { name: 'Submit for approval' }));
  await expect(heading(page, 'Submitted for approval')).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'submitted');
  await page.goto(`/dashboard/employer-internships/${listing._id}`);
  expectSpoken(await spoken(page, page.getByRole('region', { name: 'Applicants' })), 'applicants', mine);
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download CV of Akinyi Otieno' }));
  await download;
  await expect(page.getByRole('status').filter({ hasText: 'Downloaded' })).toHaveText(
    'Downloaded and marked as viewed: the CV of Akinyi Otieno',
  );
  await expect(page.getByRole('button', { name: 'Download CV of Akinyi Otieno' })).toBeFocused();
  await page.reload();
  await press(page, page.getByRole('link', { name: 'Akinyi Otieno', exact: true }));
  await expect(page).toHaveTitle(/^Akinyi Otieno, applicant/);
  await press(page, page.getByRole('radio', { name: 'Shortlist' }), 'Space');
  await typeInto(page, page.getByLabel('Message to the applicant'), 'We liked your logbook.');
  expectSpoken(await spoken(page, main(page)), 'applicant', mine);
  await press(page, page.getByRole('button', { name: 'Send decision' }));
  await expect(
    page.getByText('The status is now “shortlisted”. We’re e-mailing the applicant.'),
  ).toBeVisible();
  await page.goto(`/dashboard/employer-internships/${listing._id}`);
  await expect(page.getByRole('row').filter({ hasText: graduate.email })).toContainText('Shortlisted');
});

test('an editor finds a listing, changes it and reads the confirmation', async ({ page }) => {
  const { title } = await publishListing();
  const mine = { [title]: 'title' };
  await signIn(page, 'editor');
  await page.goto('/dashboard/internships');
  await typeInto(page, page.getByLabel('Title, company or location'), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Internships, ${title}`));
  expectSpoken(await spoken(page, main(page)), 'internships', mine);
  await press(page, page.getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveTitle(new RegExp(`^${title}, edit internship`));
  await typeInto(page, page.getByLabel('Location'), 'Siaya');
  await press(page, page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('The internship has been updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
});

test('an administrator approves a submission, deactivates and deletes a user', async ({ page }) => {
  const [{ _id, title }, user] = await Promise.all([submitListing(), makeUser('recent graduate')]);
  const mine = { [user.name]: 'name', [user.username]: 'username', [title]: 'title' };
  await signIn(page, 'admin');
  await page.goto(`/dashboard/internship-submissions/${_id}`);
  await choose(page, page.getByLabel('Industry'), 'Agriculture');
  await typeInto(page, page.getByLabel('Description', { exact: true }), 'Cows and maize.');
  await press(page, page.getByRole('button', { name: 'Approve and publish' }));
  await expect(page.getByText('The submission has been approved and published.')).toBeVisible();
  await page.goto('/dashboard/users');
  await typeInto(page, page.getByLabel('Name, e-mail or username'), user.username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Users, ${user.username}`));
  const menu = menuOf(page, user.name).locator('summary');
  await press(page, menu);
  await press(page, page.getByRole('link', { name: `Deactivate ${user.name}` }));
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expectSpoken(await spoken(page, question), 'deactivate', mine);
  await press(page, question.getByRole('button', { name: 'Deactivate user' }));
  await expect(menu).toBeFocused();
  await expect(page.getByRole('cell', { name: /^Deactivated/ })).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'users', mine);
  await press(page, menu);
  await press(page, page.getByRole('link', { name: `Delete ${user.name}` }));
  await press(page, question.getByRole('button', { name: 'Delete user' }));
  await expect(page.getByText(`${user.name} has been deleted.`)).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
});
