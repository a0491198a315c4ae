import { uniqueLetters } from '@/dev/testing/client/client-for';
import { latestDay } from '@/lib/internships/listings/latest-deadline';
import { onePagePdf } from '@/dev/sample/pdf';
import { logIn } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const details = {
  name: 'Maelezo ya kazi.pdf',
  mimeType: 'application/pdf',
  buffer: onePagePdf('Water Engineering Intern', ['Mtaro Works', 'Nakuru, 3 months']),
};

test('an employer submits a listing, reads why it was rejected, corrects it and submits it again', async ({
  page,
}) => {
  const employer = await client.newUser({ role: 'employer' });
  await page.goto('/dashboard/employer-internships/submissions');
  await logIn(page, employer.email);
  await expect(page.getByText('You haven’t submitted any internships yet')).toBeVisible();
  await page.getByRole('link', { name: 'Submit an internship' }).click();

  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Please fill all fields and upload your file!')).toBeVisible();
  await page.getByRole('link', { name: 'Enter the job title' }).click();
  await expect(page.getByLabel('Job title')).toBeFocused();

  await page.getByLabel('Job title').fill('Water Engineering Intern');
  await page.getByLabel('Company').fill(`Mtaro ${uniqueLetters()}`);
  await page.getByLabel('Location').fill('Nakuru');
  await page.getByLabel('Duration').fill('3 months');
  await page.getByLabel('Application deadline').fill('2020-01-01');
  await page.getByLabel('How to apply').fill('Write to us with your logbook.');
  await page.getByLabel('Application link').fill('http://localhost/apply');
  for (const [file, message] of [
    [{ ...details, buffer: Buffer.from('not a PDF') }, 'Only PDF and Word documents are allowed'],
    [{ ...details, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }, 'File size exceeds 2MB limit'],
  ] as const) {
    await page.getByLabel('Details file').setInputFiles(file);
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await page.getByLabel('Details file').setInputFiles(details);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(
    page.getByRole('link', { name: "The deadline must be later than today's date" }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Please enter a valid URL! email (mailto:) or phone (tel:) link' }),
  ).toBeVisible();
  await page.getByLabel('Application deadline').fill(latestDay(new Date()));
  await page.getByLabel('Application link').fill(' mtaro.example/apply ');
  await page.getByLabel('How to apply').fill('Pay the registration fee of KES 500 to our till first.');
  await expect(page.getByLabel('Application link')).toHaveValue('https://mtaro.example/apply');
  await expect(page.getByText('We’ll save this link: https://mtaro.example/apply')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Nothing has been sent yet. Please read what our checks found.')).toBeVisible();
  await expect(page.getByRole('link', { name: /registration fee/ }).first()).toBeVisible();
  await expect(page.getByLabel(/I’ve read what the checks found/)).toBeVisible();
  await page.getByLabel('How to apply').fill('Write to us with your logbook.');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Your internship has been submitted for approval.')).toBeVisible();
  await page.getByRole('link', { name: 'See your submissions' }).click();
  await expect(page.getByRole('row', { name: /Water Engineering Intern/ })).toContainText('Pending');

  const { token } = await client.logIn('admin');
  const { submissions } = (
    await client.api<{ submissions: { _id: string }[] }>('GET', '/api/employer/submissions', {
      token: employer.token,
    })
  ).body;
  const comments = 'Please say what the intern will do.';
  const path = `/api/admin/internship-submissions/${submissions[0]?._id}/reject`;
  expect((await client.api('POST', path, { token, json: { comments } })).status).toBe(200);
  const [, mail] = await client.mailsTo(employer.email, 2);
  expect(mail?.subject).toBe('Your internship wasn’t approved');
  expect(mail?.text).toContain(comments);

  await page.goto('/dashboard');
  await expect(page.getByText('1 submission rejected')).toBeVisible();
  await expect(page.getByText(comments)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Water Engineering Intern' }).click();
  await expect(page.getByText('This submission was rejected')).toBeVisible();
  await page.goto('/dashboard/employer-internships/submissions');
  const row = page.getByRole('row', { name: /Water Engineering Intern/ });
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText(comments);
  await row.getByRole('link').click();
  await expect(page.getByLabel('Application deadline')).toHaveValue(latestDay(new Date()));
  await expect(page.getByText(/Maelezo ya kazi\.pdf \(\d+ (bytes|KB)\)/)).toBeVisible();
  await page.getByLabel('Replace file').setInputFiles({ ...details, buffer: Buffer.from('not a PDF') });
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByRole('link', { name: 'Only PDF and Word documents are allowed' })).toBeVisible();
  await page.getByLabel('Replace file').setInputFiles([]);
  await page.getByLabel('Job title').fill('Water Engineering Attachment');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Your internship has been submitted again for approval.')).toBeVisible();
  await page.getByRole('link', { name: 'See your submissions' }).click();
  await expect(page.getByRole('row', { name: /Water Engineering Attachment/ })).toContainText('Pending');
  await page.goto('/dashboard');
  await expect(page.getByText('1 submission waiting for review')).toBeVisible();
  await page.getByRole('link', { name: 'See your submissions' }).click();
  await expect(page).toHaveURL('/dashboard/employer-internships/submissions');

  const approve = path.replace(/reject$/, 'approve');
  const completed = { industryId: 12, descriptionParagraph: 'Work in the sun.' };
  expect((await client.api('POST', approve, { token, json: completed })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('row', { name: /Water Engineering Attachment/ })).toContainText('Approved');
  const [, , approved] = await client.mailsTo(employer.email, 3);
  expect(approved?.subject).toBe('Your internship is approved');
  await page
    .getByRole('navigation', { name: 'My Internships' })
    .getByRole('link', { name: 'Approved' })
    .click();
  // Both lists have a link with this name.
  await expect(page).toHaveURL('/dashboard/employer-internships');
  await page.getByRole('link', { name: 'Water Engineering Attachment' }).click();
  await expect(page.getByText('No applicants yet')).toBeVisible();
});

test('a click on the button survives the message that appears on leaving a field', async ({ page }) => {
  await enter(page, (await client.newUser({ role: 'employer' })).token);
  await page.goto('/dashboard/employer-internships/submit');
  const button = page.getByRole('button', { name: 'Submit for approval' });
  await page.getByLabel('Application link').fill('mtaro.example/apply');
  await button.hover();
  const top = async () => (await button.boundingBox())?.y ?? 0;
  const before = await top();
  await page.mouse.down();
  await expect(page.getByText('We’ll save this link: https://mtaro.example/apply')).toBeVisible();
  // A pressed button moves by a pixel. A new line would move it by 27.
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: /^Please fill all fields/ })).toBeVisible();
});
