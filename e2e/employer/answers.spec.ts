import { client } from '../stack';
import { unfold } from '../phone-fold';
import { applyTo } from '../files';
import { enter } from '../signed-in';
import { approvedListing } from '../approved-listing';
import { expectAccessible, overflow } from '../accessible';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const MY_INTERNSHIPS = '/dashboard/my-internships';
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();

test('an employer invites an applicant, who sees the time, the place and the next step', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  const listing = await approvedListing(employer);
  const graduate = await client.newUser();
  await applyTo(listing, graduate);
  await enter(page, employer.token);
  await page.goto(`/dashboard/employer-internships/${listing._id}`);
  await page.getByRole('link', { name: 'Akinyi Otieno', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Akinyi Otieno' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a decision' })).toBeFocused();
  await page.getByRole('radio', { name: 'Invite to an interview' }).check();
  await page.getByLabel('Interview time').fill(`${new Date().getFullYear() + 1}-01-11T10:30`);
  await page.getByLabel('Place').fill('Moi Avenue 4, Nairobi');
  await page.getByLabel('Message to the applicant').fill('Bring your letter.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The status is now “interview”. We’re e-mailing the applicant.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Akinyi Otieno' })).toBeVisible();
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/employer-internships/${listing._id}`);
  await expect(page.getByRole('row').filter({ hasText: graduate.email })).toContainText('Interview');
  const mails = await client.mailsTo(graduate.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your application: you’re invited to an interview');

  await enter(page, graduate.token);
  await page.goto(MY_INTERNSHIPS);
  await page.getByRole('link', { name: `View application for ${listing.title}` }).click();
  await expect(page.getByRole('main')).toContainText('Moi Avenue 4, Nairobi');
  await expect(page.getByRole('main')).toContainText('Bring your letter.');
  await expect(page.getByRole('main')).toContainText('Tell the employer whether you’ll come');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});

withAndWithoutScript((script) => {
  test('an applicant answers an invitation, changes the answer, and the employer sees both', async ({
    page,
  }) => {
    const employer = await client.newUser({ role: 'employer' });
    const listing = await approvedListing(employer);
    const graduate = await client.newUser();
    const id = await applyTo(listing, graduate);
    await client.api('PUT', `/api/employer/applications/${id}/status`, {
      token: employer.token,
      json: { status: 'interview', interview: { at: IN_A_WEEK, place: 'Moi Avenue 4, Nairobi' } },
    });
    const applicants = `/dashboard/employer-internships/${listing._id}`;
    await enter(page, graduate.token);
    await page.goto(`${MY_INTERNSHIPS}/${id}`);
    await page.getByLabel('Note to the employer').fill('I come from Nakuru, so please not before ten.');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'I’ll come' }).click();
    await expect(page.getByText('We’re telling the employer that you’ll come.')).toBeVisible();
    await expect(page.getByText(/^You told the employer on .* that you’ll come\./)).toBeVisible();
    await enter(page, employer.token);
    await page.goto(applicants);
    await expect(page.getByRole('row').filter({ hasText: graduate.email })).toContainText('Will come');
    await page.goto(`${applicants}/applicants/${id}`);
    await expect(page.getByRole('main')).toContainText('I come from Nakuru, so please not before ten.');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    await enter(page, graduate.token);
    await page.goto(`${MY_INTERNSHIPS}/${id}`);
    await page.getByRole('button', { name: 'I can’t' }).click();
    await expect(page.getByText('We’re telling the employer that you can’t come.')).toBeVisible();
    await enter(page, employer.token);
    await page.goto(`${applicants}?view=board`);
    await expect(page.getByRole('region', { name: 'Interview' })).toContainText('Can’t come');
  });

  test('an employer invites from the board, is asked for the time, and previews the e-mail', async ({
    page,
  }) => {
    const employer = await client.newUser({ role: 'employer' });
    const listing = await approvedListing(employer);
    const graduate = await client.newUser();
    await applyTo(listing, graduate);
    await enter(page, employer.token);
    await page.goto(`/dashboard/employer-internships/${listing._id}?view=board`);
    await page.getByText('Move Akinyi Otieno').click();
    await page.getByRole('link', { name: 'Invite to an interview' }).click();
    await expect(page.getByRole('radio', { name: 'Invite to an interview' })).toBeChecked();
    await page.getByLabel('Message to the applicant').fill('Bring your letter.');
    await page.getByRole('button', { name: /^Send (?:invitation|decision)$/ }).click();
    await expect(page.getByText('Enter the time of the interview, with a place').first()).toBeVisible();
    await page.getByLabel('Interview time').fill(`${new Date().getFullYear() + 1}-01-11T10:30`);
    await page.getByLabel('Phone number').fill('0712 345 678');
    await page.getByRole('button', { name: 'Preview e-mail' }).click();
    await expect(page.getByText('The applicant will read')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      `has invited you to an interview for ${listing.title}.`,
    );
    await expect(page.getByRole('main')).toContainText('> Bring your letter.');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await expect(page.getByLabel('Phone number')).toHaveValue('0712 345 678');
    await page.getByRole('button', { name: /^Send (?:invitation|decision)$/ }).click();
    await expect(page.getByText('We’re e-mailing the applicant.')).toBeVisible();
    expect((await client.mailsTo(graduate.email, 3)).map(({ subject }) => subject)).toContain(
      'Your application: you’re invited to an interview',
    );
  });

  test('an employer replies to several applicants at once, and closes the internship as filled', async ({
    page,
  }) => {
    const employer = await client.newUser({ role: 'employer' });
    const listing = await approvedListing(employer);
    const people = [await client.newUser(), await client.newUser(), await client.newUser()];
    for (const person of people) await applyTo(listing, person);
    const [first, second] = people;
    await enter(page, employer.token);
    await page.goto(`/dashboard/employer-internships/${listing._id}`);
    for (const person of [first, second]) {
      const row = page.getByRole('row').filter({ hasText: person?.email });
      await row.getByRole('checkbox', { name: 'Select Akinyi Otieno' }).check();
    }
    await page.getByText('Reply to several').click();
    await page.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Shortlist' });
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Send decisions' }).click();
    await expect(page.getByText('2 applicants updated.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Shortlisted' })).toHaveCount(2);

    await unfold(page, 'Edit, extend or close');
    await page
      .getByLabel('Reason for closing')
      .selectOption({ label: 'Filled: tell everyone else they weren’t selected' });
    await page.getByRole('button', { name: 'Close the listing' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Not selected' })).toHaveCount(3);
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await expect(page.getByText(/You can undo the closing until \d/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo closing' }).click();
    await expect(page.getByText('The internship is open again.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Shortlisted' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Undo closing' })).toHaveCount(0);
  });

  test('a graduate withdraws an application', async ({ page }) => {
    const employer = await client.newUser({ role: 'employer' });
    const listing = await approvedListing(employer);
    const graduate = await client.newUser();
    const id = await applyTo(listing, graduate);
    await enter(page, graduate.token);
    await page.goto(`${MY_INTERNSHIPS}/${id}`);
    await expect(page.getByText(/Expect an answer by [A-Z][a-z]{2} \d/)).toBeVisible();
    await page.getByText('Withdraw this application').click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0);
  });
});
